import type { MerchantCode } from '#mock/data/accounts.ts'
import { EVERY_CODES, SESSION_CODES } from '#src/api/generated/errors.ts'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { AnyJourney, Shown } from './journey.ts'

/** A declared reaction with the messages that say it, any of which is right; none where nothing is said. */
export type Expected = Shown & { messages: readonly string[] }

const BLOCKING: Partial<Record<GatewayCode, string>> = {
  SITE_MAINTENANCE: 'app.maintenance.title',
  REGION_RESTRICTED: 'app.restricted.title',
}

/**
 * What a code has to do on the screen of a journey: what the journey says of it, else the table of reactions. A read
 * shows only what concerns the whole site by the table, and the rest in its own place (GAP-134).
 *
 * @param merchant whose site it is
 * @param idsOf ids of the messages with this English text
 */
export function expectedOf(
  code: GatewayCode,
  journey: Pick<AnyJourney, 'own' | 'usual'>,
  merchant: MerchantCode,
  idsOf: (english: string) => readonly string[],
): Expected {
  const { show, text } = reactions[code]
  const said = [String(text.id)]
  const own = journey.own?.[code]
  if (own && isThere(own, merchant))
    return { ...own, messages: 'words' in own && own.words !== undefined ? idsOf(own.words) : messagesOf(own, said) }
  if (show === 'login') return { at: 'login', messages: said }
  if (show === 'site') return { at: 'site', messages: [BLOCKING[code] ?? ''] }
  const { usual } = journey
  if (usual !== 'table' && usual !== 'form') {
    if (usual.at === 'silent') return { ...usual, messages: [] }
    const words = code === 'NETWORK_UNREACHABLE' ? (usual.offline ?? usual.words) : usual.words
    return { at: 'place', words, messages: idsOf(words) }
  }
  if (show === 'silent') return { at: 'silent', messages: [] }
  if (show === 'alert') return { at: 'alert', messages: said }
  // What belongs to a field that the screen does not have is told like what belongs to none.
  return { at: usual === 'form' ? 'form' : 'toast', messages: said }
}

const isThere = (own: Shown, merchant: MerchantCode): boolean =>
  own.at !== 'field' || own.only === undefined || own.only.includes(merchant)

const messagesOf = ({ at }: Shown, said: readonly string[]): readonly string[] =>
  at === 'silent' || at === 'site' ? [] : said

/** Whether a code can come to any call at all, rather than being an operation's own. */
export const isCommon = (code: string): boolean =>
  EVERY_CODES.some((one) => one === code) || SESSION_CODES.some((one) => one === code)

/** In words, for reports: `a toast: “The system is busy.”`. */
export function describeExpected(expected: Expected, say: (id: string) => string): string {
  const words = expected.messages[0] === undefined ? '' : `: “${say(expected.messages[0])}”`
  if (expected.at === 'field') return `under ${expected.input}${words}`
  if (expected.at === 'login') return `the login page and a toast${words}`
  if (expected.at === 'site') return `a page in place of the site${words}`
  if (expected.at === 'place') return `in its own place${words}`
  return expected.at === 'silent' ? 'nothing shows' : `${SAID[expected.at]}${words}`
}

const SAID = { toast: 'a toast', alert: 'a dialog', form: 'over the form’s button' } as const
