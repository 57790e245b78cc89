import { useIntl } from 'react-intl'
import { dayRangeMessage } from '#src/core/i18n/day-range-message.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import type { Offer } from './offer.ts'
import { promotionMessages as messages } from './promotion-messages.ts'

/** When a promotion runs, in days of the merchant's time zone; nothing where no time is set. */
export function Period({ offer }: { offer: Pick<Offer, 'startsAt' | 'endsAt' | 'status'> }) {
  const intl = useIntl()
  const { startsAt, endsAt, status } = offer
  const day = (at: string) =>
    intl.formatDate(at, { timeZone: currentMerchant.timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  if (startsAt && endsAt) return <>{intl.formatMessage(dayRangeMessage, { from: day(startsAt), to: day(endsAt) })}</>
  if (endsAt) return <>{intl.formatMessage(messages.until, { to: day(endsAt) })}</>
  if (!startsAt) return null
  const open = status === 'COMING_SOON' ? messages.starts : messages.since
  return <>{intl.formatMessage(open, { from: day(startsAt) })}</>
}
