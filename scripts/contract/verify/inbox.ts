import { asList, asObject, asText, type JsonObject } from '../document/json.ts'

const WAIT_MS = 10_000

/** What members of a test system would read: the captchas shown last, and the messages sent last. */
export interface Inbox {
  /** What the last captcha shows. */
  captcha: string | undefined
  /** The last message to an address or a number: its code, and the link that it carries. */
  messageTo: (to: string) => { code: string | undefined; link: string | undefined } | undefined
}

/** Reads the inbox of a test system; docs/backend.md has its form. Nothing is in one that cannot be read. */
export async function readInbox(address: string): Promise<Inbox> {
  const { captchas, sms } = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
    .then(async (answer): Promise<JsonObject> => asObject(await answer.json()))
    .catch((): JsonObject => ({}))
  const messages = asList(sms).map(asObject)
  return {
    captcha: asText(asObject(asList(captchas).at(-1))['answer']),
    messageTo(to) {
      const found = messages.findLast((one) => one['to'] === to)
      return found && { code: asText(found['code']), link: asText(found['link']) }
    },
  }
}
