import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { dayOf, rangeBetween, rangeOf, recordPresets, type Day, type DayRange, type Preset } from './days.ts'

const DAYS = 'days'
const FROM = 'from'
const TO = 'to'
const DEFAULT_PRESET: Preset = 'sevenDays'

/** Which days are asked for; they stand in the address, so that a record can be left and found again. */
export interface AskedDays {
  today: Day
  /** What one tap chooses. */
  presets: readonly Preset[]
  range: DayRange
  /** Undefined for days of one's own choice. */
  preset: Preset | undefined
  choosePreset: (preset: Preset) => void
  chooseRange: (range: DayRange) => void
}

/** The days that the address asks for, in the merchant's time zone (GAP-151). */
export function useAskedDays(presets: readonly Preset[] = recordPresets): AskedDays {
  const [query, changeQuery] = useQueryValues()
  const today = dayOf(new Date(serverNow()), currentMerchant.timeZone)
  const own = rangeBetween(query.get(FROM), query.get(TO), today)
  const preset = presets.find((one) => one === query.get(DAYS)) ?? DEFAULT_PRESET
  return {
    today,
    presets,
    range: own ?? rangeOf(preset, today),
    preset: own ? undefined : preset,
    choosePreset: (next) => changeQuery({ [DAYS]: next, [FROM]: undefined, [TO]: undefined }),
    chooseRange: ({ from, to }) => changeQuery({ [DAYS]: undefined, [FROM]: from, [TO]: to }),
  }
}
