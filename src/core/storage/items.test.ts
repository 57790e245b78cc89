// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { corruptions } from '../../../tests/support/corruptions.ts'
import { imageHost } from '#src/core/pictures/picture.ts'
import { resolveMerchant } from '#src/core/merchant/current.ts'
import type { StoredItem } from './item.ts'
import * as firstItems from './items.ts'
import * as lateItems from './late-items.ts'
import { openGameItem, playedItem } from '#src/core/games/launch/open-game-item.ts'
import * as placeItems from './place-items.ts'

/** One right value for each item, and what the browser keeps for it. */
const session = { token: 't0k', merchantCode: 'bdtdemo', userName: 'ravi88', type: 0, firstTimeLogin: false }
const member = { id: '7', nickname: 'Ravi', account: 'ravi88', type: 0 }
const status = {
  info: {
    customerService: [],
    mobileTemplate: { mem_cen: 1, dep_func: 0 },
    imageCDNs: ['https://cdn.example'],
    encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n', e: 'AQAB' },
  },
  location: { ip: '203.0.113.9', countryCode: 'BD' },
  maintenance: false,
  regionRestriction: false,
} as const
const remembered = { merchantCode: 'bdtdemo', until: 1_800_000_000_000, iv: 'AAAAAAAAAAAAAAAA', sealed: 'c2VhbGVk' }
const openGame = {
  merchantCode: 'bdtdemo',
  userName: 'ravi88',
  at: 1_800_000_000_000,
  game: { displayName: 'Tiger Drum', gameType: 'RNG', vassalage: 'PB', supportPlay: 1, nodeId: '10413' },
} as const
const failureWords = { tag: 'th', slow: 'a', lost: 'b', retry: 'c' }
const played = { merchantCode: 'bdtdemo', userName: 'ravi88', hasPlayed: true }
const moneyCall = {
  key: '5f3b9c1e8a7d4e21b6c0',
  operation: 'withdraw',
  member: 'ravi88',
  merchant: 'bdtdemo',
  amount: '1000.00',
  at: 1_800_000_000_000,
} as const
const rows = [
  ['KEY-01', 'MC_SESSION_INFO', 'local', JSON.stringify(session), session],
  ['KEY-02', 'remPass', 'local', JSON.stringify(remembered), remembered],
  ['KEY-03', 'sass', 'local', 'AAAAAAAAAAAAAAAAAAAAAA==', 'AAAAAAAAAAAAAAAAAAAAAA=='],
  ['KEY-04', 'autoLogin', 'local', '1', '1'],
  ['KEY-05', 'MC_TRIAL_USER', 'session', '{"userName":"trial_9"}', { userName: 'trial_9' }],
  ['KEY-06', 'MC_MEMBER_INFO', 'local', JSON.stringify(member), member],
  ['KEY-08', 'MC_SYSTEM_STATUS', 'local', JSON.stringify(status), status],
  ['KEY-09', 'MC_MERCHANT', 'local', 'inrdemo', 'inrdemo'],
  ['KEY-10', 'MC_LANGUAGE', 'local', 'TY', 'TY'],
  ['KEY-11', 'MC_CURRENCY', 'local', 'TLB', 'TLB'],
  ['', 'MC_COUNTRY', 'local', 'TH', 'TH'],
  ['KEY-12', 'MC_TERMS_AGREED', 'session', '1', '1'],
  ['HOME-33', 'MC_SEEN_POP_UP', 'session', '101', '101'],
  ['GAP-127', 'MC_SOURCE', 'session', 'webclip', 'webclip'],
  ['GAP-77', 'MC_AFFILIATE_CODE', 'session', 'LH7K2Q', 'LH7K2Q'],
  ['KEY-14', 'hideBalance', 'local', 'true', true],
  ['KEY-13', 'MC_SEARCH_RECORDS', 'local', '["lamp"]', ['lamp']],
  ['LIST-16', 'MC_LIST_DEPTH', 'session', '[{"entry":"a","pages":3}]', [{ entry: 'a', pages: 3 }]],
  ['LIST-16', 'MC_SCROLL', 'session', '[{"entry":"a","top":40}]', [{ entry: 'a', top: 40 }]],
  ['LAUNCH-06', 'MC_OPEN_GAME', 'local', JSON.stringify(openGame), openGame],
  ['GATEWAY-67', 'MC_PLAYED', 'local', JSON.stringify(played), played],
  ['KEY-17', 'MC_MONEY_CALLS', 'local', JSON.stringify([moneyCall]), [moneyCall]],
  ['KEY-16', 'MC_THEME', 'local', 'light', 'light'],
  ['KEY-18', 'MC_DATA_SAVER', 'local', 'on', 'on'],
  ['ERR-48', 'MC_FAILURE_WORDS', 'local', JSON.stringify(failureWords), failureWords],
  ['GAP-170', 'MC_IMAGE_HOST', 'session', 'https://cdn.example', 'https://cdn.example'],
] as const

