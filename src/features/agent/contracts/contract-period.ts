import type { IntlShape } from 'react-intl'
import type { Contract } from '#src/api/generated/types.ts'
import { openPeriod, period } from './contract-messages.ts'

/** The days from which and until which a contract runs. Days without a time belong to no zone. */
export function contractPeriod(intl: IntlShape, { startsOn, endsOn }: Pick<Contract, 'startsOn' | 'endsOn'>): string {
  const day = (date: string) =>
    intl.formatDate(date, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
  return endsOn === undefined
    ? intl.formatMessage(openPeriod, { from: day(startsOn) })
    : intl.formatMessage(period, { from: day(startsOn), to: day(endsOn) })
}
