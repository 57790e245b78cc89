import { useIntl } from 'react-intl'
import type { Day } from './days.ts'

/** Writes days in the visitor's language. */
export function useDayText({ withYear = true }: { withYear?: boolean } = {}): (day: Day) => string {
  const intl = useIntl()
  return (day) =>
    intl.formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(withYear ? { year: 'numeric' } : {}),
    })
}
