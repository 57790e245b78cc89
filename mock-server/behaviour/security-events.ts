import type { SecurityEvent } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { contentOf, daysOf } from '#mock/state/record-page.ts'
import { eventRows } from '#mock/data/security-events.ts'
import { notedEvents } from '#mock/state/accounts/security-events.ts'
import { seededCards } from '#mock/state/money/cards.ts'
import { pastOf } from '#mock/state/money/pasts.ts'

/** What happened to a member's account, by day and page (BEYOND-09). */
export const securityEventsBehaviour = {
  listSecurityEvents(call) {
    const asked = call.query ?? {}
    const isAsked = daysOf(call, asked)
    return contentOf(
      eventsOf(call).filter(({ at }) => isAsked(at)),
      asked,
    )
  },
} satisfies Behaviours

/** The latest first; of two at one moment the one that was noted last. */
function eventsOf(call: Call<'listSecurityEvents'>): SecurityEvent[] {
  const { account } = signedIn(call)
  const past = pastOf(account, eventRows)
  const [latest] = past
  const cards = seededCards(account).map(({ cardId, maskedNumber, addedAt = '' }): SecurityEvent => ({
    ...latest,
    eventId: `P${cardId}`,
    kind: 'BANK_ACCOUNT_ADDED',
    at: addedAt,
    subject: maskedNumber,
  }))
  return [...notedEvents(call.db, account), ...past, ...cards].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}
