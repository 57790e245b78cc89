import { createContractTermsRemarkMaxLength, createContractTermsTiersMaxItems } from '#src/api/generated/bounds.ts'
import type { ContractKind, ContractTerms, ContractTier, NewContract } from '#src/api/generated/types.ts'
import { faultIf, fieldMessages } from '#src/core/forms/field-messages.ts'
import type { Fault, Faults } from '#src/core/forms/form-types.ts'
import { countCharacters } from '#src/lib/count-characters.ts'
import { latinDigits, tidyText } from '#src/lib/plain-text.ts'
import { isMore, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { offerMessages as messages } from './offer-messages.ts'

/** What is typed for a step. */
const PARTS = ['from', 'members', 'pay'] as const
export type StepField = `${(typeof PARTS)[number]}_${number}`
type StepValues = Record<StepField, string>

export type OfferValues = StepValues & {
  kind: string
  /** How often a dividend is settled; wages have no choice. */
  settlement: string
  /** How many steps stand in the form. */
  steps: string
  startsOn: string
  endsOn: string
  remark: string
}

export const KINDS = ['DAILY_SALARY', 'DIVIDEND', 'HOUR_SALARY'] as const satisfies ContractKind[]
export const SETTLEMENTS = ['WEEKLY', 'HALF_MONTHLY', 'MONTHLY'] as const satisfies ContractTerms['settlement'][]

export const stepField = (part: (typeof PARTS)[number], step: number): StepField => `${part}_${step}`
export const kindOf = ({ kind }: Pick<OfferValues, 'kind'>): ContractKind =>
  KINDS.find((one) => one === kind) ?? 'DAILY_SALARY'
export const settlementOf = ({ settlement }: Pick<OfferValues, 'settlement'>): (typeof SETTLEMENTS)[number] =>
  SETTLEMENTS.find((one) => one === settlement) ?? 'MONTHLY'
export const stepsOf = ({ steps }: Pick<OfferValues, 'steps'>): number => Number(steps)

/** A form with one empty step, for a daily wage from a day on. */
export function emptyOffer(startsOn: string): OfferValues {
  const steps: StepValues = {}
  for (const field of allStepFields()) steps[field] = ''
  return { ...steps, kind: 'DAILY_SALARY', settlement: 'MONTHLY', steps: '1', startsOn, endsOn: '', remark: '' }
}

/** What was typed as it was meant: digits of any script as Latin ones, amounts without what groups thousands. */
export function tidyOffer(values: OfferValues): OfferValues {
  const tidy: OfferValues = { ...values, remark: values.remark.trim() }
  for (const field of allStepFields()) {
    const text = values[field] ?? ''
    tidy[field] = field.startsWith('members') ? latinDigits(tidyText(text)) : tidyAmount(text)
  }
  return tidy
}

interface OfferTerms {
  /** `yyyy-mm-dd` of the merchant, as the days of the offer. */
  today: string
  /** The browser has a part of the last day, which it gives out as nothing. */
  endsOnIncomplete: boolean
}

/** What is wrong with an offer before it is sent; the gateway judges it again. */
export function checkOffer(values: OfferValues, { today, endsOnIncomplete }: OfferTerms): Faults<OfferValues> {
  const faults: Faults<OfferValues> = {}
  for (let step = 0; step < stepsOf(values); step += 1) {
    const [from, members, pay] = PARTS.map((part) => values[stepField(part, step)] ?? '')
    faults[stepField('from', step)] = fromFault(from ?? '', values[stepField('from', step - 1)])
    if (!/^\d{1,7}$/.test(members ?? '')) faults[stepField('members', step)] = { message: messages.membersFormat }
    faults[stepField('pay', step)] = payFault(pay ?? '', kindOf(values))
  }
  if (values.startsOn === '') faults.startsOn = { message: fieldMessages.missing }
  else if (values.startsOn < today) faults.startsOn = { message: messages.startsLate }
  if (endsOnIncomplete) faults.endsOn = { message: fieldMessages.missing }
  else if (values.endsOn !== '' && values.endsOn < values.startsOn) faults.endsOn = { message: messages.endsEarly }
  if (countCharacters(values.remark) > createContractTermsRemarkMaxLength)
    faults.remark = { message: fieldMessages.tooLong, values: { max: createContractTermsRemarkMaxLength } }
  return faults
}

/** The offer as the contract writes one, of tidy values without a fault. */
export function offerOf(values: OfferValues, memberId: string): NewContract {
  const kind = kindOf(values)
  const { startsOn, endsOn, remark } = values
  const tiers = Array.from({ length: stepsOf(values) }, (_, step) => tierOf(values, step, kind))
  return {
    kind,
    memberId,
    terms: {
      basis: kind === 'DIVIDEND' ? 'NET_LOSS' : 'TURNOVER',
      settlement: kind === 'DIVIDEND' ? settlementOf(values) : kind === 'HOUR_SALARY' ? 'HOURLY' : 'DAILY',
      tiers,
      remark: remark || undefined,
    },
    startsOn,
    endsOn: endsOn || undefined,
  }
}

function tierOf(values: OfferValues, step: number, kind: ContractKind): ContractTier {
  const pay = paymentOf(values[stepField('pay', step)] ?? '') ?? ''
  return {
    reachedFrom: paymentOf(values[stepField('from', step)] ?? '') ?? '',
    minActiveMembers: Number(values[stepField('members', step)]),
    pay: kind === 'DIVIDEND' ? { kind: 'SHARE', rate: pay } : { kind: 'FIXED', amount: pay },
  }
}

function fromFault(text: string, before: string | undefined): Fault | undefined {
  const amount = paymentOf(text)
  if (amount === undefined) return { message: messages.amountFormat }
  const least = paymentOf(before ?? '')
  return faultIf(least !== undefined && !isMore(amount, least), messages.stepTooLow)
}

function payFault(text: string, kind: ContractKind): Fault | undefined {
  const pay = paymentOf(text)
  if (kind !== 'DIVIDEND') return faultIf(pay === undefined, messages.amountFormat)
  return faultIf(pay === undefined || Number(pay) > 100, messages.shareFormat)
}

const allStepFields = (): StepField[] =>
  Array.from({ length: createContractTermsTiersMaxItems }, (_, step) =>
    PARTS.map((part) => stepField(part, step)),
  ).flat()
