import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { validateValue } from '#mock/generated/validators.js'
import { resetRuntime } from '#mock/state/runtime.ts'
import { ask, tokenOf } from './doors-caller.ts'

beforeEach(resetRuntime)

const HOT = { isPlatform: '2', platform: 'html5', language: 'EN' }
const SLOTS = { merchant: 'bdtdemo', platform: 'html5', gameType: 'RNG', pageSize: '100' }

describe('game lists', () => {
  it('LIST-11 hot games are a `list` of all of them, without pages', async () => {
    const { status, value } = await ask('listHotGames', { query: HOT })
    expect(status).toBe(200)
    expect(Object.keys(value)).toEqual(['list'])
    expect(value.list.length).toBeGreaterThan(25)
    expect(validateValue.listHotGames({ games: value.list })).not.toEqual([])
  })

  it('LIST-13 a game says its kind in `gameClassifyNew`, which is one of the filter’s, or says none', async () => {
    const { value } = await ask('listGames', { query: SLOTS })
    const kinds = new Set(value.games.map(({ gameClassifyNew }) => gameClassifyNew))
    expect([...kinds].filter(Boolean).length).toBeGreaterThan(1)
    const page = (gameClassifyNew: unknown) => ({ ...value, games: [{ ...value.games[0], gameClassifyNew }] })
    for (const kind of ['JP', 'SC', 'VP', 'TG', 'AC', 'BG']) expect(validateValue.listGames(page(kind))).toEqual([])
    expect(validateValue.listGames(page('XX'))).not.toEqual([])
  })
})

describe('favourites', () => {
  it('FAV-07 come as `content`, `pageNum` and `totalPages`, ids and games alike, page after page', async () => {
    const token = await tokenOf()
    const { value: slots } = await ask('listGames', { query: { ...SLOTS, pageSize: '30' } })
    for (const { nodeId, vassalage } of slots.games)
      await ask('addFavorite', { token, body: { nodeId, vendor: vassalage } })
    const { value: ids } = await ask('listFavoriteIds', { token, query: { pageNo: '1', pageSize: '100' } })
    expect(Object.keys(ids).sort()).toEqual(['content', 'pageNum', 'totalPages'])
    expect(ids).toMatchObject({ pageNum: 1, totalPages: 1 })
    const pages = await Promise.all(
      ['1', '2'].map(async (pageNo) => (await ask('listFavoriteGames', { token, query: { pageNo } })).value),
    )
    expect(pages.map(({ pageNum }) => pageNum)).toEqual([1, 2])
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2])
    expect(pages.flatMap(({ content }) => content.map(({ nodeId }) => nodeId))).toEqual(ids.content)
  })

  it('FAV-15, GAP-39, GAP-141 adding and removing send node id and vendor, the token in the header alone', async () => {
    const token = await tokenOf()
    const { value } = await ask('listGames', { query: SLOTS })
    const { nodeId = '', vassalage: vendor = '' } = value.games.at(-1) ?? {}
    const favorites = async () => (await ask('listFavoriteIds', { token })).value.content
    expect((await ask('addFavorite', { token, body: { nodeId } })).code).toBe('REQUEST_INVALID')
    expect((await ask('addFavorite', { token, body: { nodeId, vendor, token } })).code).toBe('REQUEST_INVALID')
    expect((await ask('addFavorite', { body: { nodeId, vendor } })).code).toBe('SESSION_MISSING')
    expect(await favorites()).not.toContain(nodeId)
    expect((await ask('addFavorite', { token, body: { nodeId, vendor } })).status).toBe(200)
    expect(await favorites()).toContain(nodeId)
    expect((await ask('removeFavorite', { token, query: { nodeId } })).code).toBe('REQUEST_INVALID')
    expect((await ask('removeFavorite', { query: { nodeId, vendor } })).code).toBe('SESSION_MISSING')
    expect((await ask('removeFavorite', { token, query: { nodeId, vendor } })).status).toBe(200)
    expect(await favorites()).not.toContain(nodeId)
  })

  it('GAP-141 GATEWAY-70 a game to remove may stand in the body, whole', async () => {
    const token = await tokenOf()
    const { value } = await ask('listGames', { query: SLOTS })
    const { nodeId = '', vassalage: vendor = '' } = value.games.at(-1) ?? {}
    const body = { nodeId, vendor }
    const favorites = async () => (await ask('listFavoriteIds', { token })).value.content
    await ask('addFavorite', { token, body })
    expect((await ask('removeFavorite', { token })).code).toBe('REQUEST_INVALID')
    expect((await ask('removeFavorite', { token, body: { nodeId } })).code).toBe('REQUEST_INVALID')
    expect((await ask('removeFavorite', { token, query: { vendor }, body: { nodeId } })).code).toBe('REQUEST_INVALID')
    expect(await favorites()).toContain(nodeId)
    expect((await ask('removeFavorite', { token, body })).status).toBe(200)
    expect(await favorites()).not.toContain(nodeId)
  })
})

describe('the wallet', () => {
  it('WALLET-01 is the symbol of its currency and the balance with two decimals', async () => {
    const { value } = await ask('getWallets', { token: await tokenOf() })
    expect(value).toMatchObject({ currencySymbol: '৳', sumBalance: '12480.50' })
    for (const sumBalance of ['0.00', '-3.50', '99999999999.99'])
      expect(validateValue.getWallets({ ...value, sumBalance }), sumBalance).toEqual([])
    for (const sumBalance of [12480.5, '12480.5', '12,480.50', '1e3', ''])
      expect(validateValue.getWallets({ ...value, sumBalance }), String(sumBalance)).not.toEqual([])
    expect(validateValue.getWallets({ sumBalance: '1.00' }), 'without a symbol').not.toEqual([])
  })

  it('WALLET-07 of a merchant and of a member come from one address: without a session the symbol alone', async () => {
    expect(operations.getWallets).toMatchObject({ method: 'GET', path: '/wps/wallets/gcs', session: 'optional' })
    for (const [merchant, currencySymbol] of [
      ['bdtdemo', '৳'],
      ['tlbdemo', '฿'],
      ['inrdemo', '₹'],
    ]) {
      const { value } = await ask('getWallets', { merchant: merchant ?? '' })
      expect(value).toEqual({ currencySymbol })
    }
    const member = await ask('getWallets', { token: await tokenOf() })
    expect(member.value).toHaveProperty('sumBalance')
  })

  it('WALLET-10 transfers between wallets are read page by page from GCS_walletTransfer', async () => {
    expect(operations.listWalletTransfers).toMatchObject({ method: 'GET', path: '/wps/relay/GCS_walletTransfer' })
    expect((await ask('listWalletTransfers')).code).toBe('SESSION_MISSING')
    const { value } = await ask('listWalletTransfers', { token: await tokenOf() })
    expect(validateValue.listWalletTransfers(value)).toEqual([])
    const [first] = value.content
    expect(first).toMatchObject({ from: expect.any(String), to: expect.any(String), amount: expect.any(String) })
  })
})
