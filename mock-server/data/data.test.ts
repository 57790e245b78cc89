import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { drawPicture } from '#mock/pages/picture.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { merchantCodes } from './accounts.ts'
import { agreementOf } from './agreement.ts'
import { announcementRows } from './announcements.ts'
import { catalogue, gameRow, gamesOf, hotNodeIds, providersByCategory } from './games/catalogue.ts'
import { countries } from './countries.ts'
import { helpCenter } from './help/help.ts'
import { hotGames } from './games/hot-games.ts'
import { inboxRows } from './inbox.ts'
import { languages, wordIn } from './languages.ts'
import { latestAnnouncements } from './latest-announcements.ts'
import { lobbyNews } from './news.ts'
import { betRows, depositRows, transactionRows, transferRows, txCodeRows, withdrawRows } from './records.ts'
import { sites } from './sites.ts'
import { providers } from './games/providers.ts'
import { rankRows } from './games/winners.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const SPAN_MS = 90 * 86_400_000
const MEMBER = { account: 'ravi88', merchant: 'bdtdemo', balance: '12480.50' } as const

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
const SCHEMAS = new URL('../../openapi/schemas/', import.meta.url)
for (const file of readdirSync(SCHEMAS)) ajv.addSchema(parse(readFileSync(new URL(file, SCHEMAS), 'utf8')), file)

function expectValid(schema: string, ...rows: readonly unknown[]) {
  const validate = ajv.compile({ $ref: schema })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(validate(row) ? [] : [validate.errors, row]).toEqual([])
}

const withinSpan = (moments: readonly string[]) =>
  moments.every((at) => Date.parse(at) <= NOW.getTime() && Date.parse(at) >= NOW.getTime() - SPAN_MS)
const latestFirst = (moments: readonly string[]) => moments.toSorted().toReversed()

describe('catalogue', () => {
  it('LIST-12 has rows that keep the contract, in every language', () => {
    for (const language of languages)
      expectValid('games.yaml#/Game', ...catalogue.map((game) => gameRow(game, language)))
  })

  it('has at least 640 games at every merchant, with node ids, game ids and names of their own', () => {
    for (const merchant of merchantCodes) expect(gamesOf(merchant).length).toBeGreaterThanOrEqual(640)
    const { length } = catalogue
    expect(new Set(catalogue.map(({ row }) => row.nodeId)).size).toBe(length)
    expect(new Set(catalogue.map(({ row }) => row.nodeName)).size).toBe(length)
    expect(new Set(catalogue.map(({ row }) => `${row.vassalage} ${row.gameId}`)).size).toBe(length)
  })

  it('GAP-48 names the hot games in six languages', () => {
    expect(hotNodeIds.length).toBeGreaterThanOrEqual(60)
    for (const { name, names } of hotGames)
      for (const local of Object.values(names)) expect(local.trim(), name).not.toBe('')
    const first = catalogue[0]
    expect(first && gameRow(first, 'BN').displayName).toBe('নবম দ্বারের ড্রাগন')
    expect(first && gameRow(first, 'XX').displayName).toBe('Dragon of the Ninth Gate')
  })

  it('GAP-110 has games for every bet and line filter', () => {
    expect(new Set(catalogue.map(({ minBet }) => minBet))).toEqual(new Set(['0.01', '0.05', '0.1', '0.5', '0.75']))
    const lines = catalogue.flatMap(({ minLine }) => minLine ?? [])
    expect(new Set(lines)).toEqual(new Set(['10', '15', '20', '25']))
  })
})

