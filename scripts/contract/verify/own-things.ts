import { asObject, asText } from '../document/json.ts'
import { SESSION_CODES } from '../judge/judge.ts'
import type { Context } from './context.ts'
import { codeOf, failureOf, successValue, type Changes, type Exchange } from './exchange.ts'

interface Changed {
  name: string
  by: string
  read: string
  field: string
  body: string
}

/** What calls change of the member, each with the call that puts it back. */
const CHANGED: readonly Changed[] = [
  { name: 'nickname', by: 'updateNickname', read: 'getMemberInfo', field: 'nickname', body: 'nickname' },
  { name: 'picture', by: 'updateMemberIcon', read: 'getMemberIcon', field: 'currentIconId', body: 'iconId' },
  { name: 'payee name', by: 'updatePayeeName', read: 'getMemberInfo', field: 'payeeName', body: 'payeeName' },
]

/** Without it nobody can say which favourites to take away again, so none is added. */
export const FAVORITES_UNREAD = { open: 'the favourites of the member cannot be read' }

/** A member keeps no more, and one page holds them. */
export const MOST_FAVORITES = 100

/**
 * Remembers what the operations of a run change of the member, and has it put back at the end.
 *
 * @param tell is called with a sentence for each thing that cannot be read now, and so is not put back
 */
export async function rememberMember(
  context: Context,
  ids: readonly string[],
  tell: (sentence: string) => void,
): Promise<void> {
  if (context.options.readOnly || context.options.credentials.member === undefined) return
  for (const changed of CHANGED.filter((one) => ids.includes(one.by))) {
    const value = await context.value(changed.read, { who: 'member' })
    if (Object.keys(value).length === 0) {
      tell(`The ${changed.name} of GATEWAY_USER could not be read before the run, so it is not put back.`)
      continue
    }
    const before = asText(value[changed.field]) ?? ''
    context.afterwards(async () => {
      const left = await putBack(context, changed, before)
      return left && `The ${changed.name} of GATEWAY_USER ${left}.`
    })
  }
  if (ids.includes('addFavorite') || ids.includes('removeFavorite')) await rememberFavorite(context, tell)
}

/** Both calls that change favourites are made with the same game. */
async function rememberFavorite(context: Context, tell: (sentence: string) => void): Promise<void> {
  const before = await favoriteIds(context)
  if (!before) return tell('The favourites of GATEWAY_USER could not be read before the run, so they are not put back.')
  const { nodeId, vendor } = asObject((await context.base(context.operation('addFavorite'))).body)
  keepFavorite(context, { nodeId, vendor }, before.has(String(nodeId)))
}

/** The ids of the games that are favourites of the member; undefined where they cannot be read. */
export async function favoriteIds(context: Context): Promise<Set<string> | undefined> {
  const { content } = await context.value('listFavoriteIds', { query: { pageNo: 1, pageSize: MOST_FAVORITES } })
  return Array.isArray(content) ? new Set(content.map(String)) : undefined
}

/** Has a game be a favourite of the member at the end, or none, as it was. */
export function keepFavorite(context: Context, game: { nodeId: unknown; vendor: unknown }, was: boolean): void {
  context.afterwards(async () => {
    const done = was
      ? await askAsMember(context, 'addFavorite', { body: game })
      : await askAsMember(context, 'removeFavorite', { query: game })
    const id = String(game.nodeId)
    const failure = failureOf(done)
    if (failure !== undefined)
      return `The game ${id} may ${was ? 'no longer' : 'still'} be a favourite of GATEWAY_USER (${failure}).`
    const now = (await favoriteIds(context))?.has(id)
    if (now === undefined || now === was) return undefined
    return `The game ${id} is ${was ? 'no longer' : 'still'} a favourite of GATEWAY_USER (answered as a success).`
  })
}

/** @returns the end of a sentence where it is not as it was */
async function putBack(
  context: Context,
  { by, read, field, body }: Changed,
  before: string,
): Promise<string | undefined> {
  const look = async () => {
    const exchange = await askAsMember(context, read)
    return { exchange, now: asText(successValue(exchange)[field]) ?? '' }
  }
  const first = await look()
  const why = failureOf(first.exchange)
  if (first.now === before && why === undefined) return undefined
  if (before === '' && why !== undefined) return `may not be empty again: it cannot be read (${why})`
  if (before === '') return first.now === '' ? undefined : `is "${first.now}" now, and was empty; no call empties it`
  const done = await askAsMember(context, by, { body: { [body]: before } })
  const { exchange, now } = await look()
  const unread = failureOf(exchange)
  if (unread !== undefined) return `may not be "${before}" again: it cannot be read (${unread})`
  return now === before
    ? undefined
    : `is still "${now}", and was "${before}" (${failureOf(done) ?? 'answered as a success'})`
}

/** A call of the member, who signs in once more where the run has cost them their session. */
async function askAsMember(context: Context, id: string, changes: Changes = {}): Promise<Exchange> {
  const ask = () => context.ask(context.operation(id), { ...changes, who: 'member' })
  const exchange = await ask()
  if (!SESSION_CODES.includes(codeOf(exchange) ?? '')) return exchange
  context.sessions.forget('member')
  return ask()
}
