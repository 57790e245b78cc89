import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gamesOf, hotNodeIds, providersByCategory } from '#mock/data/games/catalogue.ts'
import { merchantCodes } from '#mock/data/accounts.ts'
import { db } from '#mock/state/db.ts'
import { validateValue } from '#mock/generated/validators.js'
import { parseScenario } from '#mock/scenario/scenario.ts'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime, setScenario, runtime } from '#mock/state/runtime.ts'
import type { Game } from '#src/api/generated/types.ts'
import { ask, loginOf, openMedia, tokenOf } from './doors-caller.ts'
import { seededAccount } from '../support/seeded-account.ts'

beforeEach(resetRuntime)

const LIST = { merchant: 'bdtdemo', platform: 'html5' }
const listGames = async (query: Record<string, string> = {}) =>
  (await ask('listGames', { query: { ...LIST, ...query } })).value

describe('the game list', () => {
  it('LIST-10 pages through every game once', async () => {
    const first = await listGames()
    expect(first.games).toHaveLength(25)
    const seen: string[] = []
    for (let page = 1; page <= first.totalPages; page += 1) {
      const { games, pageNum } = await listGames({ pageNo: String(page) })
      expect(pageNum).toBe(page)
      seen.push(...games.map(({ nodeId }) => nodeId))
    }
    expect(new Set(seen).size).toBe(first.totalCount)
    expect(await listGames({ pageNo: String(first.totalPages + 1) })).toMatchObject({
      games: [],
      totalCount: first.totalCount,
    })
  })

  it.each<[string, Record<string, string>, (game: Game) => boolean]>([
    ['LIST-18 type', { gameType: 'FISH' }, ({ gameType }) => gameType === 'FISH'],
    ['GAP-45 older spelling', { gameType: 'ELOTTO' }, ({ gameType }) => gameType === 'ELOTT' || gameType === 'ELOTTO'],
    ['LIST-19 vendor', { vassalage: 'MOON' }, ({ vassalage }) => vassalage === 'MOON'],
    ['LIST-07 kind', { gameClassify: 'SC' }, ({ gameClassifyNew }) => gameClassifyNew === 'SC'],
    ['LIST-05 new', { gameClassify: 'new' }, ({ isNew }) => isNew === 1],
    ['LIST-06 hot', { gameClassify: 'hot' }, ({ nodeId }) => hotNodeIds.includes(nodeId)],
    ['LIST-42 name', { gameName: ' DRAGON ' }, ({ displayName }) => displayName.toLowerCase().includes('dragon')],
  ])('%s narrows it', async (_name, filter, holds) => {
    const { games, totalCount } = await listGames({ ...filter, pageSize: '100' })
    expect(games.length).toBeGreaterThan(0)
    expect(games.every(holds)).toBe(true)
    expect(totalCount).toBe(gamesOf('bdtdemo').filter(({ row }) => holds(row)).length)
  })

  it('LIST-30 and LIST-31 narrow it by bet and lines, together with the others', async () => {
    const filter = { gameType: 'RNG', minBet: '0.05', minLine: '25', pageSize: '100' }
    const { games } = await listGames(filter)
    const expected = gamesOf('bdtdemo').filter(
      ({ row, minBet, minLine }) => row.gameType === 'RNG' && minBet === '0.05' && minLine === '25',
    )
    expect(games.map(({ nodeId }) => nodeId)).toEqual(expected.map(({ row }) => row.nodeId))
    expect((await listGames({ minBet: 'min' })).totalCount).toBe(
      gamesOf('bdtdemo').filter(({ smallestCoin }) => smallestCoin).length,
    )
  })

  it.each(['favourite', 'recent'])('SESSION-22 refuses %s games without a session', async (gameClassify) => {
    const refused = await ask('listGames', { query: { ...LIST, gameClassify } })
    expect(refused).toMatchObject({ status: 401, code: 'SESSION_MISSING' })
  })

  it('LAUNCH-18 remembers what was played, the latest first and each game once', async () => {
    const token = await tokenOf()
    const [one, two] = (await listGames()).games
    for (const game of [one, two, one]) {
      await ask('addRecentGame', { token, body: { nodeId: game?.nodeId, vendor: game?.vassalage } })
    }
    const { value } = await ask('listRecentGames', { token, query: { clientType: '2' } })
    expect(value.games.map(({ nodeId }) => nodeId)).toEqual([one?.nodeId, two?.nodeId])
  })

  it('GATEWAY-77 remembers the lotteries that were played, the latest first, each once, and nothing else', async () => {
    const token = await tokenOf()
    const [one, two] = (await ask('getVnGameMenu')).value.groups.flatMap(({ games }) => games)
    const slot = (await listGames({ gameType: 'RNG' })).games[0]
    for (const game of [one, two, one, slot]) {
      const vendor = game && 'vassalage' in game ? game.vassalage : 'LOTT'
      expect((await ask('addRecentGame', { token, body: { nodeId: game?.nodeId, vendor } })).status).toBe(200)
    }
    const { value } = await ask('getVnRecentGames', { token })
    expect(value.list.map(({ nodeId }) => nodeId)).toEqual([one?.nodeId, two?.nodeId])
  })

  it('CATS-18 keeps the contract at every merchant', () => {
    for (const merchant of merchantCodes) {
      expect(validateValue.getVendorGameTypes(providersByCategory(merchant))).toEqual([])
      const games = gamesOf(merchant).map(({ row }) => row)
      expect(validateValue.listHotGames({ list: games })).toEqual([])
    }
  })
})

