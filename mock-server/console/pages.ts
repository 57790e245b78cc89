import * as v from 'valibot'
import { CHANNEL, tellSchema, type Ask, type Tell } from './messages.ts'
import { refusal } from './refusal.ts'

/** A page that is open answers at once; one that sleeps in the background takes a moment. */
const PATIENCE_MS = 800

let page: string | undefined

/**
 * Asks the gateway in an open page of the site: the one that answered last time, else the first that does.
 *
 * @returns what it answers; undefined when no page is open
 * @throws {Error} with the gateway's own sentence, where it refuses; where a page was told to change something and is
 * late
 */
export async function askPages(method: string, name: string, content?: unknown): Promise<unknown> {
  const body = content === undefined ? '' : JSON.stringify(content)
  const question = { method, name, body }
  const isRead = method === 'GET'
  // One that answers late has done it all the same, so what changes something goes to a single page, and once.
  if (!isRead) await askPages('GET', 'clock')
  // Another question may forget the page while this one waits.
  const told = page
  const answer =
    (told === undefined ? undefined : await ask(question, told)) ?? (isRead ? await ask(question) : undefined)
  page = answer?.from
  if (!answer && !isRead && told !== undefined) throw new Error('The page has not answered yet; it may have done it.')
  if (!answer) return undefined
  if (answer.status !== 200) throw refusal(question, answer)
  return JSON.parse(answer.body)
}

function ask(content: Pick<Ask, 'method' | 'name' | 'body'>, to?: string): Promise<Tell | undefined> {
  const question = { ask: crypto.randomUUID(), to, ...content } satisfies Ask
  const channel = new BroadcastChannel(CHANNEL)
  return new Promise<Tell | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { success, output } = v.safeParse(tellSchema, data)
      if (success && output.tell === question.ask) resolve(output)
    })
    channel.postMessage(question)
  }).finally(() => channel.close())
}