/**
 * Texts without a form of their own: whoever reads them looks them up in a list, compares them or has the gateway judge
 * them.
 */
const lookedUp = new Set<string>(['MC_AFFILIATE_CODE', 'MC_IMAGE_HOST', 'MC_MERCHANT', 'MC_SEEN_POP_UP'])

/** Nothing is wrong with an empty list where a list is kept. */
const isFine = (corruption: string, value: unknown) => corruption === 'an empty list' && Array.isArray(value)

const items = new Map(
  [...Object.values(firstItems), ...Object.values(lateItems), ...Object.values(placeItems), openGameItem, playedItem]
    .filter((one): one is StoredItem<never> => 'area' in one)
    .map((item) => [item.key, item]),
)
const storageOf = (area: string) => (area === 'local' ? window.localStorage : window.sessionStorage)

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('every item is named in this table', () => {
  expect([...items.keys()].sort()).toEqual(rows.map(([, key]) => key).sort())
})

describe('KEY-01, KEY-04, KEY-05, KEY-06, KEY-08, KEY-09, KEY-10, KEY-11, KEY-14, KEY-16', () => {
  it.each(rows)('%s the item %s lies in the %s storage with its content', (_row, key, area, raw, value) => {
    const item = items.get(key)
    expect(item?.area).toBe(area)
    storageOf(area).setItem(key, raw)
    expect(item?.read()).toEqual(value)
    item?.remove()
    expect(storageOf(area).getItem(key)).toBeNull()
    item?.write(value as never)
    expect(storageOf(area).getItem(key)).toBe(raw)
  })
})

describe('a stored text that went bad', () => {
  for (const [name, corrupt] of Object.entries(corruptions)) {
    it.each(rows.filter(([, key, , , value]) => !lookedUp.has(key) && !isFine(name, value)))(
      `is dropped: ${name}, %s %s`,
      (_row, key, area, raw) => {
        storageOf(area).setItem(key, corrupt(raw))
        expect(items.get(key)?.read()).toBeUndefined()
        expect(storageOf(area).getItem(key)).toBeNull()
        expect(Object.hasOwn(Object.prototype, 'token')).toBe(false)
      },
    )
    it(`breaks nothing: ${name} as merchant or image host`, () => {
      window.localStorage.setItem('MC_MERCHANT', corrupt('inrdemo'))
      window.sessionStorage.setItem('MC_IMAGE_HOST', corrupt('https://cdn.example'))
      expect(resolveMerchant('', items.get('MC_MERCHANT')?.read()).code).toBe('bdtdemo')
      expect(imageHost(['https://cdn.example'])).toBe('https://cdn.example')
    })
  }
})

describe('what the schemas refuse beyond that', () => {
  it('GAP-133 a session keeps no field but its own five', () => {
    window.localStorage.setItem(
      'MC_SESSION_INFO',
      JSON.stringify({ ...session, balance: '1.00', email: 'a@b.example' }),
    )
    expect(items.get('MC_SESSION_INFO')?.read()).toEqual(session)
  })

  it.each(['', 'a b', 'a\nb', 'é', 'x'.repeat(4001)])('a token that no header can carry: %j', (token) => {
    window.localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, token }))
    expect(items.get('MC_SESSION_INFO')?.read()).toBeUndefined()
  })

  it.each([
    { ...status, maintenance: 'no' },
    { ...status, location: { countryCode: 'BD' } },
    { ...status, location: { ip: '203.0.113.9', countryCode: 7 } },
    { ...status, info: { ...status.info, imageCDNs: [null] } },
    { ...status, info: { ...status.info, customerService: undefined } },
    { ...status, info: { ...status.info, resources: { links: [null] } } },
  ])('GAP-63 a status that the site could not start from: %j', (broken) => {
    window.localStorage.setItem('MC_SYSTEM_STATUS', JSON.stringify(broken))
    expect(items.get('MC_SYSTEM_STATUS')?.read()).toBeUndefined()
  })
})

it('the same text gives the same object, so that it can be a snapshot', () => {
  const item = items.get('MC_MEMBER_INFO')
  item?.write(member as never)
  expect(item?.read()).toBe(item?.read())
})
