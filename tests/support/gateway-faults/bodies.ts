import { asObject } from '#scripts/contract/document/json.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { inFirst, inValue, on, whenFine } from './changes.ts'

/** Faults inside bodies. */
export const bodyFaults: readonly PlantedFault[] = [
  {
    name: 'a field beside the value',
    operation: 'getLobbyNews',
    rule: 'unknown-field',
    at: '/debug',
    break: whenFine((answer) => void (answer.body['debug'] = { host: '10.2.0.14' })),
  },
  {
    name: 'a code in a success',
    operation: 'listCountries',
    rule: 'unknown-field',
    at: '/code',
    break: whenFine((answer) => void (answer.body['code'] = 'SUCCESS')),
  },
  {
    name: 'a field inside the value',
    operation: 'getSystemStatus',
    rule: 'unknown-field',
    at: '/value/info/adminHost',
    break: inValue((value) => void (asObject(value['info'])['adminHost'] = '10.2.0.14')),
  },
  {
    name: 'a field in a failure',
    operation: 'listOpenedNumbers',
    rule: 'unknown-field',
    at: '/stack',
    break: on('GAME_UNAVAILABLE', (answer) => void (answer.body['stack'] = 'x')),
  },
  {
    name: 'a field in the value of a failure',
    operation: 'login',
    rule: 'unknown-field',
    at: '/value/attemptsLeft',
    break: on('CAPTCHA_REQUIRED', (answer) => void (asObject(answer.body['value'])['attemptsLeft'] = 2)),
  },
  {
    name: 'money as a number',
    operation: 'getWallets',
    rule: 'schema',
    at: '/value/sumBalance',
    break: inValue((value) => {
      if ('sumBalance' in value) value['sumBalance'] = Number(value['sumBalance'])
    }),
  },
  {
    name: 'a missing field',
    operation: 'listGames',
    rule: 'schema',
    at: '/value/totalCount',
    break: inValue((value) => void delete value['totalCount']),
  },
  {
    name: 'null for a required value',
    operation: 'getConsolidatedSettings',
    rule: 'schema',
    at: '/value/*',
    break: inValue((value) => {
      const [name = ''] = Object.keys(value)
      value[name] = null
    }),
  },
  {
    name: 'a moment as a text',
    operation: 'sendRegisterSmsCode',
    rule: 'schema',
    at: '/value/expirationTime',
    break: inValue((value) => void (value['expirationTime'] = '2026-11-21T09:00:00Z')),
  },
  {
    name: 'a failure without its value',
    operation: 'sendPasswordEmail',
    rule: 'schema',
    at: '/value',
    break: on('EMAIL_TOO_SOON', (answer) => void delete answer.body['value']),
  },
  {
    name: 'an amount with one decimal',
    operation: 'getRankList',
    rule: 'schema',
    at: '/value/list/*/vo/winAmount',
    break: inFirst('list', (row) => void (asObject(row['vo'])['winAmount'] = '12.5')),
  },
  {
    name: 'a number below its bound',
    operation: 'listRecentGames',
    rule: 'schema',
    at: '/value/totalPages',
    break: inValue((value) => void (value['totalPages'] = -1)),
  },
  {
    name: 'ids as numbers',
    operation: 'listFavoriteIds',
    rule: 'schema',
    at: '/value/content/*',
    break: inValue((value) => void (value['content'] = [10_412])),
  },
  {
    name: 'a text that is too long',
    operation: 'listMobileLotteryGames',
    rule: 'schema',
    at: '/value/list/*/displayName',
    break: inFirst('list', (row) => void (row['displayName'] = 'L'.repeat(5000))),
  },
  {
    name: 'an object for a list',
    operation: 'getVnGameMenu',
    rule: 'schema',
    at: '/value/groups',
    break: inValue((value) => void (value['groups'] = {})),
  },
  {
    name: 'no message',
    operation: 'getVnRecentGames',
    rule: 'schema',
    at: '/message',
    break: on('SESSION_MISSING', (answer) => void delete answer.body['message']),
  },
  {
    name: 'another fixed value',
    operation: 'startFreePlay',
    rule: 'schema',
    at: '/value/customerType',
    break: inValue((value) => void (value['customerType'] = 5)),
  },
  {
    name: 'a value where there is none',
    operation: 'logout',
    rule: 'schema',
    at: '/value',
    break: whenFine((answer) => void (answer.body['value'] = {})),
  },
  {
    name: 'an entry that is not in the list',
    operation: 'listSubordinates',
    rule: 'schema',
    at: '/value/ownRebates/*/gameType',
    break: inFirst('ownRebates', (row) => void (row['gameType'] = 'DICE')),
  },
  {
    name: 'a day for a moment',
    operation: 'getDailySalaryContract',
    rule: 'schema',
    at: '/value/contracts/*/offeredAt',
    break: inFirst('contracts', (row) => void (row['offeredAt'] = '2026-11-20')),
  },
]
