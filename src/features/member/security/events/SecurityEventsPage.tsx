import { useIntl } from 'react-intl'
import { useListSecurityEventsInfinite } from '#src/api/generated/security-lists.ts'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import { EventRow } from './EventRow.tsx'
import { eventsMessages as messages } from './events-messages.ts'
import { NotYou } from './NotYou.tsx'

/** `/m/member/securityEvents`: logins and changes of what protects the account, by day (BEYOND-09). */
export function SecurityEventsPage() {
  const intl = useIntl()
  const days = useAskedDays()
  const { from, to } = days.range
  // Whoever comes back from a change looks for it here.
  const query = useListSecurityEventsInfinite({ query: { from, to } }, { staleTime: 0 })
  return (
    <>
      <DayChoice days={days} />
      <RecordList key={`${from} ${to}`} query={query} none={intl.formatMessage(messages.none)}>
        {(event) => <EventRow key={event.eventId} {...event} />}
      </RecordList>
      <NotYou />
    </>
  )
}
