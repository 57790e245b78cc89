import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from '#scripts/contract/diff/change.ts'
import { compareContracts } from '#scripts/contract/diff/operation-diff.ts'
import { asObject, asTexts, type JsonObject } from '#scripts/contract/document/json.ts'
import type { ContractDocument } from '#scripts/contract/document/openapi.ts'
import { allow, asEntry, changed, forget, now, operation } from '../support/changed-contract.ts'

type Case = readonly [name: string, level: Level, change: (document: ContractDocument) => void]

const schema = ({ components }: ContractDocument, name: string): JsonObject => {
  const found = components.schemas[name]
  if (!found) throw new Error(`no schema ${name}`)
  return found
}
const part = (document: ContractDocument, name: string, property: string): JsonObject =>
  asObject(asObject(schema(document, name)['properties'])[property])
const add = (document: ContractDocument, name: string, property: string, required: boolean) => {
  const whole = schema(document, name)
  asObject(whole['properties'])[property] = { type: 'string' }
  if (required) whole['required'] = [...asTexts(whole['required']), property]
}
const drop = (document: ContractDocument, name: string, property: string) => {
  const whole = schema(document, name)
  delete asObject(whole['properties'])[property]
  whole['required'] = asTexts(whole['required']).filter((one) => one !== property)
}
const parameter = (document: ContractDocument, id: string, name: string) => {
  const found = operation(document, id).parameters?.find((one) => 'name' in one && one.name === name)
  if (!found || !('schema' in found)) throw new Error(`no parameter ${name}`)
  return found
}

/** What a team of the gateway may do to the contract, and what that costs clients of the older one. */
const cases: readonly Case[] = [
  ['an operation goes', 'breaking', ({ paths }) => delete paths['/wps/wallets/gcs']],
  ['an operation is called otherwise', 'risky', (of) => (operation(of, 'addFavorite').operationId = 'createFavorite')],
  ['a session becomes necessary', 'breaking', (of) => (operation(of, 'getHelpCenter').security = [{ session: [] }])],
  ['a session becomes needless', 'risky', (of) => (operation(of, 'addFavorite').security = [])],
  [
    'sessions travel in another way',
    'breaking',
    ({ components }) => (components.securitySchemes['session'] = { type: 'apiKey', in: 'cookie', name: 'sid' }),
  ],
  [
    'a new kind of session is needed nowhere',
    'harmless',
    ({ components }) => (components.securitySchemes['operator'] = { type: 'http', scheme: 'basic' }),
  ],
  [
    'a session of another kind becomes necessary',
    'breaking',
    (of) => {
      of.components.securitySchemes['operator'] = { type: 'http', scheme: 'basic' }
      operation(of, 'addFavorite').security = [{ operator: [] }]
    },
  ],
  [
    'a list travels in one part of a form',
    'breaking',
    (of) => {
      const [media] = Object.values(operation(of, 'sendFeedback').requestBody?.content ?? {})
      asObject(media?.encoding)['images'] = { style: 'form', explode: false }
    },
  ],
  ['a code becomes possible', 'risky', (of) => allow(operation(of, 'addFavorite'), 'GAME_UNAVAILABLE', of)],
  ['a code is answered no more', 'harmless', (of) => forget(operation(of, 'addFavorite'), 'FAVORITE_LIMIT', of)],
  ['a code may not be repeated', 'risky', (of) => (asEntry(of, 'SYSTEM_BUSY').retry = 'never')],
  ['a failure carries less', 'breaking', (of) => drop(of, 'RetryMoment', 'retryAt')],
  [
    'a code comes with another status',
    'breaking',
    (of) => {
      const { responses } = operation(of, 'updateNickname')
      responses['409'] = responses['422'] ?? { $ref: '' }
      delete responses['422']
    },
  ],
  ['a code goes from the catalogue', 'breaking', (of) => delete of['x-error-catalogue']['EMAIL_TOO_SOON']],
  [
    'a parameter goes',
    'breaking',
    (of) => {
      const games = operation(of, 'listGames')
      games.parameters = games.parameters?.filter((one) => one !== parameter(of, 'listGames', 'gameName'))
    },
  ],
  ['a parameter becomes necessary', 'breaking', (of) => (parameter(of, 'listGames', 'gameName').required = true)],
  ['a parameter becomes optional', 'harmless', (of) => (parameter(of, 'listGames', 'platform').required = false)],
  ['a parameter takes less', 'breaking', (of) => (parameter(of, 'listGames', 'gameName').schema['maxLength'] = 10)],
  ['a parameter takes more', 'harmless', (of) => (parameter(of, 'listGames', 'gameName').schema['maxLength'] = 90)],
  [
    'a parameter has another default',
    'risky',
    (of) => (parameter(of, 'listGames', 'gameName').schema['default'] = 'lamp'),
  ],
  ['a new part of a body is optional', 'harmless', (of) => add(of, 'NicknameChange', 'reason', false)],
  ['a new part of a body is necessary', 'breaking', (of) => add(of, 'NicknameChange', 'reason', true)],
  ['some calls need a part of a body', 'risky', (of) => (part(of, 'FeedbackForm', 'contact')['x-may-need'] = true)],
  [
    'no call needs a part of a body any more',
    'harmless',
    (of) => delete part(of, 'ManualDepositForm', 'payerName')['x-may-need'],
  ],
  ['a part of a body goes', 'breaking', (of) => drop(of, 'FeedbackForm', 'contact')],
  [
    'a part of a body is of another type',
    'breaking',
    (of) => (part(of, 'NicknameChange', 'nickname')['type'] = 'number'),
  ],
  ['a new part of what is encrypted is necessary', 'breaking', (of) => add(of, 'BankCardRemoval', 'reason', true)],
  ['a new part of a registration is necessary', 'breaking', (of) => add(of, 'RegistrationPayload', 'reason', true)],
  ['a new field is answered', 'harmless', (of) => add(of, 'TriesLeft', 'reason', true)],
  ['a field is answered no more', 'breaking', (of) => drop(of, 'Game', 'displayName')],
  [
    'a field may be missing',
    'breaking',
    (of) => {
      schema(of, 'Game')['required'] = asTexts(schema(of, 'Game')['required']).filter((one) => one !== 'displayName')
    },
  ],
  [
    'a field is always there',
    'harmless',
    (of) => {
      schema(of, 'Game')['required'] = [...asTexts(schema(of, 'Game')['required']), 'showIcon']
    },
  ],
  [
    'a field has one value more',
    'risky',
    (of) => {
      schema(of, 'LotteryOrderStatus')['enum'] = [...asTexts(schema(of, 'LotteryOrderStatus')['enum']), 'VOID']
    },
  ],
  [
    'one of two forms is the only one',
    'breaking',
    (of) => {
      const { description, ...whole } = schema(of, 'OnlineDeposit')
      asObject(whole['properties'])['payment'] = { type: 'object', properties: { page: { type: 'string' } } }
      of.components.schemas['OnlineDeposit'] = { description, ...whole }
    },
  ],
  ['a field is of another type', 'breaking', (of) => (part(of, 'Game', 'displayName')['type'] = 'number')],
]

test('the same contract has no change', () => expect(compareContracts(now, structuredClone(now))).toEqual([]))

describe('a change of the contract', () => {
  test.each(cases)('%s: %s', (_, level, change) => {
    const changes = compareContracts(now, changed(change))
    expect(changes.map((one) => one.level)).toContain(level)
    const worse = LEVELS.slice(0, LEVELS.indexOf(level))
    expect(changes.filter((one) => worse.includes(one.level))).toEqual([])
  })
})
