import { asObject } from '#scripts/contract/document/json.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { asType, on, whenFine, withStatus } from './changes.ts'

/** Faults of status, content type, JSON, envelope and headers. */
export const wireFaults: readonly PlantedFault[] = [
  {
    name: '201 for 200',
    operation: 'getWhitelabel',
    rule: 'unknown-status',
    at: 'status',
    break: whenFine(withStatus(201)),
  },
  {
    name: '204 without a body',
    operation: 'markAnnouncementRead',
    rule: 'unknown-status',
    at: 'status',
    break: whenFine((answer) => {
      answer.status = 204
      answer.text = ''
    }),
  },
  {
    name: '501 for a wrong password',
    operation: 'changePassword',
    rule: 'unknown-status',
    at: 'status',
    break: on('CREDENTIALS_INVALID', (answer) => {
      answer.status = 501
      answer.body = { error: 'later' }
    }),
  },
  {
    name: 'a redirect to a login page',
    operation: 'getUnreadCount',
    rule: 'unknown-status',
    at: 'status',
    break: on('SESSION_MISSING', (answer) => {
      answer.status = 302
      answer.headers['location'] = '/login'
      answer.text = ''
    }),
  },
  {
    name: '200 for an error',
    operation: 'checkAffiliateCode',
    rule: 'wrong-status',
    at: 'status',
    break: on('INVITATION_CODE_INVALID', withStatus(200)),
  },
  {
    name: '422 for 404',
    operation: 'addRecentGame',
    rule: 'wrong-status',
    at: 'status',
    break: on('GAME_UNAVAILABLE', withStatus(422)),
  },
  {
    name: '403 for 401',
    operation: 'listInbox',
    rule: 'wrong-status',
    at: 'status',
    break: on('SESSION_ENDED', withStatus(403)),
  },
  {
    name: 'a page in place of JSON',
    operation: 'getDomainRoute',
    rule: 'content-type',
    at: 'header: content-type',
    break: whenFine((answer) => {
      answer.headers['content-type'] = 'text/html'
      answer.text = '<h1>Welcome</h1>'
    }),
  },
  {
    name: 'a stack trace',
    operation: 'markAllInboxRead',
    rule: 'content-type',
    at: 'header: content-type',
    break: on('SESSION_MISSING', (answer) => {
      answer.status = 500
      answer.headers['content-type'] = 'text/plain'
      answer.text = 'Error at Inbox.java:212'
    }),
  },
  {
    name: 'text/json',
    operation: 'listAnnouncements',
    rule: 'content-type',
    at: 'header: content-type',
    break: asType('text/json'),
  },
  {
    name: 'another character set',
    operation: 'listPopularGames',
    rule: 'content-type',
    at: 'header: content-type',
    break: asType('application/json; charset=iso-8859-1'),
  },
  {
    name: 'JSON that is cut off',
    operation: 'listHotGames',
    rule: 'broken-json',
    at: '',
    break: whenFine((answer) => void (answer.text = JSON.stringify(answer.body).slice(0, -20))),
  },
  {
    name: 'an empty body',
    operation: 'updateMemberIcon',
    rule: 'broken-json',
    at: '',
    break: on('RECORD_NOT_FOUND', (answer) => void (answer.text = '')),
  },
  {
    name: 'the value without its envelope',
    operation: 'getHelpCenter',
    rule: 'envelope',
    at: '',
    break: whenFine((answer) => void (answer.body = asObject(answer.body['value']))),
  },
  {
    name: 'no success flag',
    operation: 'getRegisterSettings',
    rule: 'envelope',
    at: '',
    break: whenFine((answer) => void delete answer.body['success']),
  },
  {
    name: 'a failure without a code',
    operation: 'addFavorite',
    rule: 'envelope',
    at: '/code',
    break: on('FAVORITE_FAILED', (answer) => void delete answer.body['code']),
  },
  {
    name: 'a success that calls itself a failure',
    operation: 'removeFavorite',
    rule: 'envelope',
    at: '/success',
    break: whenFine((answer) => void (answer.body['success'] = false)),
  },
  {
    name: 'a pause in words',
    operation: 'getVnOpenedNumbers',
    rule: 'header',
    at: 'header: retry-after',
    break: whenFine((answer) => void (answer.headers['retry-after'] = 'soon')),
  },
  {
    name: 'a request id without an end',
    operation: 'getCaptcha',
    rule: 'header',
    at: 'header: x-request-id',
    break: whenFine((answer) => void (answer.headers['x-request-id'] = 'r'.repeat(200))),
  },
  {
    name: 'a cut connection',
    operation: 'listFavoriteGames',
    rule: 'no-answer',
    at: 'status',
    break: whenFine((answer) => void (answer.cut = true)),
  },
]