describe('favourites', () => {
  it('GAP-99 end at a hundred, and one removed makes room', async () => {
    const token = await tokenOf()
    const games = gamesOf('bdtdemo').slice(0, 101)
    const add = (index: number) =>
      ask('addFavorite', { token, body: { nodeId: games[index]?.row.nodeId, vendor: games[index]?.row.vassalage } })
    for (let index = 0; index < 100; index += 1) expect((await add(index)).status).toBe(200)
    expect(await add(100)).toMatchObject({ status: 409, code: 'FAVORITE_LIMIT' })
    expect((await add(7)).status).toBe(200)
    const query = { nodeId: games[7]?.row.nodeId ?? '', vendor: games[7]?.row.vassalage ?? '' }
    expect((await ask('removeFavorite', { token, query })).status).toBe(200)
    expect((await add(100)).status).toBe(200)
    const { value } = await ask('listFavoriteIds', { token, query: { pageNo: '1', pageSize: '100' } })
    expect(value.content).toHaveLength(100)
    expect(value.content[0]).toBe(games[100]?.row.nodeId)
  })

  it('ERR-51 refuse what is no game', async () => {
    const token = await tokenOf()
    const answer = await ask('addFavorite', { token, body: { nodeId: '0', vendor: 'KITE' } })
    expect(answer).toMatchObject({ status: 422, code: 'FAVORITE_FAILED' })
  })

  it('FAV-06 page by type and belong to one member of one merchant', async () => {
    const token = await tokenOf()
    const other = await tokenOf('ravi88', 'lantern88', 'tlbdemo')
    const fish = (await listGames({ gameType: 'FISH' })).games[0]
    await ask('addFavorite', { token, body: { nodeId: fish?.nodeId, vendor: fish?.vassalage } })
    const list = async (owner: string, gameType: string) =>
      (await ask('listFavoriteGames', { token: owner, query: { gameType } })).value.content.length
    expect([await list(token, 'FISH'), await list(token, 'RNG'), await list(other, 'FISH')]).toEqual([1, 0, 0])
  })
})

