import type { InboxMessage } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import { wordIn } from './languages.ts'
import { letters } from './letters.ts'

const DAY_MS = 86_400_000
const SPAN_DAYS = 90
const MESSAGES = 42

/**
 * The inbox of an account over 90 days in a language, the latest first; nothing is read. The same account always gets
 * the same letters.
 */
export function inboxRows(now: Date, account: string, language: string): InboxMessage[] {
  const r = rng(`inbox|${account}`)
  return Array.from({ length: MESSAGES }, (_, i) => {
    const { title, content } = r.pick(letters)(r.int(11_200, 99_800))
    const age = (i + r.between(0.05, 0.9)) * (SPAN_DAYS / MESSAGES)
    const sentAt = new Date(now.getTime() - age * DAY_MS).toISOString()
    return {
      id: `I${account}-${MESSAGES - i}`,
      title: wordIn(title, language),
      content: wordIn(content, language),
      read: false,
      sentAt,
    }
  })
}
