import { afterEach, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { behaviours } from '#mock/behaviour/index.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { validateRequest } from '#mock/generated/validators.js'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readOperations } from '#scripts/contract/generate/model.ts'
import { safePath } from '#src/core/routing/safe-path.ts'
import { ask, tokenOf } from './doors-caller.ts'

afterEach(resetRuntime)

/** Calls whose place the sources leave open, and what was decided. */
const callOf = (id: OperationId) => `${operations[id].method} ${operations[id].path}`

it('GAP-37, GATEWAY-30 a username is checked by GET, an e-mail address by a form that is posted to its sibling', () => {
  expect(callOf('checkUsername')).toBe('GET /wps/check/username')
  expect(callOf('checkEmail')).toBe('POST /wps/check/email')
  expect(operations.checkEmail.body).toBe('application/x-www-form-urlencoded')
})

it('GAP-42, GAP-117 the reward centre and the inbox have addresses', () => {
  expect([paths.rewardCenter, paths.inbox]).toEqual(['/m/rewardCenter', '/m/messages/inbox'])
})

it('GAP-120 the betting record of providers’ games has a call of its own, lottery orders have theirs', () => {
  expect([callOf('listBetRecords'), callOf('listLotteryOrders')]).toEqual([
    'GET /wps/relay/GCS_betRecord',
    'GET /lgw/orders',
  ])
})

it('GAP-83 the second version of the password call is a header on the same path', async () => {
  const token = await tokenOf()
  const body = { oldPassword: 'lantern88', newPassword: 'monsoon77', confirmNewPassword: 'monsoon77' }
  expect((await ask('changePassword', { token, body })).code).toBe('REQUEST_INVALID')
  expect((await ask('changePassword', { token, body, headers: { 'X-Api-Version': '2' } })).status).toBe(200)
  expect(callOf('changePassword')).toBe('PUT /wps/member/password')
})

it('GAP-19 banners of the game centre are the same on either platform', async () => {
  const on = async (platform: string) =>
    (await ask('listAnnouncements', { query: { types: 'B,H', platform, merchantCode: 'bdtdemo' } })).value.list.map(
      ({ id }) => id,
    )
  expect(await on('W')).not.toHaveLength(0)
  expect(await on('W')).toEqual(await on('M'))
})

it.each(['sendLoginSmsCode', 'sendRegisterSmsCode'] as const)(
  'GAP-38 %s takes the number under both names',
  async (id) => {
    const rest = { countryDialingCode: '880', humanVerification: 'passed' }
    expect((await ask(id, { body: { mobileNum: '01811223344', ...rest } })).status).toBe(200)
    expect((await ask(id, { body: { mobileNo: '01811223355', ...rest } })).status).toBe(200)
  },
)

it('GAP-49 ids and list of favourites are two calls', () => {
  expect(callOf('listFavoriteIds')).toBe('GET /wps/relay/MCSFE_getFavoriteGames')
  expect(callOf('listFavoriteGames')).toBe('GET /wps/relay/MCSFE_getFavoriteGamesList')
})

it('GAP-102 a launch is a POST that changes something, so nothing fetches it ahead', () => {
  expect(operations.launchGame).toMatchObject({ method: 'POST', kind: 'mutation' })
})

it('GAP-117 GAP-118 inbox calls are described', () => {
  expect([callOf('listInbox'), callOf('markInboxRead'), callOf('markAllInboxRead')]).toEqual([
    'GET /wps/relay/CSP_inboxList',
    'POST /wps/relay/CSP_readInbox',
    'POST /wps/relay/CSP_readAllInbox',
  ])
})

it('GATEWAY-126 a letter that is deleted leaves list and count for good', async () => {
  const token = await tokenOf()
  const inbox = async () => (await ask('listInbox', { token })).value
  const unread = async () => (await ask('getUnreadCount', { token })).value.inbox
  const { content, totalCount } = await inbox()
  const count = await unread()
  const messageId = content.find(({ read }) => !read)?.id ?? ''
  expect((await ask('deleteInboxMessage', { token, query: { messageId } })).status).toBe(200)
  const left = await inbox()
  expect([left.totalCount, left.content.some(({ id }) => id === messageId), await unread()]).toEqual([
    totalCount - 1,
    false,
    count - 1,
  ])
  const again = await ask('deleteInboxMessage', { token, query: { messageId } })
  expect([again.status, again.code]).toEqual([404, 'RECORD_NOT_FOUND'])
})

it('GAP-142 of the calls below /lgw only the opened numbers stand below /lotto', () => {
  const below = Object.values(operations).filter(({ path }) => path.startsWith('/lotto/'))
  expect(below.map(({ path }) => path)).toEqual(['/lotto/lgw/games/opened/numero'])
})

it('GAP-143, LOTT-04, LOTT-06 what stands in brackets is a path below', () => {
  expect([callOf('getVnGameMenu'), callOf('getVnRecentGames')]).toEqual([
    'GET /lgw/vn/games/game_menu',
    'GET /lgw/vn/games/game_menu/recent',
  ])
  expect(operations.resetPaymentPassword.path).toBe(`${operations.setPaymentPassword.path}/reset`)
})

it('MSG-20, MSG-21, RECORD-05 the calls that are only named exist', () => {
  expect(callOf('getLobbyNews')).toContain('/wps/relay/GLS2_lobbyNews')
  expect(callOf('getUnreadCount')).toContain('/wps/relay/CSP_unreadCount')
  expect(
    [operations.listLotteryOrders, operations.getLotteryOrder, operations.cancelLotterySuborders].map(
      (one) => one.path,
    ),
  ).toEqual(['/lgw/orders', '/lgw/orders/detail', '/lgw/orders/suborders/cancel'])
})

it('GATEWAY-79 orders of a lottery are asked for by days, state and page, with a session', async () => {
  const query = { status: 'WON', pageNo: '2', pageSize: '1' }
  expect((await ask('listLotteryOrders', { query })).code).toBe('SESSION_MISSING')
  const token = await tokenOf()
  const { value } = await ask('listLotteryOrders', { token, query })
  expect(value).toMatchObject({ pageNum: 2, content: [{ status: 'WON' }] })
  expect((await ask('listLotteryOrders', { token, query: { from: '2026-01-01', to: '2026-01-01' } })).code).toBe(
    'DATE_RANGE_INVALID',
  )
  const wrongs: Record<string, string>[] = [
    { from: 'today' },
    { to: '2026-13-01' },
    { status: 'LATE' },
    { pageNo: '0' },
    { pageSize: 'all' },
  ]
  for (const wrong of wrongs)
    expect((await ask('listLotteryOrders', { token, query: wrong })).code, JSON.stringify(wrong)).toBe(
      'REQUEST_INVALID',
    )
})

it('GAP-44, GATEWAY-12 each call has the platform code that its own row gives, and refuses another', async () => {
  const token = await tokenOf()
  const calls = [
    ['listAnnouncements', { types: 'B', merchantCode: 'bdtdemo' }, 'platform', ['M', 'W'], ['html5', 'X']],
    ['listGames', { merchant: 'bdtdemo' }, 'platform', ['html5'], ['W', 'M']],
    ['listGames', { merchant: 'bdtdemo', platform: 'html5' }, 'clientType', ['2'], ['1', '3']],
    ['listHotGames', { platform: 'html5' }, 'isPlatform', ['2'], ['1']],
    ['listRecentGames', {}, 'clientType', ['2'], ['1']],
  ] as const
  for (const [id, rest, field, own, others] of calls) {
    const statusOf = async (code: string) => (await ask(id, { token, query: { ...rest, [field]: code } })).status
    for (const code of own) expect(await statusOf(code), `${id} ${field} ${code}`).toBe(200)
    for (const code of others) expect(await statusOf(code), `${id} ${field} ${code}`).toBe(400)
  }
})

it('CONST-28 a query of more than a gateway reads is refused: no lists, nothing nested, no thousand parameters', () => {
  const errorsOf = (query: string) =>
    validateRequest
      .getHelpCenter({ query: new URLSearchParams(query), header: new Headers(), body: undefined })
      .errors.map(({ pointer }) => pointer)
  expect(errorsOf('lang=EN&device=MOBILE')).toEqual([])
  expect(errorsOf(`device=MOBILE${'&lang=EN'.repeat(21)}`)).toContain('/query/lang')
  expect(errorsOf('lang=EN&device=MOBILE&a[b][c][d][e][f]=1')).toEqual(['/query/a[b][c][d][e][f]'])
  expect(errorsOf(Array.from({ length: 1001 }, (_, i) => `p${i}=1`).join('&')).length).toBeGreaterThan(0)

  const asked = readOperations(bundleContract(loadSources('openapi'))).map(({ query }) => query)
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(1000)
})

it('GAP-135 a link to share leads to the main domain, and an extra path without a page leads home', async () => {
  const { info } = (await ask('getSystemStatus')).value
  const token = await tokenOf()
  const { links } = (await ask('listAffiliateUrls', { token })).value
  expect(links.map(({ url }) => new URL(url).host)).toEqual([info.mainDomain])
  for (const path of info.paths ?? []) expect(safePath(path)).toBe(path)
  expect(safePath('/m/extra/of-the-operator')).toBe(paths.home)
})

it('GAP-123 every payment provider is a method of the one list, and a build without contracts says that there is none', () => {
  const providers = Object.entries(operations).filter(([id, { tag }]) => tag === 'deposit' && id.startsWith('create'))
  expect(providers).toHaveLength(5)
  for (const [id, { errors }] of providers) expect(errors, id).toHaveProperty('FEATURE_UNAVAILABLE')
})

it('GAP-124 the stub plays every call with money or agents, and its pages have addresses', () => {
  const tags = ['deposit', 'withdraw', 'wallet', 'records', 'security', 'agent']
  const calls = Object.entries(operations).filter(([, { tag }]) => tags.includes(tag))
  expect(calls.filter(([id]) => !(id in behaviours)).map(([id]) => id)).toEqual([])
  expect([paths.deposit, paths.withdraw, paths.agentRegister]).toEqual([
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/agentRegister',
  ])
})
