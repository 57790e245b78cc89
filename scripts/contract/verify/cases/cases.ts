import type { ContractOperation } from '#scripts/contract/judge/contract.ts'
import { isObject, type JsonObject } from '#scripts/contract/document/json.ts'
import { parameterSchema } from '#scripts/contract/generate/coercion.ts'
import { toWire, type Call } from '../call.ts'
import type { Kit } from '../kit.ts'
import { plaintextOf } from '../seal.ts'
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
export async function casesOf(kit: Kit, operation: ContractOperation): Promise<Case[]> {
  const base = await kit.base(operation)
  const examples = Object.keys(operation.body?.examples ?? {})
  const others = operation.plaintext
    ? []
    : await Promise.all(
        examples
          .slice(1)
          .map(async (name, index) => ({ name: `example ${name}`, call: await kit.base(operation, index + 1) })),
      )
  const cases: Case[] = [
    { name: 'valid, the example', call: base },
    ...others,
    ...parameterCases(kit, base),
    ...others.flatMap(({ call }) => bodyCases(kit, call)),
    ...bodyCases(kit, base),
    ...brokenBodies(base),
    ...(await plaintextCases(kit, base)),
  ]
  return distinct(cases, kit.options.target)
}

function parameterCases(kit: Kit, base: Call): Case[] {
  const { query, header } = base.operation
  const { document } = kit.contract
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
    .filter(({ label, call }) => label !== 'another type' || isInvalid(call, kit))
    .map(({ pointer, label, call }) => caseOf(kit, pointer, label, call))
}

function bodyCases(kit: Kit, base: Call): Case[] {
  const { body } = base.operation
  if (!body || base.body === undefined) return []
  const isJson = body.contentType === 'application/json'
  return variantsOf(body.schema, base.body, kit.contract.document)
    .filter(({ label, pointer }) => isJson || (label !== 'null' && pointer !== ''))
    .map(({ pointer, label, value }) => ({ pointer: `/body${pointer}`, label, call: { ...base, body: value } }))
    .filter(({ label, call }) => isJson || label !== 'another type' || isInvalid(call, kit))
    .map(({ pointer, label, call }) => caseOf(kit, pointer, label, withFreshKey(kit, call)))
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
async function plaintextCases(kit: Kit, base: Call): Promise<Case[]> {
  const { operation } = base
  if (!operation.plaintext || !base.plaintext) return []
  const cases: Case[] = []
  const { document } = kit.contract
  const sample = { ...plaintextOf(operation, kit), sentAt: 'set when it is sent', nonce: 'set when it is sent' }
  for (const { pointer, label, value } of variantsOf(operation.plaintext, sample, document)) {
    if (!isObject(value) || /^\/(sentAt|nonce)/.test(pointer)) continue
    const isBroken = BROKEN.test(label)
    // A login that fails too often locks its account, so each tries another one.
    const fresh =
      pointer === '/username' || !('username' in value)
        ? value
        : { ...value, username: plaintextOf(operation, kit)['username'] }
    cases.push({
      name: `${isBroken ? 'invalid' : 'valid'}, /plaintext${pointer}: ${label}`,
      call: await kit.seal(base, fresh),
      ...(isBroken ? { code: 'REQUEST_INVALID' } : {}),
    })
  }
  return cases
}

const BROKEN = /required|another type|null|length \+ 1|not in its list|not its fixed value|not known/

const caseOf = (kit: Kit, pointer: string, label: string, call: Call): Case => ({
  name: `${isInvalid(call, kit) ? 'invalid' : 'valid'}, ${pointer}: ${label}`,
  call,
})

function isInvalid(call: Call, kit: Kit): boolean {
  const { recorded } = toWire(call, kit.options.target, undefined)
  return call.operation.requestFaults(recorded).length > 0
}

const withFreshKey = (kit: Kit, call: Call): Call => kit.change(call, {})

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
