import { referencedName } from '../document/ajv-schemas.ts'
import { plain } from '../diff/schema-diff.ts'
import { asList, asObject, asText, asTexts, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { prose, escapeHtml } from './text.ts'

/** Rows of one table: every field of a value, each below the one that holds it. */
export function schemaTable(schema: JsonObject, document: ContractDocument): string {
  const rows = fieldRows({ schema, document, name: '', depth: 0, isRequired: true, open: [] })
  return `<div class="scroll" tabindex="0"><table class="t"><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

interface Field {
  schema: unknown
  document: ContractDocument
  name: string
  depth: number
  isRequired: boolean
  /** Names of the schemas that hold this one, so that one that holds itself ends. */
  open: readonly string[]
}

function fieldRows({ schema, document, name, depth, isRequired, open }: Field): string {
  const reference = asText(asObject(schema)['$ref'])
  const self = reference === undefined ? undefined : referencedName(reference)
  const whole = plain({ schema, document })
  const shown = name === '' ? '<i>value</i>' : `<code>${escapeHtml(name)}</code>`
  const need = name === '' || isRequired || name === '*' ? '' : ' <span class="muted">optional</span>'
  const row = `<tr style="--d:${depth}"><td>${shown}${need}</td><td><code>${escapeHtml(typeOf(whole, document))}</code>${limits(whole)}</td><td>${prose(asText(whole['description']) ?? '')}</td></tr>`
  if (self !== undefined && open.includes(self)) return row
  const below = { document, depth: depth + 1, open: self === undefined ? open : [...open, self] }
  return row + partRows(whole, below)
}

function partRows(whole: JsonObject, below: Pick<Field, 'document' | 'depth' | 'open'>): string {
  const required = asTexts(whole['required'])
  const { items, additionalProperties: others } = whole
  const entry = plain({ schema: items ?? {}, document: below.document })
  const isPlainEntry = !isObject(entry['properties']) && !Array.isArray(entry['oneOf']) && entry['type'] !== 'array'
  return [
    ...Object.entries(asObject(whole['properties'])).map(([name, schema]) =>
      fieldRows({ ...below, schema, name, isRequired: required.includes(name) }),
    ),
    ...(isObject(items) && !isPlainEntry ? [fieldRows({ ...below, schema: items, name: '*', isRequired: true })] : []),
    ...(isObject(others) ? [fieldRows({ ...below, schema: others, name: '*', isRequired: true })] : []),
    ...[...asList(whole['oneOf']), ...asList(whole['anyOf'])].map((schema, index) =>
      fieldRows({ ...below, schema, name: `either ${index + 1}`, isRequired: true }),
    ),
  ].join('')
}

function typeOf(schema: JsonObject, document: ContractDocument): string {
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((one) => JSON.stringify(one)).join(' | ')
  const types = asTexts([schema['type']].flat())
  if (types.includes('array')) return `${typeOf(plain({ schema: schema['items'] ?? {}, document }), document)}[]`
  const format = asText(schema['format'])
  return `${types.join(' | ') || (schema['oneOf'] || schema['anyOf'] ? 'one of' : 'any')}${format === undefined ? '' : ` (${format})`}`
}

const LIMITS = {
  minLength: 'from # characters',
  maxLength: 'to # characters',
  minimum: 'from #',
  maximum: 'to #',
  minItems: 'from # entries',
  maxItems: 'to # entries',
  pattern: '#',
} as const

function limits(schema: JsonObject): string {
  const words = Object.entries(LIMITS).flatMap(([keyword, words]) =>
    schema[keyword] === undefined ? [] : [escapeHtml(words.replace('#', () => String(schema[keyword])))],
  )
  return words.length === 0 ? '' : `<div class="limit">${words.join(', ')}</div>`
}
