import type { InboxMessage } from '#src/api/generated/types.ts'
import { rng } from '#mock/art/rng.ts'

const DAY_MS = 86_400_000
const SPAN_DAYS = 90
const MESSAGES = 42

const templates: readonly ((number: number) => readonly [title: string, content: string])[] = [
  (number) => [`Your deposit D26${number} has arrived`, '<p>It is on your balance now. Thank you.</p>'],
  (number) => [
    `Withdrawal W26${number} is on its way`,
    '<p>We have sent it to your bank. It answers within six hours, at weekends later.</p>',
  ],
  () => [
    'A rebate for you',
    '<p>Your rebate of yesterday is on your balance. You find it under <a href="/m/rewardCenter">rewards</a>.</p>',
  ],
  () => [
    'Signed in from a new phone',
    '<p>Somebody signed in from a phone we do not know. If it was not you, <a href="/m/psw">change your password</a>.</p>',
  ],
  (number) => [
    `A friend has joined, invitation ${number}`,
    '<p>Your friend made a first deposit. Your share settles tonight.</p>',
  ],
  () => [
    'Birthday gift',
    '<p>Tell us your birthday once and a gift waits for you every year. It cannot be changed afterwards.</p>',
  ],
  () => ['A seat is kept for you', '<p>Your host at <strong>Nine Tails</strong> keeps a seat until 23:00.</p>'],
]

/** The inbox of an account over 90 days, the latest first; nothing is read. The same account always gets the same letters. */
export function inboxRows(now: Date, account: string): InboxMessage[] {
  const r = rng(`inbox|${account}`)
  return Array.from({ length: MESSAGES }, (_, i) => {
    const [title, content] = r.pick(templates)(r.int(11_200, 99_800))
    const age = (i + r.between(0.05, 0.9)) * (SPAN_DAYS / MESSAGES)
    const sentAt = new Date(now.getTime() - age * DAY_MS).toISOString()
    return { id: `I${account}-${MESSAGES - i}`, title, content, read: false, sentAt }
  })
}
