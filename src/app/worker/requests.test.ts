import { afterEach, expect, it, vi } from 'vitest'
import { GATEWAY_PREFIXES } from '#scripts/lib/gateway-paths.ts'
import { earlyRequests } from '../boot/early-requests.ts'
import {
  answerKey,
  answerToKeep,
  GATEWAY,
  isForEverybody,
  isHashedFile,
  isOwnPicture,
  isPage,
  isVisitorsCall,
  withAge,
} from './requests.ts'

const SITE = 'https://lanternhouse.example'
const HOT_GAMES = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=EN&platform=html5'
const call = (address: string, headers: Record<string, string> = { 'X-Merchant': 'bdtdemo' }, method = 'GET') =>
  new Request(SITE + address, { method, headers })

afterEach(() => void vi.useRealTimers())

it('knows what belongs to the gateway', () => {
  const inner = GATEWAY_PREFIXES.map((prefix) => prefix.slice(1, -1))
  expect(GATEWAY).toEqual(new RegExp(`^/(${inner.join('|')})/`))
  expect(['/m/wps/x', '/assets/wps/x', '/wpsx'].filter((path) => GATEWAY.test(path))).toEqual([])
})

it('keeps what home asks for but the status, which names the visitor', () => {
  const home = earlyRequests({ home: true, list: undefined, merchant: 'bdtdemo', language: 'EN' })
  expect(home.filter((address) => !isVisitorsCall(call(address)))).toEqual(['/wps/system/status'])
})

it.each([
  ['a member asks', call(HOT_GAMES, { 'X-Merchant': 'bdtdemo', Authorization: 'Bearer t' })],
  ['no merchant is named', call(HOT_GAMES, {})],
  ['it writes', call(HOT_GAMES, undefined, 'POST')],
  ['it is a wallet', call('/wps/wallets/gcs')],
  ['the path only begins alike', call('/wps/relay/GCSGAME_hotGamesV2/mine')],
  ['it is a list of games', call('/wps/relay/GCSGAME_gameList?pageNo=1')],
])('keeps no answer where %s', (_what, request) => expect(isVisitorsCall(request)).toBe(false))

it('keeps answers apart by merchant, and not by the order of the query', () => {
  const swapped = call('/wps/relay/GCSGAME_hotGamesV2?platform=html5&language=EN&isPlatform=2')
  expect(answerKey(swapped)).toBe(answerKey(call(HOT_GAMES)))
  expect(answerKey(call(HOT_GAMES, { 'X-Merchant': 'tlbdemo' }))).not.toBe(answerKey(call(HOT_GAMES)))
})

it('keeps the body of a success and no header of the gateway', async () => {
  const kept = await answerToKeep(Response.json({ success: true, value: 1 }, { headers: { 'X-Request-Id': 'r' } }))
  expect([...(kept?.headers.keys() ?? [])].sort()).toEqual(['content-type', 'kept-at'])
  expect(await kept?.json()).toEqual({ success: true, value: 1 })
})

it.each([
  ['a failure in an envelope', Response.json({ success: false, code: 'SYSTEM_BUSY' })],
  ['a failure by its number', Response.json({ success: true, value: 1 }, { status: 503 })],
  ['the page of a proxy', new Response('<h1>Sign in to this network</h1>')],
])('does not keep %s', async (_what, response) => expect(await answerToKeep(response)).toBeUndefined())

it('GAP-80 a kept answer tells its age, so that no clock is set by it', async () => {
  vi.useFakeTimers()
  const kept = await answerToKeep(Response.json({ success: true, value: 1 }))
  vi.advanceTimersByTime(90_000)
  expect(kept && withAge(kept).headers.get('Age')).toBe('90')
})

it('takes the addresses of the site for pages, and nothing else', () => {
  expect(['/', '/m', '/m/', '/m/home', '/m/index.html', '/index.html'].filter((path) => !isPage(path))).toEqual([])
  expect(['/sw.js', '/media/play', '/__mock/console', '/wps/x', '/mx'].filter(isPage)).toEqual([])
})

it('keeps pictures of the site, and of others what the host calls public', () => {
  expect(isOwnPicture('/merchants/bdtdemo/hero.svg')).toBe(true)
  expect(isOwnPicture('/merchants/bdtdemo/site.webmanifest')).toBe(false)
  const picture = (caching?: string) =>
    isForEverybody(new Response('', { headers: caching === undefined ? {} : { 'Cache-Control': caching } }))
  expect(picture('public, max-age=60')).toBe(true)
  expect([undefined, 'no-store', 'max-age=60', 'private', 'public, no-store'].filter(picture)).toEqual([])
})

it('a page in the place of a file that is gone is no file', () => {
  const answer = (type: string, status = 200) => new Response('', { status, headers: { 'Content-Type': type } })
  expect(isHashedFile(answer('text/javascript'))).toBe(true)
  expect(isHashedFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isHashedFile(answer('text/javascript', 404))).toBe(false)
})