describe('read marks', () => {
  it('MSG-05 count down when an announcement is read, and stay with the member', async () => {
    const token = await tokenOf()
    const before = (await ask('getUnreadCount', { token })).value.announcement
    const query = { types: 'PL,PU', platform: 'M', merchantCode: 'bdtdemo' }
    const unread = (await ask('listAnnouncements', { token, query })).value.list.find(({ read }) => !read)
    const body = { announcementId: unread?.id, read: true }
    expect((await ask('markAnnouncementRead', { token, body })).status).toBe(200)
    expect((await ask('markAnnouncementRead', { token, body })).status).toBe(200)
    expect((await ask('getUnreadCount', { token })).value.announcement).toBe(before - 1)
    const visitor = await ask('listAnnouncements', { query })
    expect(visitor.value.list.some(({ read }) => read)).toBe(false)
    expect((await ask('markAnnouncementRead', { token, body: { announcementId: 'x', read: true } })).code).toBe(
      'RECORD_NOT_FOUND',
    )
  })

  it.each([
    ['ravi88', 'lantern88', 'PL,PU'],
    ['agent01', 'lantern01', 'A,PL,PU'],
  ])('MSG-18 count for $0 what is unread of the types $2', async (account, password, types) => {
    const token = await tokenOf(account, password)
    const query = { types, platform: 'M', merchantCode: 'bdtdemo' }
    const unread = (await ask('listAnnouncements', { token, query })).value.list.filter(({ read }) => !read)
    expect((await ask('getUnreadCount', { token })).value.announcement).toBe(unread.length)
  })

  it.each(['A', 'PL', 'B', 'PU', 'PR'])(
    'CONST-30 answers content of type %s alone when it is asked for',
    async (types) => {
      const query = { types, platform: 'M', merchantCode: 'bdtdemo' }
      const { status, value } = await ask('listAnnouncements', { query })
      expect(status).toBe(200)
      expect(new Set(value.list.map(({ type }) => type))).toEqual(new Set([types]))
    },
  )

  it('GAP-30 narrows banners to one group', async () => {
    const query = { types: 'B', platform: 'M', merchantCode: 'bdtdemo', groupName: 'm_reg' }
    const { list } = (await ask('listAnnouncements', { query })).value
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ groupName }) => groupName === 'm_reg')).toBe(true)
  })

  it('GAP-118 reads the whole inbox at once', async () => {
    const token = await tokenOf()
    expect((await ask('getUnreadCount', { token })).value.inbox).toBeGreaterThan(0)
    await ask('markAllInboxRead', { token })
    expect((await ask('getUnreadCount', { token })).value.inbox).toBe(0)
  })
})

