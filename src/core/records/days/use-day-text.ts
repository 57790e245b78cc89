import { useIntl } from 'react-intl'
import type { Day } from './days.ts'

/** Writes days in the visitor's language, in the Gregorian calendar: Thai would count 2569, Persian 1405. */
export function useDayText({ withYear = true }: { withYear?: boolean } = {}): (day: Day) => string {
  const intl = useIntl()
  return (day) =>
    intl.formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
      day: 'numeric',
      month: 'short',
      ...(withYear ? { year: 'numeric' } : {}),
    })
}
