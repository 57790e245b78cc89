import type { ContractOperation } from '../../judge/contract.ts'
import { ENCRYPTION_HEADER } from '../../document/encrypted.ts'
import { asObject, isObject, type JsonObject } from '../../document/json.ts'
import { parameterSchema } from '../../generate/coercion.ts'
import { needsEncryption, toWire, type Call } from '../call.ts'
import { examplesOf, type Context } from '../context.ts'
import { referenceLike, unique } from '../exchange.ts'
import { variantsOf } from './variants.ts'

/** One call that is to be made and judged. */
export interface Case {
  /** For people: `boundary, /query/pageNo: minimum − 1`. */
  name: string
  call: Call
  /** The code that has to come; undefined where the judge alone decides. */
  code?: string
}

/** Every call of an operation that the contract itself describes, valid and invalid, the plain example first. */
export async function casesOf(context: Context, operation: ContractOperation): Promise<Case[]> {
  const base = await context.base(operation)
  const others = await Promise.all(
    Object.keys(examplesOf(operation))
      .slice(1)
      .map(async (name, index) => ({ name: `example ${name}`, call: await context.base(operation, index + 1) })),
  )
  const wire = needsEncryption(base) ? await context.encrypt(base) : base
  const cases: Case[] = [
    { name: 'valid, the example', call: base },
    ...(operation.session === 'optional'
      ? [{ name: 'valid, without a session', call: { ...base, who: 'nobody' as const } }]
      : []),
    ...others,
    ...parameterCases(context, base),
    ...others.flatMap(({ call }) => bodyCases(context, call)),
    ...bodyCases(context, base),
    ...brokenBodies(wire),
    ...(wire === base ? [] : encryptedCases(context, wire)),
  ]
  return distinct(cases, context.options.target).map((one) => ({ ...one, call: withOwnReference(one.call, base) }))
}

/** The number of a transfer counts for one order, and each case is an order of its own. */
function withOwnReference(call: Call, base: Call): Call {
  const [body, { reference }] = [asObject(call.body), asObject(base.body)]
  return typeof reference === 'string' && body['reference'] === reference
    ? { ...call, body: { ...body, reference: referenceLike(reference) } }
    : call
}

function parameterCases(context: Context, base: Call): Case[] {
  const { query, header } = base.operation
  const { document } = context.contract
  const inQuery = variantsOf(parameterSchema(query, true), defined(base.query), document)
  const inHeader = variantsOf(parameterSchema(header, true), defined(base.headers), document)
  const made = [
    ...inQuery.map(({ pointer, label, value }) => ({
      pointer: `/query${pointer}`,
      label,
      call: { ...base, query: fields(value) },
    })),
    ...inHeader.map(({ pointer, label, value }) => ({
      pointer: `/header${pointer}`,
      label,
      call: { ...base, headers: fields(value) },
    })),
  ]
  // A text can be no null and no list, and whether it is of another type the text itself shows.
  return made
    .filter(({ pointer, label }) => pointer.split('/').length > 2 && label !== 'null')
    .filter(({ label, call }) => label !== 'another type' || isInvalid(call, context))
    .map(({ pointer, label, call }) => caseOf(context, pointer, label, call))
}

function bodyCases(context: Context, base: Call): Case[] {
  const { body } = base.operation
  if (!body || base.body === undefined) return []
  if (needsEncryption(base)) return plaintextCases(context, base)
  const isJson = body.contentType === 'application/json'
  return variantsOf(body.schema, base.body, context.contract.document)
    .filter(({ label, pointer }) => isJson || (label !== 'null' && pointer !== ''))
    .map(({ pointer, label, value }) => ({ pointer: `/body${pointer}`, label, call: { ...base, body: value } }))
    .filter(({ label, call }) => isJson || label !== 'another type' || isInvalid(call, context))
    .map(({ pointer, label, call }) => caseOf(context, pointer, label, withFreshKey(context, call)))
}

