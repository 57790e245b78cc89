import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureExamples, successExamples } from '#mock/generated/examples.ts'
import { operations } from '#mock/generated/operations.ts'
import { validateValue } from '#mock/generated/validators.js'
import type { OperationId } from '#src/api/generated/operations.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'

const root = join(import.meta.dirname, '../..')
const contract = bundleContract(loadSources(join(root, 'openapi')))

/** A call as the catalogue of requirements has it. */
interface Row {
  id: string
  operation: string
  method: string
  path: string
  request: string
  response: string
}

/** The tables of the GATEWAY section; a star marks what the sources do not give. */
const rows: Row[] = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '', , , path = '']) => /^GATEWAY-\d+$/.test(id) && path.startsWith('`/'))
  .map(([, id = '', operation = '', method = '', path = '', request = '', response = '']) => ({
    id,
    operation: operation.replace('*', ''),
    method: method.replace('*', ''),
    path: /`([^`]+)`/.exec(path)?.[1] ?? '',
    request,
    response,
  }))

/** Two rows are one method on one path, which OpenAPI describes once. */
const nameOf = ({ operation }: Row) =>
  (/^get(Merchant|Member)Wallet$/.test(operation) ? 'getWallets' : operation) as OperationId

/** All names of fields and parameters, and the values they are bound to, followed through references. */
function namesIn(schema: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return names
  seen.add(schema)
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
    if ((key === 'name' || key === 'const') && ['string', 'boolean'].includes(typeof value)) names.add(String(value))
    if (key === 'enum') for (const one of value as unknown[]) names.add(String(one))
    if (key === 'pattern') for (const word of String(value).match(/\w+/g) ?? []) names.add(word)
    if (key === '$ref') namesIn(resolve(value), names, seen)
    namesIn(value, names, seen)
  }
  return names
}

function resolve(reference: unknown): unknown {
  const path = typeof reference === 'string' ? reference : (reference as { $ref?: string }).$ref
  if (typeof path !== 'string' || !path.startsWith('#/')) return undefined
  return path
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], contract)
}

/** What stands behind a reference, or the thing itself. */
const resolved = (thing: unknown) =>
  (typeof thing === 'object' && thing !== null && '$ref' in thing ? resolve(thing) : thing) as Record<string, unknown>

const wordsIn = (cell: string) => [...cell.matchAll(/`([A-Za-z_]\w*)`/g)].map(([, word = '']) => word)

describe('the calls of the catalogue', () => {
  it('every number up to the last has its call, but for the one of the third party', () => {
    const numbers = rows.map(({ id }) => Number(id.slice(8)))
    const all = Array.from({ length: Math.max(...numbers) - 14 }, (_, index) => index + 15)
    expect(numbers).toEqual(all.filter((number) => number !== 34))
  })

  it.each(rows)('$id $operation has the method and the path of its row', (row) => {
    const { method, path } = operations[nameOf(row)]
    expect(`${method} ${path}`).toBe(`${row.method} ${row.path}`)
  })

  it.each(rows)('$id $operation names the fields of its row, the token in none of them (GATEWAY-14)', (row) => {
    const { method, path } = operations[nameOf(row)]
    const operation = contract.paths[path]?.[method.toLowerCase() as 'get']
    const names = namesIn(operation)
    expect(namesIn([operation?.parameters, operation?.requestBody])).not.toContain('token')
    const wanted = [...wordsIn(row.request), ...wordsIn(row.response)].filter((word) => !notFields.has(word))
    expect(wanted.filter((word) => !names.has(word))).toEqual([])
  })
})

describe('rules for the calls', () => {
  it.each(['getCaptcha', 'sendLoginSmsCode', 'sendRegisterSmsCode', 'launchChat', 'getConsolidatedSettings'] as const)(
    'GATEWAY-05 the single answer of %s sits in value',
    (operation) => {
      const [example] = Object.values(successExamples[operation])
      expect(example).toBeDefined()
      expect(validateValue[operation](example)).toEqual([])
    },
  )

  it('GATEWAY-07 a failed login can demand a captcha in its value', () => {
    expect(operations.login.errors).toHaveProperty('CAPTCHA_REQUIRED', 401)
    expect(failureExamples.CAPTCHA_REQUIRED).toMatchObject({ value: { captcha: true } })
  })

  it.each([
    ['listGames', 'merchant'],
    ['getVendorGameTypes', 'merchant_code'],
    ['listAnnouncements', 'merchantCode'],
  ] as const)('GATEWAY-11 %s names its merchant as %s', (operation, parameter) => {
    const { path } = operations[operation]
    expect(namesIn(contract.paths[path]?.get?.parameters)).toContain(parameter)
  })

  it('GATEWAY-04 no query has a list of more than 20, an object below an object, or a thousand parameters', () => {
    const queries = Object.values(contract.paths).flatMap((calls) =>
      Object.values(calls as Record<string, { parameters?: unknown[] }>).map(({ parameters = [] }) =>
        parameters.map(resolved).filter((one) => one['in'] === 'query'),
      ),
    )
    expect(queries.flat().length).toBeGreaterThan(50)
    expect(queries.filter((parameters) => parameters.length > 1000)).toEqual([])
    const schemas = queries.flat().map(({ schema }) => resolved(schema))
    expect(schemas.filter(({ type }) => type === 'object')).toEqual([])
    expect(schemas.filter(({ type, maxItems }) => type === 'array' && !(Number(maxItems) <= 20))).toEqual([])
  })

  it('GATEWAY-34 the third-party phone service is no call of this gateway', () => {
    expect(Object.keys(operations)).not.toContain('thirdPartyPhoneAuth')
  })
})

/** Words of the tables in code letters that are no fields. */
const notFields = new Set(['token', 'value', 'data', 'success', 'error'])