describe('providers', () => {
  it('CATS-19 keep the contract at every merchant', () => {
    expectValid('games.yaml#/VendorGameTypes', ...merchantCodes.map(providersByCategory))
    expect(providers.length).toBeGreaterThanOrEqual(40)
  })

  it('every one of them makes games and opens one that is its own', () => {
    for (const { code } of providers)
      expect(
        catalogue.some(({ row }) => row.vassalage === code),
        code,
      ).toBe(true)
    for (const merchant of merchantCodes) {
      for (const entry of Object.values(providersByCategory(merchant).vendors).flat()) {
        if (entry.nodeId === undefined) continue
        const opened = catalogue.find(({ row }) => row.nodeId === entry.nodeId)
        expect(opened?.row).toMatchObject({ vassalage: entry.vassalage, gameId: entry.gameId })
      }
    }
  })

  it('CATS-16 leave one category of the default merchant to a single provider', () => {
    expect(providersByCategory('bdtdemo').vendors.ESPORTS).toHaveLength(1)
  })

  it('CATS-11 show no cockfight provider by default', () => {
    for (const merchant of merchantCodes)
      expect(providersByCategory(merchant).vendors.SPORTS?.map(({ gameCategory }) => gameCategory)).not.toContain(
        'COCKFIGHT',
      )
  })
})

describe('providers of e-sports and cockfight', () => {
  it('CATS-12, CONST-31 are AV, AI, IMES, TF and IA, and none', () => {
    const everywhere = merchantCodes.flatMap((merchant) => {
      const { ESPORTS = [], SPORTS = [] } = providersByCategory(merchant).vendors
      return [...ESPORTS, ...SPORTS.filter(({ gameCategory }) => gameCategory === 'TF')]
    })
    expect(new Set(everywhere.map(({ vassalage }) => vassalage))).toEqual(new Set(['AV', 'AI', 'IMES', 'TF', 'IA']))
    expect(merchants.flatMap(({ cockfightProviders }) => cockfightProviders)).toEqual([])
  })
})

describe('winner board', () => {
  it('WIN-04, GAP-166 lists 20 masked wins that can be launched', () => {
    const board = rankRows(NOW, 'bdtdemo', 'EN')
    expectValid('games.yaml#/RankList', board)
    expect(board.list).toHaveLength(20)
    for (const { vo } of board.list) {
      expect(vo.customerName).toContain('***')
      expect(gamesOf('bdtdemo').some(({ row }) => row.nodeId === vo.nodeId)).toBe(true)
    }
  })
})

