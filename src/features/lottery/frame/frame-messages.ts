import { object, oneOf, type ValueOf } from '#src/api/shape.ts'
import { identifier } from './launch-query.ts'

/** The lottery is there, and this game can be played. */
const playShape = object({ type: oneOf('play'), gameId: identifier })
/**
 * `close`: the member wants to leave. `balanceChanged`: a bet, a cancellation or a win moved the balance.
 * `sessionExpired`: the lottery does not know its player any more.
 */
const plainShape = object({ type: oneOf('close', 'balanceChanged', 'sessionExpired') })

/** What the embedded lottery says to the site. */
export type FrameMessage = ValueOf<typeof playShape> | ValueOf<typeof plainShape>

/** Who is listened to. */
export interface Speaker {
  origin: string
  window: MessageEventSource | null | undefined
}

/**
 * Reads a message of the embedded lottery. Whatever comes from another window, from another origin or in another form
 * is nothing.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  speaker: Speaker,
): FrameMessage | undefined {
  if (!speaker.window || event.source !== speaker.window || event.origin !== speaker.origin) return undefined
  const { data } = event
  const message = playShape(data) ?? plainShape(data)
  // A message that says more than it should is none.
  return message && Object.keys(Object(data)).length === Object.keys(message).length ? message : undefined
}
