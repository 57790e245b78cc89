import type { Passing, PlantedFault } from './broken-gateway.ts'
import { inFirst, inValue, on, rename, succeed, whenFine } from './changes.ts'

const asText = (change: (text: string) => string): ((answer: Passing) => void) =>
  whenFine((answer) => void (answer.text = change(JSON.stringify(answer.body))))

/** Longer than the run waits that these faults are found by. */
const LATE_MS = 4500

/** A late answer is found the first time, and each one costs its time. */
function once(change: (answer: Passing) => void): (answer: Passing) => void {
  let isDone = false
  return (answer) => {
    if (isDone) return
    change(answer)
    isDone = answer.lateMs !== undefined
  }
}

/** Faults of the text of an answer, of sessions, and of small things in bodies. */
export const textFaults: readonly PlantedFault[] = [
  {
    name: 'a byte order mark',
    operation: 'getWhitelabel',
    rule: 'ambiguous-json',
    at: '',
    break: asText((text) => `\uFEFF${text}`),
  },
  {
    name: 'a key of the envelope twice',
    operation: 'getRegisterSettings',
    rule: 'ambiguous-json',
    at: '',
    break: asText((text) => text.replace('{', '{"success":false,')),
  },
  {
    name: 'a key of an entry twice',
    operation: 'getMemberIcon',
    rule: 'ambiguous-json',
    at: '',
    break: asText((text) => text.replace('"iconId":', '"iconId":"0","iconId":')),
  },
  {
    name: 'more after the end of the JSON',
    operation: 'getConsolidatedSettings',
    rule: 'broken-json',
    at: '',
    break: asText((text) => `${text}\n<!-- 12 ms -->`),
  },
  {
    name: 'a number that JSON has not',
    operation: 'getChatUnreadCount',
    rule: 'broken-json',
    at: '',
    break: asText((text) => text.replace(/"count":\d+/, '"count":NaN')),
  },
  {
    name: 'an answer that comes too late',
    operation: 'launchChat',
    rule: 'no-answer',
    at: 'status',
    break: once(whenFine((answer) => void (answer.lateMs = LATE_MS))),
  },
  {
    name: 'a closed provider that does not say how long',
    operation: 'launchGame',
    rule: 'header',
    at: 'header: retry-after',
    break: on('VENDOR_MAINTENANCE', (answer) => void delete answer.headers['retry-after']),
  },
  {
    name: 'a flag as a text',
    operation: 'getSecurityConfig',
    rule: 'schema',
    at: '/value/email',
    break: inValue((value) => void (value['email'] = String(value['email']))),
  },
  {
    name: 'a flag as a number',
    operation: 'getChatGroupPermission',
    rule: 'schema',
    at: '/value/permitted',
    break: inValue((value) => void (value['permitted'] = 1)),
  },
  {
    name: 'null for an optional field',
    operation: 'listMobileLotteryGames',
    rule: 'schema',
    at: '/value/list/*/closesAt',
    break: inFirst('list', (row) => void (row['closesAt'] = null)),
  },
  {
    name: 'a map for a list',
    operation: 'listFavoriteGames',
    rule: 'schema',
    at: '/value/content',
    break: inValue((value) => void (value['content'] = {})),
  },
  {
    name: 'the answer beside its question',
    operation: 'listSecurityQuestions',
    rule: 'unknown-field',
    at: '/value/list/*/answer',
    break: inFirst('list', (row) => void (row['answer'] = 'rover')),
  },
  {
    name: 'a state in small letters',
    operation: 'getDividendContract',
    rule: 'schema',
    at: '/value/contracts/*/status',
    break: inFirst('contracts', (row) => void (row['status'] = String(row['status']).toLowerCase())),
  },
  {
    name: 'a member who passes for an agent',
    operation: 'updateRebates',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('NOT_AN_AGENT', (answer) => {
      answer.status = 200
      answer.body = { success: true, value: null }
    }),
  },
  {
    name: 'an ended session that goes on',
    operation: 'getHourContract',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('SESSION_ENDED', succeed),
  },
  {
    name: 'a missing session that has ended',
    operation: 'listTxCodes',
    rule: 'wrong-code',
    at: '/code',
    break: on('SESSION_MISSING', rename('SESSION_ENDED')),
  },
  {
    name: 'a captcha that is no picture',
    operation: 'getCaptcha',
    rule: 'schema',
    at: '/value',
    break: whenFine((answer) => void (answer.body['value'] = 'data:text/html;base64,PGI+')),
  },
  {
    name: 'a lottery twice in its group',
    operation: 'getVnGameMenu',
    rule: 'repeated-id',
    at: '/value/groups/*/games',
    break: inFirst('groups', (row) => void (row['games'] = [row['games'], row['games']].flat(2))),
  },
]