describe('announcements', () => {
  const rows = announcementRows(NOW, 'bdtdemo', 'EN')
  const announcements = rows.filter(({ type }) => type !== 'B')

  it('MSG-01 keep the contract at every merchant in every language', () => {
    for (const merchant of merchantCodes)
      for (const language of languages)
        expectValid('messages.yaml#/Announcement', ...announcementRows(NOW, merchant, language))
  })

  it('are 60, and one for each promotion, over 90 days, the latest first, no title twice', () => {
    const moments = announcements.map(({ publishedAt }) => publishedAt)
    expect(announcements.filter(({ promotion }) => !promotion)).toHaveLength(60)
    expect(announcements.filter(({ promotion }) => promotion).length).toBeGreaterThan(10)
    expect(withinSpan(moments)).toBe(true)
    expect(moments).toEqual(latestFirst(moments))
    expect(new Set(announcements.map(({ title }) => title)).size).toBe(announcements.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(announcements.some(({ type }) => type === 'PU')).toBe(true)
  })

  it('GAP-30 bring banners for all six groups, each with a picture of its own', () => {
    const count = (group: string) => rows.filter(({ groupName }) => groupName === group).length
    expect(['m_home', 'm_live', 'm_reg', 'm_topup_1', 'm_topup_2', 'm_topup_3'].map(count)).toEqual([4, 2, 1, 1, 1, 1])
    const pictures = rows.flatMap(({ url }) => url ?? [])
    expect(new Set(pictures).size).toBe(10)
    for (const url of pictures) expect(drawPicture(url), url).toBeDefined()
  })

  it('give the latest ones in six languages, titles and texts', () => {
    for (const words of latestAnnouncements.flatMap(({ title, content }) => [title, content]))
      expect(new Set(Object.values(words)).size).toBe(languages.length)
    for (const language of languages) {
      const [popUp] = announcementRows(NOW, 'bdtdemo', language).filter(({ type }) => type === 'PU')
      expect(latestAnnouncements.map(({ content }) => wordIn(content, language))).toContain(popUp?.content)
    }
  })

  it('HOME-20 stand beside the terms, which every merchant has in six languages', () => {
    for (const { brand, minimumAge } of Object.values(sites)) {
      const terms = Object.values(agreementOf({ brand, minimumAge }))
      expect(new Set(terms).size).toBe(languages.length)
      for (const text of terms) {
        expect(text).toContain(String(minimumAge))
        expect(text).toContain('<a href="/m/help?tag=terms">')
      }
    }
  })
})

describe('help, news, inbox and countries', () => {
  it('keep the contract in every language', () => {
    for (const language of languages) {
      expectValid('system.yaml#/HelpCenter', helpCenter(language))
      expectValid('messages.yaml#/LobbyNews', lobbyNews(NOW, language))
      expectValid('messages.yaml#/InboxMessage', ...inboxRows(NOW, 'ravi88', language))
    }
    expectValid('system.yaml#/RegionList', { list: countries })
  })

  it('HELP-03 has a tag of its own for every section', () => {
    const tags = helpCenter('EN').list.map(({ tag }) => tag)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('HELP-06, HELP-07 says the same in every language', () => {
    const shapes = languages.map((language) =>
      helpCenter(language).list.map(({ tag, children }) => [tag, children.length]),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
    for (const at of helpCenter('EN').list.keys()) {
      const texts = languages.map((language) => helpCenter(language).list[at]?.content)
      expect(new Set(texts).size).toBe(languages.length)
    }
    expect(helpCenter('FR')).toEqual(helpCenter('EN'))
  })

  it('the inbox spans 90 days, the latest first', () => {
    const moments = inboxRows(NOW, 'ravi88', 'EN').map(({ sentAt }) => sentAt)
    expect(withinSpan(moments)).toBe(true)
    expect(moments).toEqual(latestFirst(moments))
  })

  it('NAMED-24 writes every letter in every language', () => {
    const texts = languages.map((language) => inboxRows(NOW, 'ravi88', language))
    for (const at of texts[0]?.keys() ?? []) {
      expect(new Set(texts.map((letters) => letters[at]?.title)).size).toBe(languages.length)
      expect(new Set(texts.map((letters) => letters[at]?.content)).size).toBe(languages.length)
    }
  })
})

describe('records', () => {
  it('keep the contract', () => {
    expectValid('records.yaml#/BetRecord', ...betRows(NOW, MEMBER, 'BN'))
    expectValid('records.yaml#/MemberTransaction', ...transactionRows(NOW, MEMBER))
    expectValid('records.yaml#/WalletTransfer', ...transferRows(NOW, MEMBER))
    expectValid('records.yaml#/DepositReport', ...depositRows(NOW, MEMBER))
    expectValid('records.yaml#/WithdrawReport', ...withdrawRows(NOW, MEMBER))
    for (const language of languages) expectValid('records.yaml#/TxCode', ...txCodeRows(language))
  })

  it('bookings add up to the balance of today, and never fall below zero', () => {
    const rows = transactionRows(NOW, MEMBER)
    expect(rows[0]?.balance).toBe(MEMBER.balance)
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(Math.min(...rows.map((row) => cents(row.balance)))).toBeGreaterThanOrEqual(0)
    const before = rows.slice(1).map((row, i) => cents(row.balance) + cents(rows[i]?.amount ?? ''))
    expect(before).toEqual(rows.slice(0, -1).map((row) => cents(row.balance)))
  })

  it('lie in the last 90 days, the latest first, and end no later than now', () => {
    const starts = betRows(NOW, MEMBER, 'EN').map(({ betAt }) => betAt)
    expect(starts).toEqual(latestFirst(starts))
    const ends = [...depositRows(NOW, MEMBER), ...withdrawRows(NOW, MEMBER)].flatMap(
      ({ finishedAt }) => finishedAt ?? [],
    )
    expect(withinSpan([...starts, ...ends])).toBe(true)
  })

  it('differ from member to member and not from call to call', () => {
    expect(betRows(NOW, MEMBER, 'EN')).toEqual(betRows(NOW, MEMBER, 'EN'))
    expect(betRows(NOW, { ...MEMBER, account: 'agent01' }, 'EN')).not.toEqual(betRows(NOW, MEMBER, 'EN'))
  })
})