/** What is wrong inside an encrypted payload is refused as if it were not encrypted. */
function plaintextCases(context: Context, base: Call): Case[] {
  const { plaintext } = base.operation
  if (!plaintext) return []
  return variantsOf(plaintext.schema, { ...asObject(base.body), ...ADDED_BY_ENCRYPTION }, context.contract.document)
    .filter(({ pointer, value }) => isObject(value) && !Object.keys(ADDED_BY_ENCRYPTION).includes(pointer.slice(1)))
    .map(({ pointer, label, value }) => {
      const { sentAt: _, nonce: __, ...body } = asObject(value)
      // A login that fails too often locks its account, so each tries another one.
      const isNamed = pointer !== '/username' && typeof body['username'] === 'string' && body['username'] !== ''
      const call = { ...base, body: isNamed ? { ...body, username: unique() } : body }
      const made = caseOf(context, `/plaintext${pointer}`, label, withFreshKey(context, call))
      return isInvalid(call, context) ? { ...made, code: 'REQUEST_INVALID' } : made
    })
}

/** Stands for what is added when a payload is encrypted. */
const ADDED_BY_ENCRYPTION = { sentAt: '2026-11-21T09:30:00Z', nonce: 'A'.repeat(22) }

/** What is wrong with an encrypted body itself, with its key, or with one that is not encrypted. */
function encryptedCases(context: Context, encrypted: Call): Case[] {
  const { plaintext: _, ...call } = encrypted
  const plain = JSON.stringify(Object.values(call.operation.plaintext?.examples ?? {})[0])
  return [
    ...parameterCases(context, encrypted).filter(({ name }) => name.includes(ENCRYPTION_HEADER)),
    ...bodyCases(context, encrypted),
    { name: 'invalid, the body is not encrypted', call: { ...call, rawBody: plain } },
  ]
}

function brokenBodies(base: Call): Case[] {
  const { body } = base.operation
  if (!body) return []
  const { plaintext: _, ...call } = base
  const isJson = body.contentType === 'application/json'
  return [
    ...(isJson ? [{ name: 'invalid, the body is broken JSON', call: { ...call, rawBody: '{"broken": ' } }] : []),
    ...(isJson
      ? ['text/plain', 'application/xml'].map((contentType) => ({
          name: `invalid, the body calls itself ${contentType}`,
          call: { ...call, contentType },
        }))
      : []),
    ...(body.required ? [{ name: 'invalid, the body is missing', call: { ...call, body: undefined } }] : []),
  ]
}

const caseOf = (context: Context, pointer: string, label: string, call: Call): Case => ({
  name: `${isInvalid(call, context) ? 'invalid' : 'valid'}, ${pointer}: ${label}`,
  call,
})

function isInvalid(call: Call, context: Context): boolean {
  const { recorded } = toWire(call, context.options.target, undefined)
  const errors = call.operation.requestErrors(recorded)
  if (!needsEncryption(call)) return errors.length > 0
  const isOfWire = ({ pointer }: { pointer: string }) =>
    pointer.startsWith('/body') || pointer === `/header/${ENCRYPTION_HEADER}`
  const inside = call.operation.plaintextErrors({ ...asObject(call.body), ...ADDED_BY_ENCRYPTION })
  return inside.length > 0 || !errors.every(isOfWire)
}

const withFreshKey = (context: Context, call: Call): Call => context.change(call, {})

const fields = (value: unknown): JsonObject => (isObject(value) ? value : {})

const defined = (values: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Leaves out what would go over the wire a second time. */
function distinct(cases: readonly Case[], target: string): Case[] {
  const seen = new Set<string>()
  return cases.filter(({ name, call }) => {
    const { url, init, text } = toWire(call, target, undefined)
    const headers = [...init.headers].filter(([header]) => header !== 'idempotency-key' || name.includes('/header'))
    const form = init.body instanceof FormData ? JSON.stringify([...init.body]) : ''
    const key = JSON.stringify([call.who, url, headers, text, form, call.plaintext])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
