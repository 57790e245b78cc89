// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { runtime } from '#mock/state/runtime.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** A call that a screen makes when it is opened, with the part of its query that the row fixes. */
interface OpeningCall {
  row: string
  operation: OperationId
  path: string
  as?: string
  query?: Record<string, string>
  /** Where the call goes, of a row that names it. */
  asks?: string
}

const openings: OpeningCall[] = [
  { row: 'GATEWAY-15', operation: 'getSystemStatus', path: '/m/login' },
  { row: 'GATEWAY-19', operation: 'getRegisterSettings', path: '/m/register' },
  { row: 'GATEWAY-21', operation: 'getHelpCenter', path: '/m/help', query: { lang: 'EN', device: 'MOBILE' } },
  { row: 'GATEWAY-25', operation: 'createTrialUser', path: '/m/trail' },
  { row: 'GATEWAY-28', operation: 'getCaptcha', path: '/m/register' },
  { row: 'GATEWAY-35', operation: 'getMemberInfo', path: '/m/home', as: 'ravi88' },
  { row: 'GATEWAY-36', operation: 'getMemberIcon', path: '/m/member/profile', as: 'ravi88' },
  { row: 'GATEWAY-41', operation: 'getSecurityConfig', path: '/m/member/security', as: 'ravi88' },
  { row: 'GATEWAY-42', operation: 'hasWithdrawalPassword', path: '/m/withdraw', as: 'ravi88' },
  { row: 'GATEWAY-53', operation: 'getWallets', path: '/m/home' },
  { row: 'GATEWAY-54', operation: 'getWallets', path: '/m/home', as: 'ravi88' },
  {
    row: 'GATEWAY-56',
    operation: 'listMemberTransactions',
    path: '/m/member/accountRecord?from=2026-11-01&to=2026-11-02',
    as: 'ravi88',
    query: { from: '2026-11-01', to: '2026-11-02', pageNo: '1', pageSize: '25' },
  },
  {
    row: 'GATEWAY-116',
    operation: 'listBetRecords',
    path: '/m/gameRecord?from=2026-11-01&to=2026-11-02',
    as: 'ravi88',
    query: { from: '2026-11-01', to: '2026-11-02', pageNo: '1', pageSize: '25' },
  },
  {
    row: 'GATEWAY-57',
    operation: 'listTxCodes',
    path: '/m/member/accountRecord',
    as: 'ravi88',
    query: { language: 'EN' },
  },
  {
    row: 'GATEWAY-58',
    operation: 'listAnnouncements',
    path: '/m/home',
    query: { types: 'B,PL,PU', platform: 'M', merchantCode: 'bdtdemo' },
  },
  {
    row: 'GATEWAY-58',
    operation: 'listAnnouncements',
    path: '/m/live',
    query: { types: 'B,H', platform: 'W', merchantCode: 'bdtdemo' },
  },
  {
    row: 'GATEWAY-58',
    operation: 'listAnnouncements',
    path: '/m/register',
    query: { types: 'B', groupName: 'm_reg', platform: 'M' },
  },
  { row: 'GATEWAY-58', operation: 'listAnnouncements', path: '/m/notice', query: { platform: 'M' } },
  { row: 'GATEWAY-58', operation: 'listAnnouncements', path: '/m/messages', query: { platform: 'M' } },
  { row: 'GATEWAY-58', operation: 'listAnnouncements', path: '/m/messages', as: 'ravi88', query: { platform: 'M' } },
  {
    row: 'GATEWAY-60, MSG-20',
    operation: 'getLobbyNews',
    path: '/m/home',
    query: { language: 'EN' },
    asks: '/wps/relay/GLS2_lobbyNews',
  },
  {
    row: 'GATEWAY-61, MSG-21',
    operation: 'getUnreadCount',
    path: '/m/messages',
    as: 'ravi88',
    asks: '/wps/relay/CSP_unreadCount',
  },
  {
    row: 'GATEWAY-62',
    operation: 'getVendorGameTypes',
    path: '/m/home',
    query: { typeId: '1', merchant_code: 'bdtdemo' },
  },
  {
    row: 'GATEWAY-63',
    operation: 'listGames',
    path: '/m/gameList?gameType=FISH',
    query: { merchant: 'bdtdemo', platform: 'html5', gameType: 'FISH', pageNo: '1', pageSize: '25', language: 'EN' },
  },
  {
    row: 'GATEWAY-64',
    operation: 'listHotGames',
    path: '/m/home',
    query: { isPlatform: '2', language: 'EN', platform: 'html5' },
  },
  { row: 'GATEWAY-64', operation: 'listHotGames', path: '/m/sports', query: { isPlatform: '2' } },
  {
    row: 'GATEWAY-71',
    operation: 'listFavoriteIds',
    path: '/m/home',
    as: 'ravi88',
    query: { pageNo: '1', pageSize: '100' },
  },
  { row: 'GATEWAY-74', operation: 'listMobileLotteryGames', path: '/m/lottery', query: { language: 'EN' } },
  {
    row: 'GATEWAY-74',
    operation: 'listMobileLotteryGames',
    path: '/m/startLottery?gameId=7511',
    as: 'ravi88',
    query: { language: 'EN' },
  },
  { row: 'GATEWAY-75', operation: 'listOpenedNumbers', path: '/m/lottery' },
  { row: 'GATEWAY-75', operation: 'listOpenedNumbers', path: '/m/startLottery?gameId=7511', as: 'ravi88' },
  { row: 'GATEWAY-76', operation: 'getVnGameMenu', path: '/m/lottery' },
  { row: 'GATEWAY-77, LOTT-04', operation: 'getVnRecentGames', path: '/m/lottery', as: 'ravi88' },
  {
    row: 'GATEWAY-78',
    operation: 'getVnOpenedNumbers',
    path: '/m/startLottery?gameId=7511',
    as: 'ravi88',
    query: { gameId: '7511' },
  },
  { row: 'GATEWAY-82', operation: 'listDepositBanks', path: '/m/voucherCenter', as: 'ravi88' },
  { row: 'GATEWAY-83', operation: 'listDepositPromos', path: '/m/voucherCenter', as: 'ravi88' },
  { row: 'GATEWAY-83', operation: 'listDepositPromos', path: '/m/activity', as: 'ravi88' },
  { row: 'GATEWAY-91', operation: 'listBankCards', path: '/m/withdraw', as: 'ravi88' },
  { row: 'GATEWAY-99', operation: 'getDailySalaryContract', path: '/m/member/agent/getSalaryContract', as: 'agent01' },
  { row: 'GATEWAY-101', operation: 'getDividendContract', path: '/m/member/agent/getDevidendContract', as: 'agent01' },
  { row: 'GATEWAY-103', operation: 'getHourContract', path: '/m/member/agent/getHourContract', as: 'agent01' },
  { row: 'GATEWAY-105', operation: 'listAffiliateUrls', path: '/m/inviteFriends', as: 'ravi88' },
  { row: 'GATEWAY-105', operation: 'listAffiliateUrls', path: '/m/member/agent/center', as: 'agent01' },
  { row: 'GATEWAY-113', operation: 'getChatUnreadCount', path: '/m/messages', as: 'ravi88' },
  { row: 'GATEWAY-114', operation: 'getChatGroupPermission', path: '/m/member/home', as: 'ravi88' },
]

