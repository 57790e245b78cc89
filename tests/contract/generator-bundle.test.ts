import { afterEach, describe, expect, it } from 'vitest'
import { bundleContract, printBundle } from '#scripts/contract/document/bundle.ts'
import { ContractError } from '#scripts/contract/document/problem.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { createWorkspace, FIXTURE, type Edit, type Workspace } from './fixture/fixture.ts'

let workspace: Workspace | undefined
afterEach(() => workspace?.remove())

const bundle = (root = FIXTURE) => bundleContract(loadSources(root))

function problemsOf(...edits: Edit[]): string[] {
  workspace = createWorkspace(...edits)
  try {
    bundle(workspace.openapi)
  } catch (error) {
    if (error instanceof ContractError) {
      return error.problems.map(
        ({ file, line, column, rule, message }) =>
          `${file.replace(/^.*openapi\//, '')}:${line}:${column} ${rule} ${message}`,
      )
    }
    throw error
  }
  return []
}

describe('the bundle', () => {
  it('is the same text for the same contract', () => {
    expect(printBundle(bundle())).toBe(printBundle(bundle()))
  })

  it('refers to nothing outside itself', () => {
    const references = [...printBundle(bundle()).matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference]) => reference)
    expect(references.length).toBeGreaterThan(10)
    const document: unknown = bundle()
    for (const reference of references) {
      const target = (reference ?? '')
        .slice(2)
        .split('/')
        .reduce((node: unknown, key) => new Map(Object.entries(Object(node))).get(key), document)
      expect(target, reference).toBeDefined()
    }
  })

  it('wraps a value in the envelope, with its examples (GATEWAY-13)', () => {
    const success = bundle().paths['/wps/games']?.get?.responses['200']
    expect(success).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['success', 'value'],
            properties: { success: { const: true }, value: { $ref: '#/components/schemas/GamePage' } },
          },
          examples: { empty: { value: { success: true, value: { games: [], pageNum: 1, totalPages: 0 } } } },
        },
      },
    })
  })

  it('answers null where an operation answers nothing', () => {
    expect(bundle().paths['/wps/claim']?.post?.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { value: { type: 'null' } } },
          examples: { done: { value: { success: true, value: null } } },
        },
      },
    })
  })

  it('makes one response per status and one named example per code (GATEWAY-13)', () => {
    const responses: Record<string, unknown> = bundle().paths['/wps/login']?.post?.responses ?? {}
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '503'])
    expect(responses['401']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            oneOf: [
              { $ref: '#/components/schemas/CaptchaRequiredFailure' },
              { $ref: '#/components/schemas/LockedFailure' },
            ],
          },
          examples: { CAPTCHA_REQUIRED: { $ref: '#/components/examples/CAPTCHA_REQUIRED' }, LOCKED: {} },
        },
      },
    })
  })

  it('describes a failure with a fixed code and what it carries', () => {
    const { schemas, examples } = bundle().components
    expect(schemas['CaptchaRequiredFailure']).toMatchObject({
      required: ['success', 'code', 'message', 'value'],
      properties: {
        success: { const: false },
        code: { const: 'CAPTCHA_REQUIRED' },
        value: { $ref: '#/components/schemas/CaptchaDemand' },
      },
    })
    expect(schemas['LockedFailure']?.['required']).toEqual(['success', 'code', 'message'])
    expect(examples['REQUEST_INVALID']?.value).toEqual({
      success: false,
      code: 'REQUEST_INVALID',
      message: 'The request breaks the contract.',
      value: { errors: ['/query/pageNo'] },
    })
  })

  it('gives codes of scope session only to operations with a session', () => {
    const codes = (path: string) =>
      Object.keys(bundle().paths[path]?.get?.responses ?? bundle().paths[path]?.post?.responses ?? {})
    expect(codes('/wps/wallet')).toContain('401')
    expect(bundle().components.responses).toHaveProperty(['Status401.SESSION_MISSING'])
    expect(JSON.stringify(bundle().paths['/wps/login'])).not.toContain('SESSION_MISSING')
  })

  it('GATEWAY-08 gives what is encrypted its body, its header and its code, and keeps what is behind', () => {
    const login = bundle().paths['/wps/login']?.post
    expect(login?.['x-plaintext']).toEqual({
      schema: { $ref: '#/components/schemas/LoginPayload' },
      examples: { ravi: { summary: 'A member', value: { username: 'ravi88', sentAt: 'now', nonce: 'abc' } } },
    })
    expect(login?.parameters).toEqual([{ $ref: '#/components/parameters/EncryptionKeyHeader' }])
    expect(login?.requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/EncryptedPayload' },
          examples: { encrypted: { value: { protected: 'abc', iv: 'abc', ciphertext: 'abc', tag: 'abc' } } },
        },
      },
    })
    expect(login?.['x-errors']).toEqual(['CAPTCHA_REQUIRED', 'LOCKED', 'PAYLOAD_REJECTED'])
    expect(JSON.stringify(bundle().paths['/wps/claim'])).not.toContain('PAYLOAD_REJECTED')
  })
})

