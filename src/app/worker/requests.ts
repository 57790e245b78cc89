import { matchKey } from '../boot/match-key.ts'

/** What belongs to the gateway. The worker leaves it alone, but for {@link VISITORS_ANSWERS}. */
export const GATEWAY = /^\/(wps|lgw|lotto\/lgw)\//

/** The calls whose answers are alike for all visitors and which home needs without a connection. */
const VISITORS_ANSWERS: readonly string[] = [
  '/wps/system/whitelabel',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/MCSFE_getListAnnouncements',
]

/** From this status on who was asked has no answer for now, but one about trouble of its own. */
export const BROKEN_FROM = 500

/** Header of a kept answer: when it came, in epoch milliseconds by this device's clock. */
const KEPT_AT = 'Kept-At'

/** What the worker's rules ask of a request. */
type Asked = Pick<Request, 'method' | 'headers' | 'url'>

/** Whether an address of the own origin is a page of the site, for which index.html stands. */
export const isPage = (pathname: string): boolean => /^\/(m(\/.*)?|index\.html)?$/.test(pathname)

/**
 * Whether the answer to a call may be kept: nobody is named in it, neither by a token nor by cookies of another origin.
 */
export function isVisitorsCall({ method, headers, url }: Asked): boolean {
  return (
    method === 'GET' &&
    VISITORS_ANSWERS.includes(new URL(url).pathname) &&
    headers.has('X-Merchant') &&
    !headers.has('Authorization')
  )
}

/** Under which address an answer is kept: merchants share addresses, and the order of a query says nothing. */
export function answerKey({ url, headers }: Asked): string {
  return `${new URL(url).origin}${matchKey(url)}&merchant=${headers.get('X-Merchant')}`
}

/** The answer as it is kept; undefined for a failure. */
export async function answerToKeep(response: Response): Promise<Response | undefined> {
  if (response.status !== 200) return undefined
  const body = await response.clone().text()
  if (!/"success"\s*:\s*true/.test(body)) return undefined
  return new Response(body, { headers: { 'Content-Type': 'application/json', [KEPT_AT]: String(Date.now()) } })
}

/** A kept answer with its age in seconds, by which the site knows that it says nothing about the time (GAP-80). */
export function withAge(kept: Response): Response {
  const ageMs = Math.max(0, Date.now() - Number(kept.headers.get(KEPT_AT)))
  const headers = new Headers(kept.headers)
  headers.set('Age', String(Math.round(ageMs / 1000)))
  return new Response(kept.body, { headers })
}

/** Whether a file is a picture of the site itself, whose name has no hash. */
export const isOwnPicture = (pathname: string): boolean =>
  /^\/(merchants|emblems|vip-bonus)\/.*\.(svg|png)$|^\/favicon\.svg$/.test(pathname)

/** Whether a file of the own origin may be kept: only where the host says that it is for everybody. */
export function isForEverybody({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const caching = headers.get('Cache-Control') ?? ''
  return status === 200 && /\bpublic\b/.test(caching) && !/\b(private|no-store)\b/.test(caching)
}

/** Whether an answer is a file with a hash, and not the page that some hosts answer for a file that is gone. */
export const isHashedFile = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !(headers.get('Content-Type') ?? '').includes('text/html')
