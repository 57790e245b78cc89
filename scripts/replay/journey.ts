import type { MerchantCode } from '#mock/data/accounts.ts'
import type { CodeOf, GatewayCode } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Screen } from './screen.ts'

/** Where a failure shows itself. Words are English and looked up in the language of the run. */
export type Shown =
  /** A toast, a dialog, or a line over the form's button; in the words of the table unless others are said. */
  | { at: 'toast' | 'alert' | 'form'; words?: string }
  /** Under the input of this name; as `usual` says at merchants whose screen does not have it. */
  | { at: 'field'; input: string; words?: string; only?: readonly MerchantCode[] }
  /** In place of what could not be loaded: these words stand in the page, once; others where there is no connection. */
  | { at: 'place'; words: string; offline?: string }
  /** The login page, and a toast. */
  | { at: 'login' }
  /** The page that takes the place of the whole site. */
  | { at: 'site' }
  /** Nowhere; the page stays as it was. */
  | { at: 'silent' }

type Work = (screen: Screen) => Promise<unknown>

/** How a screen makes one call, and what it declares to do when the call fails. */
export interface Journey<Op extends OperationId = OperationId> {
  /** Address of the screen. */
  at: string
  /** The seeded account that is signed in; a visitor when left out. */
  as?: 'ravi88' | 'agent01' | 'newcomer' | 'downline1'
  /** Brings the screen, once it is there, to where the call can be made. */
  prepare?: Work
  /** Before each call: opens again what the call before it has closed, or closes what it has left open. */
  ready?: Work
  /** Makes the call; left out where the address makes it by itself. */
  act?: Work
  /** Whether each answer needs the screen afresh; an action repeats on the same screen when left out. */
  afresh?: boolean
  /** The merchants whose sites have the screen, and why the others have not; all of them when left out. */
  merchants?: { only: readonly MerchantCode[]; reason: string }
  /** What else is forced all the time, as a scenario. */
  also?: string
  /**
   * `table` where the table of reactions says it: a write. `form` where a form of `useGatewayForm` makes the call,
   * which keeps over its button what the table has for a toast. Otherwise what stands in place of what did not load.
   */
  usual: 'table' | 'form' | Extract<Shown, { at: 'place' | 'silent' }>
  /** Codes that the screen shows in its own way. */
  own?: Partial<Record<CodeOf<Op>, Shown>>
  /** Codes that cannot come here, with the reason. */
  never?: Partial<Record<CodeOf<Op>, string>>
}

/** A call that no screen makes yet, with the reason. */
export interface Unreachable {
  unreachable: string
}

/** A journey, or a reason, for each of some operations. */
export type Journeys<Ids extends OperationId> = { [Op in Ids]: Journey<Op> | Unreachable }

/** A journey without the exact codes of its operation. */
export interface AnyJourney extends Omit<Journey, 'own' | 'never'> {
  own?: Partial<Record<GatewayCode, Shown>>
  never?: Partial<Record<GatewayCode, string>>
}

export const isReachable = (journey: AnyJourney | Unreachable): journey is AnyJourney => !('unreachable' in journey)

/** Why no screen of this merchant makes the call, or shows the code; undefined where one does. */
export function whyUnreachable(
  journey: AnyJourney | Unreachable,
  merchant: MerchantCode,
  code?: GatewayCode,
): string | undefined {
  if (!isReachable(journey)) return journey.unreachable
  const { merchants, never } = journey
  if (merchants !== undefined && !merchants.only.includes(merchant)) return merchants.reason
  return code && never?.[code]
}
