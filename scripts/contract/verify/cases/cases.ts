import type { ContractOperation } from '#scripts/contract/judge/contract.ts'
import { isObject, type JsonObject } from '#scripts/contract/document/json.ts'
import { parameterSchema } from '#scripts/contract/generate/coercion.ts'
import { toWire, type Call } from '../call.ts'
import type { Context } from '../context.ts'
import { plaintextOf } from '../encrypt.ts'
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
  const examples = Object.keys(operation.body?.examples ?? {})
  const others = operation.plaintext
    ? []
    : await Promise.all(
        examples
          .slice(1)
          .map(async (name, index) => ({ name: `example ${name}`, call: await context.base(operation, index + 1) })),
      )
  const cases: Case[] = [
    { name: 'valid, the example', call: base },
    ...others,
    ...parameterCases(context, base),
    ...others.flatMap(({ call }) => bodyCases(context, call)),
    ...bodyCases(context, base),
    ...brokenBodies(base),
    ...(await plaintextCases(context, base)),
  ]
  return distinct(cases, context.options.target)
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
  const isJson = body.contentType === 'application/json'
  return variantsOf(body.schema, base.body, context.contract.document)
    .filter(({ label, pointer }) => isJson || (label !== 'null' && pointer !== ''))
    .map(({ pointer, label, value }) => ({ pointer: `/body${pointer}`, label, call: { ...base, body: value } }))
    .filter(({ label, call }) => isJson || label !== 'another type' || isInvalid(call, context))
    .map(({ pointer, label, call }) => caseOf(context, pointer, label, withFreshKey(context, call)))
}

function brokenBodies(base: Call): Case[] {
  const { body } = base.operation
  if (!body) return []
  const { plaintext: _, ...call } = base
  const isJson = body.contentType === 'application/json'
  return [
    ...(isJson ? [{ name: 'invalid, the body is broken JSON', call: { ...call, rawBody: '{"broken": ' } }] : []),
    ...(body.required ? [{ name: 'invalid, the body is missing', call: { ...call, body: undefined } }] : []),
  ]
}

/** What is wrong inside an encrypted payload is refused as if it were not encrypted. */
async function plaintextCases(context: Context, base: Call): Promise<Case[]> {
  const { operation } = base
  if (!operation.plaintext || !base.plaintext) return []
  const cases: Case[] = []
  const { document } = context.contract
  const sample = { ...plaintextOf(operation, context), sentAt: 'set when it is sent', nonce: 'set when it is sent' }
  for (const { pointer, label, value } of variantsOf(operation.plaintext, sample, document)) {
    if (!isObject(value) || /^\/(sentAt|nonce)/.test(pointer)) continue
    const isBroken = BROKEN.test(label)
    // A login that fails too often locks its account, so each tries another one.
    const fresh =
      pointer === '/username' || !('username' in value)
        ? value
        : { ...value, username: plaintextOf(operation, context)['username'] }
    cases.push({
      name: `${isBroken ? 'invalid' : 'valid'}, /plaintext${pointer}: ${label}`,
      call: await context.encrypt(base, fresh),
      ...(isBroken ? { code: 'REQUEST_INVALID' } : {}),
    })
  }
  return cases
}

const BROKEN = /required|another type|null|length \+ 1|not in its list|not its fixed value|not known/

const caseOf = (context: Context, pointer: string, label: string, call: Call): Case => ({
  name: `${isInvalid(call, context) ? 'invalid' : 'valid'}, ${pointer}: ${label}`,
  call,
})

function isInvalid(call: Call, context: Context): boolean {
  const { recorded } = toWire(call, context.options.target, undefined)
  return call.operation.requestFaults(recorded).length > 0
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
    const key = JSON.stringify([url, headers, text, form, call.plaintext])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