describe('a call on opening', () => {
  it.each(openings)('$row $path asks $operation once', async ({ operation, path, as, query = {}, asks }) => {
    const { calls, allAnswered } = await visitSite({ path, ...(as !== undefined && { as }) })
    await waitFor(() => expect(calls(operation)).not.toHaveLength(0), { timeout: 20_000 })
    await allAnswered()
    expect(Object.fromEntries(calls(operation)[0]?.query ?? [])).toMatchObject(query)
    expect(calls(operation)[0]?.request.url).toContain(asks ?? '/')
    const sent = calls(operation)[0]?.request.headers.has('Authorization')
    expect(sent).toBe(as !== undefined && operations[operation].session !== 'none')
    const first = calls(operation).filter(({ query: one }) => !one.has('pageNo') || one.get('pageNo') === '1')
    expect(first).toHaveLength(1)
  })
})

it('GATEWAY-20 home asks for waiting contracts after it knows the member, once the terms are agreed to', async () => {
  const { asked, calls } = await visitSite({ path: '/m/home', as: 'ravi88' })
  await waitFor(() => expect(calls('getConsolidatedSettings')).toHaveLength(1))
  const order = asked.map(({ operation }) => operation)
  expect(order.indexOf('getMemberInfo')).toBeLessThan(order.indexOf('getConsolidatedSettings'))
})

describe('the live models', () => {
  it.each([
    ['a visitor', undefined],
    ['a member', 'ravi88'],
  ])('GATEWAY-115 are asked for once by home with the live-model feature on, for %s', async (_who, as) => {
    const whitelabel = { LIVEMODEL3: true }
    const { calls } = await visitSite({ path: '/m/home', info: { whitelabel }, ...(as !== undefined && { as }) })
    await waitFor(() => expect(calls('listLiveModels')).toHaveLength(1), { timeout: 20_000 })
    expect(calls('listLiveModels')[0]?.request.headers.has('Authorization')).toBe(false)
  })

  it('GATEWAY-115 are not asked for with the feature off', async () => {
    const { calls } = await visitSite({ path: '/m/home', info: { whitelabel: { LIVEMODEL3: false } } })
    await waitFor(() => expect(calls('getRankList')).not.toHaveLength(0), { timeout: 20_000 })
    expect(calls('listLiveModels')).toHaveLength(0)
  })
})

