import { asObject } from '#scripts/contract/document/json.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { inEach, inFirst, inValue, on } from './changes.ts'

const HOUR_MS = 3_600_000
const moment = (aheadMs: number): string => new Date(Date.now() + aheadMs).toISOString()
const at = (place: string, field: string, value: () => unknown) =>
  inValue((answer) => void (asObject(place === '' ? answer : answer[place])[field] = value()))

/** Faults of what an answer says: moments, and whom or what it is about. */
export const contentFaults: readonly PlantedFault[] = [
  {
    name: 'moments of another zone',
    operation: 'listAnnouncements',
    rule: 'schema',
    at: '/value/list/*/publishedAt',
    break: inEach('list', (row) => void (row['publishedAt'] = '2026-11-20T14:00:00+06:00')),
  },
  {
    name: 'moments without a zone',
    operation: 'getDailySalaryContract',
    rule: 'schema',
    at: '/value/contracts/*/offeredAt',
    break: inFirst('contracts', (row) => void (row['offeredAt'] = '2026-11-20T14:00:00')),
  },
  {
    name: 'a ticket that has expired when it comes',
    operation: 'createLotteryTicket',
    rule: 'moment',
    at: '/value/expiresAt',
    break: at('', 'expiresAt', () => moment(-HOUR_MS)),
  },
  {
    name: 'an SMS code that has ended',
    operation: 'sendRegisterSmsCode',
    rule: 'moment',
    at: '/value/expirationTime',
    break: at('', 'expirationTime', () => Date.now() - HOUR_MS),
  },
  {
    name: 'a moment in seconds',
    operation: 'sendLoginSmsCode',
    rule: 'moment',
    at: '/value/expirationTime',
    break: at('', 'expirationTime', () => Math.round(Date.now() / 1000) + 120),
  },
  {
    name: 'the account of somebody else',
    operation: 'getMemberInfo',
    rule: 'not-asked',
    at: '/value/account',
    break: at('', 'account', () => 'somebody'),
  },
  {
    name: 'another order than the one asked for',
    operation: 'getLotteryOrder',
    rule: 'not-asked',
    at: '/value/order/orderId',
    break: at('order', 'orderId', () => 'L2611201001'),
  },
  {
    name: 'another deposit than the one asked for',
    operation: 'getDepositOrder',
    rule: 'not-asked',
    at: '/value/order/orderNo',
    break: at('order', 'orderNo', () => 'D2611201001'),
  },
  {
    name: 'another payout than the one asked for',
    operation: 'getWithdrawOrder',
    rule: 'not-asked',
    at: '/value/order/orderNo',
    break: at('order', 'orderNo', () => 'W2611201001'),
  },
  {
    name: 'an order of an hour ago for a new one',
    operation: 'createWechatDeposit',
    rule: 'moment',
    at: '/value/order/createdAt',
    break: at('order', 'createdAt', () => moment(-HOUR_MS)),
  },
  {
    name: 'an order that has lapsed when it comes',
    operation: 'createGatewayDeposit',
    rule: 'moment',
    at: '/value/order/expiresAt',
    break: at('order', 'expiresAt', () => moment(-60_000)),
  },
  {
    name: 'figures of other days',
    operation: 'getTeamKpiA',
    rule: 'not-asked',
    at: '/value/range/from',
    break: at('range', 'from', () => '2026-01-01'),
  },
  {
    name: 'figures in the order of the calendar',
    operation: 'getTeamKpiB',
    rule: 'disorder',
    at: '/value/days',
    break: inValue((value) => void (value['days'] = [value['days']].flat().toReversed())),
  },
  {
    name: 'a new code to be asked for at once',
    operation: 'sendEmailCode',
    rule: 'moment',
    at: '/value/retryAt',
    break: at('', 'retryAt', () => moment(-1000)),
  },
  {
    name: 'a wait that is over',
    operation: 'sendPasswordEmail',
    rule: 'moment',
    at: '/value/retryAt',
    break: on('EMAIL_TOO_SOON', (answer) => void (answer.body['value'] = { retryAt: moment(-1000) })),
  },
  {
    name: 'another account than the one that was opened',
    operation: 'createDownline',
    rule: 'not-asked',
    at: '/value/account',
    break: at('', 'account', () => 'somebody'),
  },
  {
    name: 'money to another member',
    operation: 'transferDownline',
    rule: 'not-asked',
    at: '/value/memberId',
    break: at('', 'memberId', () => '1'),
  },
  {
    name: 'a link for another host',
    operation: 'createAffiliateUrl',
    rule: 'not-asked',
    at: '/value/domain',
    break: at('', 'domain', () => 'other.example'),
  },
  {
    name: 'an offer of the day before',
    operation: 'createContract',
    rule: 'moment',
    at: '/value/contract/offeredAt',
    break: at('contract', 'offeredAt', () => moment(-24 * HOUR_MS)),
  },
  {
    name: 'a payout of another amount',
    operation: 'withdraw',
    rule: 'not-asked',
    at: '/value/amount',
    break: at('', 'amount', () => '1.00'),
  },
  {
    name: 'a card that is bound tomorrow',
    operation: 'listBankCards',
    rule: 'moment',
    at: '/value/cards/*/addedAt',
    break: inFirst('cards', (row) => void (row['addedAt'] = moment(24 * HOUR_MS))),
  },
  {
    name: 'a balance for visitors',
    operation: 'getWallets',
    rule: 'visitor',
    at: '/value/sumBalance',
    break: (answer) => {
      if (!answer.asked.hasToken) at('', 'sumBalance', () => '12.50')(answer)
    },
  },
]
