import { CancelledError, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { getMemberInfoQuery, listHotGamesQuery } from './generated/first-screen.ts'
import { listGamesInfiniteQuery, listGamesQuery } from './generated/games-lists.ts'
import { configureGateway } from './settings.ts'
import { sampleGame } from '../../tests/support/sample-game.ts'

const VARIABLES = { query: { merchant: 'bdtdemo', platform: 'html5' } } as const

afterEach(() => configureGateway({}))

function serve(...answers: (() => Response)[]): Request[] {
  const requests: Request[] = []
  configureGateway({
    baseUrl: 'https://site.example',
    retryBaseMs: 1,
    fetch: async (request) => {
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new Error('no answer is left')
      return answer()
    },
  })
  return requests
}

const fails = (status: number, code: string, headers?: Record<string, string>) => () =>
  new Response(JSON.stringify({ success: false, code, message: '' }), { status, headers: headers ?? {} })
const page =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<html>', { status, headers })
const answers = (value: unknown) => () => new Response(JSON.stringify({ success: true, value }))
const breaks = () => {
  throw new TypeError('fetch failed')
}

describe('query options', () => {
  it('have the key [operation, variables]', () => {
    expect(listGamesQuery(VARIABLES).queryKey).toEqual(['listGames', VARIABLES])
    expect(listHotGamesQuery(HOT).queryKey).toEqual(['listHotGames', HOT])
    expect(getMemberInfoQuery().queryKey).toEqual(['getMemberInfo', {}])
  })

  it('keep pages apart from the plain list, under the same beginning', () => {
    expect(listGamesInfiniteQuery(VARIABLES).queryKey).toEqual(['listGames', VARIABLES, 'pages'])
  })
})

const HOT = { query: { isPlatform: 2, platform: 'html5' } } as const

describe('pages', () => {
  const page = (pageNum: number, totalPages: number) =>
    answers({ games: [sampleGame({ nodeId: String(pageNum) })], pageNum, totalPages, totalCount: 0 })

  it('are counted from 1 until the current one is the last (LIST-10)', async () => {
    const requests = serve(page(1, 2), page(2, 2))
    const client = new QueryClient()
    const data = await client.fetchInfiniteQuery({ ...listGamesInfiniteQuery(VARIABLES), pages: 9 })
    expect(data.pages.map(({ pageNum }) => pageNum)).toEqual([1, 2])
    expect(requests.map(({ url }) => new URL(url).searchParams.get('pageNo'))).toEqual(['1', '2'])
  })

  it('end at once when there are none', async () => {
    const requests = serve(page(1, 0))
    await new QueryClient().fetchInfiniteQuery({ ...listGamesInfiniteQuery(VARIABLES), pages: 9 })
    expect(requests).toHaveLength(1)
  })
})

describe('reads', () => {
  const read = () => new QueryClient().fetchQuery(listGamesQuery(VARIABLES))

  it.each<[string, () => Response]>([
    ['the network fails', breaks],
    ['the gateway is busy', fails(503, 'SYSTEM_BUSY')],
    ['the gateway asks to wait a little', fails(503, 'SYSTEM_BUSY', { 'Retry-After': '0' })],
    ...[502, 503, 504].map(
      (status) => [`a proxy has no gateway (${status})`, page(status)] as [string, () => Response],
    ),
  ])('are repeated twice when %s (ERR-43, ERR-47)', async (_name, answer) => {
    const requests = serve(answer)
    await expect(read()).rejects.toMatchObject({ name: 'GatewayError' })
    expect(requests).toHaveLength(3)
  })

  it('succeed when the repetition does', async () => {
    const requests = serve(breaks, answers({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }))
    expect(await read()).toMatchObject({ pageNum: 1 })
    expect(requests).toHaveLength(2)
  })

  it.each<[string, () => Response]>([
    ['the request is wrong', fails(400, 'REQUEST_INVALID')],
    ['the region is restricted', fails(451, 'REGION_RESTRICTED')],
    ['the contract is broken', page(200)],
    ['a page says that something is broken', page(500)],
    ['a proxy asks to wait longer than that', page(503, { 'Retry-After': '4' })],
    [
      'the gateway asks to wait longer than anybody looks at a loading screen',
      fails(503, 'SYSTEM_BUSY', { 'Retry-After': '4' }),
    ],
  ])('are not repeated when %s', async (_name, answer) => {
    const requests = serve(answer)
    await expect(read()).rejects.toMatchObject({ name: 'GatewayError' })
    expect(requests).toHaveLength(1)
  })

  it('are not repeated when the session is missing', async () => {
    const requests = serve(answers(null))
    await expect(new QueryClient().fetchQuery(getMemberInfoQuery())).rejects.toMatchObject({ code: 'SESSION_MISSING' })
    expect(requests).toHaveLength(0)
  })

  it('are aborted with their query', async () => {
    let signal: AbortSignal | undefined
    configureGateway({
      baseUrl: 'https://site.example',
      fetch: (request) =>
        new Promise((_resolve, reject) => {
          signal = request.signal
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    })
    const client = new QueryClient()
    const call = client.fetchQuery(listGamesQuery(VARIABLES))
    await expect.poll(() => signal).toBeDefined()
    const outcome = call.catch((error: unknown) => error)
    await client.cancelQueries({ queryKey: ['listGames'] })
    expect(await outcome).toBeInstanceOf(CancelledError)
    expect(signal?.aborted).toBe(true)
  })
})
