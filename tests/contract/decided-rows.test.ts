import { expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { ask } from './doors-caller.ts'

/** Calls whose place the sources leave open, and what was decided. */
const callOf = (id: OperationId) => `${operations[id].method} ${operations[id].path}`

it('GAP-37 a username is checked by GET, an e-mail address by a form that is posted to its sibling', () => {
  expect(callOf('checkUsername')).toBe('GET /wps/check/username')
  expect(callOf('checkEmail')).toBe('POST /wps/check/email')
  expect(operations.checkEmail.body).toBe('application/x-www-form-urlencoded')
})

it('GAP-42, GAP-117 the reward centre and the inbox have addresses', () => {
  expect([paths.rewardCenter, paths.inbox]).toEqual(['/m/rewardCenter', '/m/messages/inbox'])
})

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

it('GAP-44, GATEWAY-12 each call has the platform code that its own row gives, and refuses another', async () => {
  const refusal = async (query: Record<string, string>) =>
    (await ask('listAnnouncements', { query: { types: 'B', merchantCode: 'bdtdemo', ...query } })).status
  expect(await refusal({ platform: 'M' })).toBe(200)
  expect(await refusal({ platform: 'W' })).toBe(200)
  expect(await refusal({ platform: 'html5' })).toBe(400)
})
