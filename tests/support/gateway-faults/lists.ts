import { asList, asObject } from '#scripts/contract/document/json.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { inEach, inValue, relist } from './changes.ts'

/** Leaves a parameter out that holds the contract; what does not is refused as before. */
const ignoring =
  (name: string, holds: RegExp): NonNullable<PlantedFault['ask']> =>
  ({ url }) => {
    if (holds.test(url.searchParams.get(name) ?? '')) url.searchParams.delete(name)
  }
const SIZE = /^([1-9]\d?|100)$/

/** Faults of pages, their order, filters and searches. */
export const listFaults: readonly PlantedFault[] = [
  {
    name: 'a page size that counts for nothing',
    operation: 'listInbox',
    rule: 'paging',
    at: '/value/*',
    ask: ignoring('pageSize', SIZE),
  },
  {
    name: 'the first page for every page',
    operation: 'listMemberTransactions',
    rule: 'paging',
    at: '/value/content',
    ask: ({ url }) => {
      if (url.searchParams.get('pageNo') === '2') url.searchParams.set('pageNo', '1')
    },
    break: (answer) => {
      if (answer.asked.url.searchParams.get('pageNo') === '2') inValue((value) => void (value['pageNum'] = 2))(answer)
    },
  },
  {
    name: 'a page number that is always one',
    operation: 'listDepositReports',
    rule: 'paging',
    at: '/value/pageNum',
    break: inValue((value) => void (value['pageNum'] = 1)),
  },
  {
    name: 'one page too many',
    operation: 'listWithdrawReports',
    rule: 'paging',
    at: '/value/totalPages',
    break: inValue((value) => void (value['totalPages'] = Number(value['totalPages']) + 1)),
  },
  {
    name: 'a last page that lacks an entry',
    operation: 'listLotteryOrders',
    rule: 'paging',
    at: '/value/content',
    break: inValue((value) => {
      if (value['pageNum'] === value['totalPages']) value['content'] = asList(value['content']).slice(1)
    }),
  },
  {
    name: 'a category that filters nothing',
    operation: 'listBetRecords',
    rule: 'not-asked',
    at: '/value/content/*/gameType',
    ask: ignoring('gameType', /^(RNG|LIVE|SPORTS|FISH)$/),
  },
  {
    name: 'a direction that filters nothing',
    operation: 'listWalletTransfers',
    rule: 'not-asked',
    at: '/value/totalCount',
    ask: ignoring('direction', /^(IN|OUT)$/),
  },
  {
    name: 'a search that searches nothing',
    operation: 'listGames',
    rule: 'not-asked',
    at: '/value/games/*',
    ask: ignoring('gameName', /^.{1,60}$/),
  },
  {
    name: 'a search for whole names alone',
    operation: 'listDownlines',
    rule: 'not-asked',
    at: '/value/downlines',
    break: (answer) => {
      const name = answer.asked.url.searchParams.get('name')
      inValue((value) => {
        const found = asList(value['downlines']).some((row) => asObject(row)['account'] === name)
        if (name !== null && name !== '' && !found)
          Object.assign(value, { downlines: [], totalPages: 0, totalCount: 0 })
      })(answer)
    },
  },
  {
    name: 'a member twice on a page',
    operation: 'listSubordinates',
    rule: 'repeated-id',
    at: '/value/subordinates',
    break: relist('subordinates', (rows) => (rows.length > 4 ? [rows[0], ...rows.slice(0, -1)] : rows)),
  },
  {
    name: 'the earliest link first',
    operation: 'listAffiliateUrls',
    rule: 'disorder',
    at: '/value/links',
    break: relist('links', (rows) => rows.toReversed()),
  },
  {
    name: 'more winners than were asked for',
    operation: 'getRankList',
    rule: 'not-asked',
    at: '/value/list',
    ask: ignoring('limitNum', SIZE),
  },
  {
    name: 'offers to everybody for those to one',
    operation: 'listOfferedContracts',
    rule: 'not-asked',
    at: '/value/offers/*/contract/offeredTo/memberId',
    ask: ignoring('memberId', /^.{1,64}$/),
  },
  {
    name: 'ways to pay of every method',
    operation: 'listDepositBanks',
    rule: 'not-asked',
    at: '/value/methods/*/method',
    ask: ignoring('method', /^(MANUAL|GATEWAY|WECHAT)$/),
  },
  {
    name: 'draws of every lottery',
    operation: 'listOpenedNumbers',
    rule: 'not-asked',
    at: '/value/list/*/gameId',
    break: inEach('list', (row) => void (row['gameId'] = '1')),
  },
  {
    name: 'the first draw first',
    operation: 'getVnOpenedNumbers',
    rule: 'disorder',
    at: '/value/list',
    break: relist('list', (rows) => rows.toReversed()),
  },
  {
    name: 'a game twice',
    operation: 'listHotGames',
    rule: 'repeated-id',
    at: '/value/list',
    break: relist('list', (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  {
    name: 'a bank twice',
    operation: 'listWithdrawBanks',
    rule: 'repeated-id',
    at: '/value/list',
    break: relist('list', (rows) => [...rows.slice(0, 1), ...rows]),
  },
  {
    name: 'a promotion twice',
    operation: 'listDepositPromos',
    rule: 'repeated-id',
    at: '/value/promotions',
    break: relist('promotions', (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  {
    name: 'the earliest news first',
    operation: 'getLobbyNews',
    rule: 'disorder',
    at: '/value/list',
    break: relist('list', (rows) => rows.toReversed()),
  },
]
