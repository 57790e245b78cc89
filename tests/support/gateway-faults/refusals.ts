import type { PlantedFault } from './broken-gateway.ts'
import { on, succeed, whenFine } from './changes.ts'

const accept = { success: true, value: null }
/** A refusal of what a request carried is turned into a success. */
const letPass = (isMeant: (asked: { url: URL; body: string }) => boolean) =>
  on('REQUEST_INVALID', (answer) => {
    if (!isMeant(answer.asked)) return
    answer.status = 200
    answer.body = accept
  })
const naming = (...errors: string[]) => on('REQUEST_INVALID', (answer) => void (answer.body['value'] = { errors }))
const refuse = (isMeant: (asked: { url: URL; body: string }) => boolean, at: string): PlantedFault['break'] =>
  whenFine((answer) => {
    if (!isMeant(answer.asked)) return
    answer.status = 400
    answer.body = { success: false, code: 'REQUEST_INVALID', message: 'no', value: { errors: [at] } }
  })
const answerAnyway: PlantedFault['break'] = (answer) => {
  answer.status = 200
  answer.headers = { 'content-type': 'application/json' }
  answer.body = accept
}

/** Faults of what has to be refused, and how. */
export const refusalFaults: readonly PlantedFault[] = [
  {
    name: 'a refusal that names another field',
    operation: 'updateNickname',
    rule: 'wrong-place',
    at: '/value/errors',
    break: naming('/body/account'),
  },
  {
    name: 'a refusal that names the whole body',
    operation: 'updatePayeeName',
    rule: 'wrong-place',
    at: '/value/errors',
    break: naming('/body'),
  },
  {
    name: 'a refusal that names the header',
    operation: 'listPopularGames',
    rule: 'wrong-place',
    at: '/value/errors',
    break: naming('/header/language'),
  },
  {
    name: 'a body that calls itself a text',
    operation: 'markInboxRead',
    rule: 'invalid-accepted',
    at: 'status',
    ask: ({ headers }) => {
      if (headers.get('content-type') === 'text/plain') headers.set('content-type', 'application/json')
    },
  },
  {
    name: 'a body that calls itself XML',
    operation: 'addRecentGame',
    rule: 'invalid-accepted',
    at: 'status',
    ask: ({ headers }) => {
      if (headers.get('content-type') === 'application/xml') headers.set('content-type', 'application/json')
    },
  },
  {
    name: 'a field that nobody knows',
    operation: 'cancelDeposit',
    rule: 'invalid-accepted',
    at: 'status',
    break: letPass(({ body }) => body.includes('verifyForeignField')),
  },
  {
    name: 'a missing field',
    operation: 'settleMoneyCall',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      if (!/^\{"key":"[^"]+"\}$/.test(answer.asked.body)) return
      answer.status = 200
      answer.body = { success: true, value: { state: 'NOTHING' } }
    }),
  },
  {
    name: 'null for a value',
    operation: 'markAnnouncementRead',
    rule: 'invalid-accepted',
    at: 'status',
    break: letPass(({ body }) => body.includes('null')),
  },
  {
    name: 'no body at all',
    operation: 'updateMemberIcon',
    rule: 'invalid-accepted',
    at: 'status',
    break: letPass(({ body }) => body === ''),
  },
  {
    name: 'an id without an end',
    operation: 'withdrawContract',
    rule: 'invalid-accepted',
    at: 'status',
    break: letPass(({ url }) => (url.searchParams.get('contractId') ?? '').length > 64),
  },
  {
    name: 'page nought',
    operation: 'listFavoriteIds',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      if (answer.asked.url.searchParams.get('pageNo') === '0') succeed(answer)
    }),
  },
  {
    name: 'a missing parameter',
    operation: 'checkUsername',
    rule: 'invalid-accepted',
    at: 'status',
    break: letPass(({ url }) => !url.searchParams.has('username')),
  },
  {
    name: 'an optional parameter that is missed',
    operation: 'getHelpCenter',
    rule: 'valid-refused',
    at: '/code',
    break: refuse(({ url }) => !url.searchParams.has('device'), '/query/device'),
  },
  {
    name: 'the largest page refused',
    operation: 'listRecentGames',
    rule: 'valid-refused',
    at: '/code',
    break: refuse(({ url }) => url.searchParams.get('pageSize') === '100', '/query/pageSize'),
  },
  {
    name: 'a read by DELETE',
    operation: 'getUnreadCount',
    method: 'DELETE',
    rule: 'wrong-method',
    at: 'status',
    break: answerAnyway,
  },
  {
    name: 'a write by GET',
    operation: 'markAllInboxRead',
    method: 'GET',
    rule: 'wrong-method',
    at: 'status',
    break: answerAnyway,
  },
  {
    name: 'a read by POST',
    operation: 'listCountries',
    method: 'POST',
    rule: 'wrong-method',
    at: 'status',
    break: answerAnyway,
  },
  {
    name: 'the default merchant for every merchant',
    operation: 'getDomainRoute',
    rule: 'wrong-merchant',
    at: '/value/list',
    ask: ({ headers }) => {
      if (headers.get('x-merchant') === 'inrdemo') headers.delete('x-merchant')
    },
  },
]