describe('a contract that cannot be bundled', () => {
  it('names file, line and column of broken YAML', () => {
    const [problem] = problemsOf({ file: 'paths/games.yaml', from: 'tags: [games]', to: 'tags: [games' })
    expect(problem).toMatch(/^paths\/games\.yaml:\d+:\d+ yaml /)
  })

  it.each<[string, Edit, RegExp]>([
    [
      'a missing schema',
      { file: 'paths/games.yaml', from: 'games.yaml#/Wallet', to: 'games.yaml#/Purse' },
      /^paths\/games\.yaml:43:17 reference .*Purse/,
    ],
    [
      'a missing file',
      { file: 'gateway.yaml', from: 'paths/session.yaml#/claim', to: 'paths/claims.yaml#/claim' },
      /^gateway\.yaml:12:17 reference .*claims\.yaml/,
    ],
    ['an unknown code', { file: 'paths/session.yaml', from: '[LOCKED]', to: '[LOKED]' }, /known-code LOKED/],
    [
      'a taken operationId',
      { file: 'paths/games.yaml', from: 'operationId: getWallet', to: 'operationId: listGames' },
      /operation-id listGames is taken/,
    ],
    [
      'a taken schema name',
      { file: 'schemas/session.yaml', from: 'LoginPayload:', to: 'Game: { type: string }\nLoginPayload:' },
      /schema-name Game is already defined in schemas\/games\.yaml/,
    ],
    [
      'a schema named like a failure',
      { file: 'schemas/session.yaml', from: 'LoginPayload:', to: 'LockedFailure: { type: string }\nLoginPayload:' },
      /schema-name LockedFailure/,
    ],
    [
      'a schema name that is no type',
      { file: 'schemas/session.yaml', from: 'CaptchaDemand:', to: 'captchaDemand: {}\nCaptchaDemand:' },
      /schema-name captchaDemand/,
    ],
    [
      'responses by hand',
      {
        file: 'paths/games.yaml',
        from: '    summary: The balance',
        to: '    summary: The balance\n    responses: { default: {} }',
      },
      /no-responses/,
    ],
    [
      'an incomplete catalogue entry',
      { file: 'errors.yaml', from: 'scope: session', to: 'scope: some' },
      /catalogue `scope`/,
    ],
    [
      'an unknown method',
      { file: 'paths/games.yaml', from: 'wallet:\n  get:', to: 'wallet:\n  fetch:' },
      /method .*`fetch`/,
    ],
  ])('names %s', (_name, edit, expected) => {
    expect(problemsOf(edit)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
  })

  it('names all faults at once', () => {
    const problems = problemsOf(
      { file: 'paths/session.yaml', from: '[LOCKED]', to: '[LOKED]' },
      { file: 'paths/games.yaml', from: 'games.yaml#/Wallet', to: 'games.yaml#/Purse' },
    )
    expect(problems).toHaveLength(2)
  })
})
