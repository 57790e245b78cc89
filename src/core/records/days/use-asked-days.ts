import { useSearchParams } from 'react-router-dom'
import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
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
  const [query, setQuery] = useSearchParams()
  const today = dayOf(new Date(serverNow()), currentMerchant.timeZone)
  const own = rangeBetween(query.get(FROM), query.get(TO), today)
  const preset = presets.find((one) => one === query.get(DAYS)) ?? DEFAULT_PRESET
  const choose = (values: Record<string, string>) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of [DAYS, FROM, TO]) next.delete(name)
        for (const [name, value] of Object.entries(values)) next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  return {
    today,
    presets,
    range: own ?? rangeOf(preset, today),
    preset: own ? undefined : preset,
    choosePreset: (next) => choose({ [DAYS]: next }),
    chooseRange: ({ from, to }) => choose({ [FROM]: from, [TO]: to }),
  }
}
