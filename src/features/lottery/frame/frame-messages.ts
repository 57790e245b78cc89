import { is, object, picklist, pipe, regex, string, type InferOutput } from 'valibot'

/** The lottery is there, and this game can be played. */
const playSchema = object({ type: picklist(['play']), gameId: pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)) })
/**
 * `close`: the member wants to leave. `balanceChanged`: a bet, a cancellation or a win moved the balance.
 * `sessionExpired`: the lottery does not know its player any more.
 */
const plainSchema = object({ type: picklist(['close', 'balanceChanged', 'sessionExpired']) })

/** What the embedded lottery says to the site. */
export type FrameMessage = InferOutput<typeof playSchema> | InferOutput<typeof plainSchema>

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
  // An object schema lets pass what it does not know; a message that says more than it should is none.
  const says = (count: number) => Object.keys(Object(data)).length === count
  if (is(playSchema, data) && says(2)) return data
  return is(plainSchema, data) && says(1) ? data : undefined
}
