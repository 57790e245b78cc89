import { literal, pipe, regex, safeParse, strictObject, string, variant, type InferOutput } from 'valibot'

const messageSchema = variant('type', [
  /** The lottery is there and can be played. */
  strictObject({ type: literal('play'), gameId: pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  /** The member wants to leave. */
  strictObject({ type: literal('close') }),
  /** A bet, a cancellation or a win moved the balance. */
  strictObject({ type: literal('balanceChanged') }),
  /** The lottery does not know its player any more. */
  strictObject({ type: literal('sessionExpired') }),
])

/** What the embedded lottery says to the site. */
export type FrameMessage = InferOutput<typeof messageSchema>

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
  const message = safeParse(messageSchema, event.data)
  return message.success ? message.output : undefined
}
