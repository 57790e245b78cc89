import { afterEach, describe, expect, it } from 'vitest'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { lintSources } from '#scripts/contract/lint/lint.ts'
import type { Requirements } from '#scripts/contract/lint/requirements.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { createWorkspace, FIXTURE, REQUIREMENTS, type Edit, type Workspace } from './fixture/fixture.ts'

let workspace: Workspace | undefined
afterEach(() => workspace?.remove())

function lint(root: string, requirements: Requirements = REQUIREMENTS): string[] {
  const sources = loadSources(root)
  return lintSources(sources, bundleContract(sources), requirements).map(
    ({ file, line, column, rule, message }) =>
      `${file.replace(/^.*openapi\//, '')}:${line}:${column} ${rule} ${message}`,
  )
}

const games = (from: string, to: string): Edit => ({ file: 'paths/games.yaml', from, to })
const session = (from: string, to: string): Edit => ({ file: 'paths/session.yaml', from, to })
const errors = (from: string, to: string): Edit => ({ file: 'errors.yaml', from, to })
const schemas = (from: string, to: string): Edit => ({ file: 'schemas/games.yaml', from, to })
const forms = (from: string, to: string): Edit => ({ file: 'schemas/session.yaml', from, to })

describe('lint', () => {
  it('finds nothing in a contract that holds', () => {
    expect(lint(FIXTURE)).toEqual([])
  })

  it.each<[string, Edit, RegExp]>([
    ['operationId without a verb', games('getWallet', 'walletGet'), /games\.yaml:\d+:5 operation-id walletGet/],
    ['summary with a full stop', games('summary: The balance', 'summary: The balance.'), /summary /],
    ['summary of two sentences', games('summary: The balance', 'summary: The balance. In euros'), /summary /],
    ['no description', games('    description: In the currency of the account.\n', ''), /description getWallet has/],
    ['tag of another file', games('tags: [games]', 'tags: [session]'), /tag The one tag .* games/],
    ['no requirements', games('x-requirements: [GATEWAY-02]', 'x-requirements: []'), /requirements getWallet names/],
    ['unknown requirement', games('[GATEWAY-02]', '[GATEWAY-02, GATEWAY-99]'), /requirements GATEWAY-99 is no row/],
    [
      'uncovered gateway row',
      games('[GATEWAY-02]', '[GATEWAY-01]'),
      /docs\/requirements\.md:2:1 gateway-coverage GATEWAY-02 \(getWallet\)/,
    ],
    [
      'operation by another name',
      games('operationId: getWallet', 'operationId: getPurse'),
      /gateway-coverage GATEWAY-02/,
    ],
    [
      'another path than its row',
      { file: 'gateway.yaml', from: '/wps/wallet:', to: '/wps/purse:' },
      /games\.yaml:\d+:\d+ as-its-row getWallet is GET \/wps\/wallet, not GET \/wps\/purse \(GATEWAY-02\)/,
    ],
    [
      'another method than its row',
      session('login:\n  post:', 'login:\n  put:'),
      /as-its-row login is POST .*, not PUT/,
    ],
    [
      'no session where its row asks for one',
      games('security: [{ session: [] }]', 'security: []'),
      /as-its-row The session of getWallet is required, not none/,
    ],
    [
      'JSON where its row sends files',
      session('multipart/form-data', 'application/json'),
      /as-its-row The body of claimReward is multipart\/form-data/,
    ],
    [
      'a key where its row has none',
      session(
        'security: []',
        'security: []\n    parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, maxLength: 36 } }]',
      ),
      /as-its-row login has no Idempotency-Key/,
    ],
    [
      'code that comes by itself',
      session('[LOCKED]', '[LOCKED, SYSTEM_BUSY]'),
      /session\.yaml:\d+:\d+ listed-codes SYSTEM_BUSY comes by itself/,
    ],
    ['code listed twice', session('[LOCKED]', '[LOCKED, LOCKED]'), /listed-codes LOCKED is listed twice/],
    ['path template', { file: 'gateway.yaml', from: '/wps/wallet:', to: '/wps/{wallet}:' }, /gateway\.yaml:10:3 path /],
    [
      'path that never reaches the gateway',
      { file: 'gateway.yaml', from: '/wps/wallet:', to: '/api/wallet:' },
      /gateway\.yaml:10:3 path \/api\/wallet is not below/,
    ],
    [
      'body on GET',
      games(
        "      - { $ref: '../schemas/games.yaml#/parameters/PageSize' }",
        "      - { $ref: '../schemas/games.yaml#/parameters/PageSize' }\n    requestBody: { content: { application/json: { schema: { type: boolean }, examples: { a: { value: true } } } } }",
      ),
      /request-body listGames: proxies/,
    ],
    [
      'needed body on DELETE',
      session('post:\n    operationId: claimReward', 'delete:\n    operationId: claimReward'),
      /request-body claimReward: proxies/,
    ],
    [
      'body without example',
      session(
        '          examples:\n            plain: { summary: Without pictures, value: { rewardId: r-1, count: 2 } }\n',
        '',
      ),
      /example-missing The body of claimReward/,
    ],
    [
      'encrypted body without example',
      session(
        '      examples:\n        ravi: { summary: A member, value: { username: ravi88, sentAt: now, nonce: abc } }\n',
        '',
      ),
      /example-missing `x-plaintext` of login/,
    ],
    [
      'encrypted body that can be replayed',
      forms('required: [username, sentAt, nonce]', 'required: [username, sentAt]'),
      /plaintext What login encrypts requires `nonce`/,
    ],
    [
      'encrypted body beside a plain one',
      session(
        '    x-plaintext:\n',
        '    requestBody: { content: { application/json: { schema: { type: boolean }, examples: { a: { value: true } } } } }\n    x-plaintext:\n',
      ),
      /plaintext login has a body, and the bundle writes it/,
    ],
    [
      'encrypted body without a schema of its own',
      session("schema: { $ref: '../schemas/session.yaml#/LoginPayload' }", 'schema: { type: object }'),
      /plaintext `x-plaintext` of login needs a named schema/,
    ],
    [
      'value without example',
      games("      examples:\n        some: { summary: Some money, value: { balance: '12.50' } }\n", ''),
      /example-missing `x-value` of getWallet/,
    ],
    [
      'pagination by an unknown parameter',
      games('page: pageNo,', 'page: page,'),
      /pagination listGames has no query parameter page/,
    ],
    [
      'pagination by an unknown field',
      games('items: games', 'items: rows'),
      /pagination The value of listGames has no field rows/,
    ],
    [
      'entries told apart by an unknown field',
      games('key: id }', 'key: name }'),
      /pagination The entries of listGames have no field name/,
    ],
    [
      'pages whose size nobody knows',
      { file: 'schemas/games.yaml', from: 'maximum: 100, default: 25 }', to: 'maximum: 100 }' },
      /pagination The parameter pageSize of listGames has no default/,
    ],
    [
      'success example that breaks its schema',
      games("value: { balance: '12.50' }", "value: { balance: '12.5' }"),
      /games\.yaml:45:\d+ example-valid \/balance must match pattern/,
    ],
    [
      'success example with an unknown field',
      games("{ balance: '12.50' }", "{ balance: '12.50', debt: 1 }"),
      /example-valid .*debt/,
    ],
    [
      'body example that breaks its schema',
      session('count: 2', 'count: true'),
      /session\.yaml:\d+:\d+ example-valid \/count must be integer/,
    ],
    [
      'example of what is encrypted that breaks its schema',
      session('username: ravi88', 'username: 5'),
      /session\.yaml:\d+:\d+ example-valid \/username must be string/,
    ],
    [
      'parameter example that breaks its schema',
      games('example: RNG', 'example: SLOT'),
      /games\.yaml:14:9 example-valid/,
    ],
    [
      'default that breaks its schema',
      schemas('default: 25', 'default: 250'),
      /schemas\/games\.yaml:\d+:\d+ example-valid/,
    ],
    [
      'catalogue example that breaks its schema',
      errors('{ captcha: true }', '{ captcha: 1 }'),
      /errors\.yaml:42:\d+ example-valid/,
    ],
    [
      'misspelt keyword',
      schemas('title: { type: string, maxLength: 60 }', 'title: { type: string, maxLength: 60, maxLenght: 6 }'),
      /maxLenght/,
    ],
    [
      'answer that follows from nothing',
      games(
        "    x-value:\n      schema: { $ref: '../schemas/games.yaml#/GamePage",
        "    x-follows:\n      /games/*/gameType: { equals: /query/kind }\n    x-value:\n      schema: { $ref: '../schemas/games.yaml#/GamePage",
      ),
      /games\.yaml:\d+:\d+ follows listGames asks for nothing at \/query\/kind/,
    ],
    [
      'rule on what no answer has',
      games(
        "    x-value:\n      schema: { $ref: '../schemas/games.yaml#/GamePage",
        "    x-follows:\n      /rows/*/gameType: { equals: /query/gameType }\n    x-value:\n      schema: { $ref: '../schemas/games.yaml#/GamePage",
      ),
      /follows The value of listGames has nothing at \/rows/,
    ],
    [
      'list by an unknown key',
      schemas('games: { type: array,', 'games: { type: array, x-key: nodeId,'),
      /mark The entries of this list have no nodeId/,
    ],
    [
      'order without a direction',
      schemas('games: { type: array,', 'games: { type: array, x-order: id,'),
      /mark id begins/,
    ],
    ['moment of no time', schemas('id: { type: string,', 'id: { type: string, x-moment: past,'), /mark A moment lies/],
    [
      'busy code that does not say when to come back',
      errors('  retryAfter: true\n', ''),
      /errors\.yaml:\d+:\d+ retry-after/,
    ],
    ['parameter without example', games('        example: RNG\n', ''), /parameter-example/],
    [
      'parameter without description',
      games('        description: Category; all when left out.\n', ''),
      /description A parameter/,
    ],
    ['list that travels in several parameters', games('        explode: false\n', ''), /list-style/],
    [
      'string without bounds',
      schemas('title: { type: string, maxLength: 60 }', 'title: { type: string }'),
      /schemas\/games\.yaml:\d+:5 bounds A string/,
    ],
    ['number without bounds', forms('minimum: 1, maximum: 9,', 'minimum: 1,'), /bounds A number/],
    ['array without bounds in a request', forms('maxItems: 3, ', ''), /bounds An array in a request/],
    ['number without description', forms(', description: How many rewards.', ''), /description count says/],
    [
      'open object',
      schemas('A game.\n  additionalProperties: false', 'A game.'),
      /schemas\/games\.yaml:5:1 closed-object/,
    ],
    ['object without required', schemas('  required: [balance]\n', ''), /required An object needs/],
    [
      'required key that is not described',
      schemas('required: [balance]', 'required: [balance, debt]'),
      /required debt is required/,
    ],
    [
      'null',
      schemas('id: { type: string, maxLength: 20 }', 'id: { type: [string, "null"], maxLength: 20 }'),
      /no-null/,
    ],
    [
      'unused schema',
      forms('LoginPayload:', 'Spare: { type: boolean }\nLoginPayload:'),
      /schemas\/session\.yaml:1:1 unused-schema Nothing refers to Spare/,
    ],
    [
      'unused parameter',
      schemas(
        'parameters:',
        'parameters:\n  Spare: { name: spare, in: query, description: Spare., schema: { type: boolean }, example: true }',
      ),
      /unused-schema .*parameter Spare/,
    ],
    ['path item that is not listed', games('wallet:\n', 'spare: {}\nwallet:\n'), /unused-path .*spare/],
    [
      'code that nobody answers',
      errors(
        'LOCKED:',
        'SPARE: { status: 403, scope: listed, retry: never, meaning: Never., provoke: Never., requirements: [] }\nLOCKED:',
      ),
      /code-answered No operation answers SPARE/,
    ],
    [
      'statusOn of an operation without the code',
      errors('{ login: 401 }', '{ login: 401, getWallet: 401 }'),
      /code-answered getWallet does not answer LOCKED/,
    ],
    ['code that is not SCREAMING_SNAKE', errors('SYSTEM_BUSY:', 'SystemBusy:'), /code-name SystemBusy/],
    [
      'unknown requirement of a code',
      errors('requirements: [ERR-01]', 'requirements: [ERR-99]'),
      /errors\.yaml:\d+:\d+ requirements ERR-99/,
    ],
  ])('finds %s', (_name, edit, expected) => {
    workspace = createWorkspace(edit)
    expect(lint(workspace.openapi)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
  })
})
