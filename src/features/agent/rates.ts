import type { GameType, RebateRate } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { latinDigits, tidyText } from '#src/lib/plain-text.ts'

/** Name of the field for the rate of a game type. */
export type RateField = `rate_${string}`

/** Rates as they are typed, in percent; an empty one is none. */
export type RateValues = Record<RateField, string>

/** Decimals that the contract wants at least. */
const DECIMALS = 2
const RATE = /^\d{1,3}(\.\d{1,4})?$/

export const rateField = (gameType: GameType): RateField => `rate_${gameType}`

/** A form without any rate. */
export const noRates = (own: readonly RebateRate[]): RateValues => mapRates(own, () => '')

/** Rates as they were meant: digits of any script as Latin ones, a comma as the decimal point. */
export const tidyRates = (values: RateValues, own: readonly RebateRate[]): RateValues =>
  mapRates(own, (field) => latinDigits(tidyText(values[field] ?? '')).replace(/[,\u066b]/, '.'))

/** Nobody is given more than the agent has, nor less than was granted before (NAMED-06, NAMED-30). */
export function checkRates(
  values: RateValues,
  own: readonly RebateRate[],
  granted: readonly RebateRate[] = [],
): Faults<RateValues> {
  const faults: Faults<RateValues> = {}
  for (const { gameType, rate } of own) {
    const typed = values[rateField(gameType)] ?? ''
    const least = grantedRate(gameType, granted)
    const isWithin = Number(typed) <= Number(rate) && Number(typed) >= least
    // A rate that stays is right even where the agent's own was lowered below it.
    const isRight = RATE.test(typed) && (isWithin || Number(typed) === least)
    // Nothing typed is no rate, which is right where there was none.
    if (!isRight && !(typed === '' && least === 0))
      faults[rateField(gameType)] = { message: reactions.REBATE_OUT_OF_RANGE.text }
  }
  return faults
}

/** The rates that are given, as the contract writes them; those of nothing are left out. */
export function rebatesOf(values: RateValues, own: readonly RebateRate[]): RebateRate[] {
  return own
    .map(({ gameType }) => ({ gameType, rate: values[rateField(gameType)] ?? '' }))
    .filter(({ rate }) => Number(rate) > 0)
    .map(({ gameType, rate }) => ({ gameType, rate: withDecimals(rate) }))
}

/** The form for rates that were granted before: they stand in it. */
export const grantedRates = (own: readonly RebateRate[], granted: readonly RebateRate[]): RateValues => ({
  ...noRates(own),
  ...Object.fromEntries(granted.map(({ gameType, rate }) => [rateField(gameType), rate])),
})

/** What a game type gives back of each valid bet, in percent; 0 where nothing was granted. */
export const grantedRate = (gameType: GameType, granted: readonly RebateRate[]): number =>
  Number(granted.find((one) => one.gameType === gameType)?.rate ?? 0)

/** The rates that the form changes, as the contract writes them. */
export const changedRebates = (
  values: RateValues,
  own: readonly RebateRate[],
  granted: readonly RebateRate[],
): RebateRate[] =>
  rebatesOf(values, own).filter(({ gameType, rate }) => Number(rate) !== grantedRate(gameType, granted))

function withDecimals(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  return `${whole}.${fraction.padEnd(DECIMALS, '0')}`
}

function mapRates(own: readonly RebateRate[], textOf: (field: RateField) => string): RateValues {
  const rates: RateValues = {}
  for (const { gameType } of own) rates[rateField(gameType)] = textOf(rateField(gameType))
  return rates
}
