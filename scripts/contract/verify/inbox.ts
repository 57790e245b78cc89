import { asList, asObject, asText, type JsonObject } from '../document/json.ts'
import { fetchErrorText } from './target.ts'

const WAIT_MS = 10_000

/** What members of a test system would read: the captchas shown last, and the messages sent last. */
export interface Inbox {
  /** What the last captcha shows. */
  captcha: string | undefined
  /** The last message to an address or a number: its code, and the link that it carries. */
  messageTo: (to: string) => { code: string | undefined; link: string | undefined } | undefined
}

/**
 * Whether an inbox can be read: one that cannot would leave out the same cases as an empty one.
 *
 * @returns a sentence when it cannot
 */
export async function whyNoInbox(address: string): Promise<string | undefined> {
  // A query may hold the token that opens it.
  const { origin, pathname } = new URL(address)
  const say = (reason: string) => `--inbox ${origin}${pathname} cannot be read (${reason}).`
  try {
    const { captchas, sms } = await fetchInbox(address)
    return Array.isArray(captchas) || Array.isArray(sms) ? undefined : say('it has no list "captchas" or "sms"')
  } catch (error) {
    return say(error instanceof SyntaxError ? 'its answer is not JSON' : fetchErrorText(error))
  }
}

/** Reads the inbox of a test system; docs/backend.md has its form. Nothing is in one that can no longer be read. */
export async function readInbox(address: string): Promise<Inbox> {
  const { captchas, sms } = await fetchInbox(address).catch((): JsonObject => ({}))
  const messages = asList(sms).map(asObject)
  return {
    captcha: asText(asObject(asList(captchas).at(-1))['answer']),
    messageTo(to) {
      const found = messages.findLast((one) => one['to'] === to)
      return found && { code: asText(found['code']), link: asText(found['link']) }
    },
  }
}

async function fetchInbox(address: string): Promise<JsonObject> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return asObject(await answer.json())
}