describe('launching', () => {
  const body = { gameType: 'RNG', vassalage: 'KITE', nodeId: '10412', supportPlay: 1, gateway: 3, language: 'EN' }
  const backUrl = 'http://site.example/m/gameList?gameType=RNG'

  it('GAP-101 opens a demo game once and leads back inside the site', async () => {
    const token = await tokenOf()
    const { value } = await ask('launchGame', { token, body: { ...body, backUrl } })
    const first = await openMedia(value.url)
    expect(first.text).toContain('Dragon of the Ninth Gate')
    expect(first.text).toContain('href="/m/gameList?gameType=RNG"')
    expect(first.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(first.text).not.toContain('<script')
    expect((await openMedia(value.url)).text).toContain('has been used')
  })

  it('GAP-104 lets the catalogue decide what a trial account may play', async () => {
    const { token } = (await ask('startFreePlay')).value
    const real = gamesOf('bdtdemo').find(({ row }) => row.supportPlay === 0)?.row
    const launch = { ...body, vassalage: real?.vassalage, nodeId: real?.nodeId, gameType: real?.gameType, backUrl }
    expect((await ask('launchGame', { token, body: launch })).code).toBe('REAL_ACCOUNT_REQUIRED')
  })

  it('VENDOR_MAINTENANCE answers a provider that is closed while the site is not', async () => {
    const token = await tokenOf()
    const game = gamesOf('bdtdemo').find(({ row }) => row.vassalage === 'NET')?.row
    const launch = { ...body, gameType: 'FISH', vassalage: 'NET', nodeId: game?.nodeId, backUrl }
    expect(await ask('launchGame', { token, body: launch })).toMatchObject({ status: 503, code: 'VENDOR_MAINTENANCE' })
  })

  it('GAME_UNAVAILABLE answers an unknown game', async () => {
    const token = await tokenOf()
    expect((await ask('launchGame', { token, body: { ...body, nodeId: 'unknown', backUrl } })).code).toBe(
      'GAME_UNAVAILABLE',
    )
  })
})

describe('the site', () => {
  it('ERR-44 ERR-45 GAP-167 under maintenance refuses all but its status, and wins over the region', async () => {
    runtime.switches.maintenance = true
    runtime.switches.regionRestriction = true
    expect((await ask('getSystemStatus')).value).toMatchObject({ maintenance: true })
    expect(await ask('listCountries')).toMatchObject({ status: 503, code: 'SITE_MAINTENANCE' })
    runtime.switches.maintenance = false
    expect(await ask('listCountries')).toMatchObject({
      status: 451,
      code: 'REGION_RESTRICTED',
      value: { ip: '203.0.113.24' },
    })
  })

  it('BOOT-06 is another one for each merchant', async () => {
    const brands = await Promise.all(
      merchantCodes.map(async (merchant) => (await ask('getSystemStatus', { merchant })).value.info.mainDomain),
    )
    expect(new Set(brands).size).toBe(merchantCodes.length)
  })
})

describe('the stub itself', () => {
  it('names by JSON pointer where a request breaks the contract', async () => {
    const answer = await ask('listGames', { query: { platform: 'html5', pageNo: '0', gameType: 'DICE' } })
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' })
    expect(answer.value).toEqual({ errors: ['/query/merchant', '/query/gameType', '/query/pageNo'] })
  })

  it.each(['query', 'body'])('keeps the contract in what it says of a %s with a hundred odd names', async (part) => {
    const odd = Array.from({ length: 100 }, (_, i) => `${i}~/`)
    const fields = Object.fromEntries(['x'.repeat(300), ...odd].map((name) => [name, '1']))
    const answer = await (part === 'query'
      ? ask('listCountries', { query: fields })
      : ask('login', { body: loginOf({ username: 'ravi88', password: 'lantern88', ...fields }) }))
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' })
    const pointers = Array.from({ length: 49 }, (_, i) => `/${part}/${i}~0~1`)
    expect(answer.value).toEqual({ errors: [`/${part}`, ...pointers] })
  })

  it('never lies: an answer that breaks the contract is a problem and a line in the terminal', async () => {
    const told: string[] = []
    runtime.tell = (line) => told.push(line)
    runtime.switches.ip = 'x'
    const answer = await ask('getSystemStatus')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(told.join()).toContain('getSystemStatus')
  })

  it('has each of its first rows once after two resets at once', async () => {
    const once = [db.accounts.count(), db.lotteryOrders.count()]
    await Promise.all([resetRuntime(), resetRuntime()])
    expect([db.accounts.count(), db.lotteryOrders.count()]).toEqual(once)
  })

  it('answers a problem for an example that the contract does not have', async () => {
    const answer = await ask('login', { headers: { Prefer: 'code=401, example=NOBODY' } })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('counts calls for a scenario in force', async () => {
    setScenario(parseScenario('listCountries:SYSTEM_BUSY@2', operations))
    const statuses = [await ask('listCountries'), await ask('listCountries'), await ask('listCountries')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 503, 200])
  })

  it('refuses a row that does not fit the contract', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const account = seededAccount('ravi88')
    const wallet = { ...account.wallet, sumBalance: '12,480.50' }
    await expect(db.accounts.create({ ...account, wallet })).rejects.toThrow('does not match')
    quiet.mockRestore()
  })
})