describe('a platform code', () => {
  it.each([
    ['listAnnouncements', '/m/home', { platform: 'M' }],
    ['listAnnouncements', '/m/sports', { platform: 'W' }],
    ['listAnnouncements', '/m/activity', { types: 'PR', platform: 'M' }],
    ['listGames', '/m/gameList', { platform: 'html5' }],
    ['listHotGames', '/m/home', { isPlatform: '2', platform: 'html5' }],
  ] as const)('GATEWAY-12 GAP-44 %s is asked at %s with its own: %j', async (operation, path, query) => {
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(calls(operation)).not.toHaveLength(0), { timeout: 20_000 })
    for (const call of calls(operation)) expect(Object.fromEntries(call.query)).toMatchObject(query)
  })
})

it('GATEWAY-21 the help page asks again in another language', async () => {
  const { calls } = await visitSite({ path: '/m/help' })
  await waitFor(() => expect(calls('getHelpCenter')).toHaveLength(1))
  await act(() => showLanguage('BN'))
  await waitFor(() => expect(calls('getHelpCenter').map(({ query }) => query.get('lang'))).toEqual(['EN', 'BN']))
  await act(() => showLanguage('EN'))
})

it('GATEWAY-18 the picker at the start asks for the countries where the country is unknown', async () => {
  delete runtime.switches.countryCode
  const { calls } = await visitSite({ path: '/m/home', language: null })
  await waitFor(() => expect(calls('listCountries')).toHaveLength(1))
  await screen.findByRole('radio', { name: /Bangladesh/ })
})

it('GATEWAY-35 GATEWAY-71 a login is followed by the member’s data, favourites and unread count', async () => {
  const { calls } = await visitSite({ path: '/m/login' })
  for (const [label, value] of [
    ['Username', 'ravi88'],
    ['Password', 'lantern88'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
  const ofMembers = ['getMemberInfo', 'listFavoriteIds', 'getUnreadCount'] as const
  expect(ofMembers.filter((operation) => calls(operation).length > 0)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(calls('getMemberInfo').length).toBeGreaterThan(0), { timeout: 20_000 })
  await waitFor(() => expect(calls('listFavoriteIds')).toHaveLength(1), { timeout: 20_000 })
  expect(calls('listFavoriteIds')[0]?.request.headers.get('Authorization')).toMatch(/^Bearer ./)
  await waitFor(() => expect(calls('getUnreadCount').length).toBeGreaterThan(0), { timeout: 20_000 })
})

describe('a call that a trial does not make', () => {
  it.each([
    ['GATEWAY-61', 'getUnreadCount'],
    ['GATEWAY-113', 'getChatUnreadCount'],
    ['GATEWAY-114', 'getChatGroupPermission'],
  ] as const)('%s %s', async (_row, operation) => {
    const { calls, allAnswered } = await visitSite({ path: '/m/home', as: 'ravi88', type: 4 })
    await waitFor(() => expect(calls('getRankList')).not.toHaveLength(0), { timeout: 20_000 })
    await allAnswered()
    expect(calls(operation)).toHaveLength(0)
  })
})

describe('a call that needs a session', () => {
  const visitorsCalls = [
    { row: 'GATEWAY-20', operation: 'getConsolidatedSettings', path: '/m/home' },
    { row: 'GATEWAY-35', operation: 'getMemberInfo', path: '/m/home' },
    { row: 'GATEWAY-61', operation: 'getUnreadCount', path: '/m/home' },
    { row: 'GATEWAY-71', operation: 'listFavoriteIds', path: '/m/home' },
    { row: 'GATEWAY-77', operation: 'getVnRecentGames', path: '/m/lottery' },
    { row: 'GATEWAY-113', operation: 'getChatUnreadCount', path: '/m/home' },
    { row: 'GATEWAY-114', operation: 'getChatGroupPermission', path: '/m/home' },
  ] satisfies OpeningCall[]

  it.each(visitorsCalls)('$row $operation is not made for a visitor of $path', async ({ operation, path }) => {
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(calls('getVendorGameTypes')).not.toHaveLength(0), { timeout: 20_000 })
    expect(calls(operation)).toHaveLength(0)
  })
})
