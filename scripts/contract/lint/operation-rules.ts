import { GATEWAY_PREFIXES, isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { ADDED_WHEN_ENCRYPTED } from '../document/encrypted.ts'
import { asList, asObject, asText, asTexts, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { below, type Place } from '../document/references.ts'
import type { LintContext, Rule, WrittenOperation } from './context.ts'
import { REQUIREMENTS_FILE } from './requirements.ts'

const eachOperation =
  (check: (operation: WrittenOperation, context: LintContext) => void): Rule =>
  (context) =>
    context.operations.forEach((operation) => check(operation, context))

const operationId = eachOperation(({ id, place }, { report }) => {
  const verb = /^[a-z]+/.exec(id)?.[0] ?? ''
  if (!/^[a-z][A-Za-z0-9]*$/.test(id) || !VERBS.has(verb)) {
    report(
      below(place, 'operationId'),
      'operation-id',
      `${id} must be camelCase and begin with a verb from VERBS in operation-rules.ts; it begins with "${verb}".`,
    )
  }
})

const summary = eachOperation(({ id, node, place }, { report }) => {
  const text = asText(node['summary']) ?? ''
  if (text === '') report(place, 'summary', `${id} has no summary; add one.`)
  else if (/[.!?]$/.test(text) || /[.!?]\s/.test(text) || text.length > 120) {
    report(
      below(place, 'summary'),
      'summary',
      'A summary is one sentence of at most 120 characters without a full stop.',
    )
  }
})

/** What a caller has to know beyond the summary, which is never nothing. */
const description = eachOperation(({ id, node, place }, { report }) => {
  if ((asText(node['description']) ?? '').trim() === '')
    report(place, 'description', `${id} has no description; add one.`)
})

const tag = eachOperation(({ node, place }, { report, document }) => {
  const tags = asTexts(node['tags'])
  const home = place.file.replace(/^paths\//, '').replace(/\.yaml$/, '')
  const [only] = tags
  if (tags.length !== 1 || only !== home)
    report(below(place, 'tags'), 'tag', `The one tag of this file's operations is ${home}.`)
  else if (!document.tags.some(({ name }) => name === only))
    report(below(place, 'tags'), 'tag', `${only} is no tag of gateway.yaml.`)
  if (RESERVED_TAGS.includes(only ?? ''))
    report(below(place, 'tags'), 'tag', `${only} is the name of a generated file.`)
})

const requirements = eachOperation(({ id, node, place }, { report, requirements: { ids } }) => {
  const rows = asTexts(node['x-requirements'])
  if (rows.length === 0)
    report(place, 'requirements', `${id} names no rows in \`x-requirements\`; list the requirements that ask for it.`)
  for (const [index, row] of rows.entries()) {
    if (!ids.has(row))
      report(below(place, 'x-requirements', index), 'requirements', `${row} is no row of ${REQUIREMENTS_FILE}.`)
  }
})

const errors = eachOperation(({ node, place }, { report, document }) => {
  const codes = asList(node['x-errors'])
  for (const [index, code] of codes.entries()) {
    const at = below(place, 'x-errors', index)
    const entry = document['x-error-catalogue'][String(code)]
    if (entry !== undefined && entry.scope !== 'listed')
      report(at, 'listed-codes', `${String(code)} comes by itself (scope ${entry.scope}).`)
    if (codes.indexOf(code) !== index) report(at, 'listed-codes', `${String(code)} is listed twice.`)
  }
})

const path: Rule = ({ operations, report }) => {
  for (const { url } of operations) {
    const at: Place = { file: 'gateway.yaml', path: ['paths', url] }
    if (/[{}?#]/.test(url) || !/^\/[^/]/.test(url) || url.endsWith('/')) report(at, 'path', `${url} is no plain path.`)
    if (!isGatewayPath(url))
      report(
        at,
        'path',
        `${url} is not below ${GATEWAY_PREFIXES.join(' or ')}, the only paths that servers pass to the gateway.`,
      )
  }
}

const body = eachOperation(({ id, method, node, place }, { report }) => {
  if (node['requestBody'] === undefined) return
  const at = below(place, 'requestBody')
  // A DELETE may take one beside its query, which then says the same (GAP-141).
  const isNeeded = asObject(node['requestBody'])['required'] === true
  if (method === 'get' || (method === 'delete' && isNeeded))
    report(at, 'request-body', `${id}: proxies drop the body of ${method.toUpperCase()}.`)
  const contents = Object.entries(asObject(asObject(node['requestBody'])['content']))
  if (contents.length !== 1)
    report(at, 'request-body', `${id} needs exactly one content type, and has ${contents.length}.`)
  for (const [type, media] of contents) {
    if (Object.keys(asObject(asObject(media)['examples'])).length === 0) {
      report(below(at, 'content', type), 'example-missing', `The body of ${id} has no named example; add one.`)
    }
  }
})

const plaintext = eachOperation(({ id, method, node, place }, { report, document }) => {
  if (node['x-plaintext'] === undefined) return
  const at = below(place, 'x-plaintext')
  const { schema, examples } = asObject(node['x-plaintext'])
  const schemas = alternatives(asText(asObject(schema)['$ref']), document)
  if (schemas.length === 0) report(at, 'plaintext', `\`x-plaintext\` of ${id} needs a named schema.`)
  for (const name of ADDED_WHEN_ENCRYPTED) {
    if (!schemas.every((one) => asTexts(one['required']).includes(name)))
      report(at, 'plaintext', `What ${id} encrypts requires \`${name}\`, against replay.`)
  }
  if (Object.keys(asObject(examples)).length === 0)
    report(at, 'example-missing', `\`x-plaintext\` of ${id} has no named example; add one.`)
  if (node['requestBody'] !== undefined || method === 'get' || method === 'delete')
    report(at, 'plaintext', `${id} has a body, and the bundle writes it.`)
})

/** A named schema, or those it chooses from. */
function alternatives(reference: string | undefined, document: ContractDocument): JsonObject[] {
  const schema = document.components.schemas[reference?.split('/').at(-1) ?? '']
  if (schema === undefined) return []
  const choices = asList(schema['oneOf']).flatMap((one) => alternatives(asText(asObject(one)['$ref']), document))
  return choices.length === 0 ? [schema] : choices
}

const value = eachOperation(({ id, node, place }, { report }) => {
  if (node['x-value'] === undefined) return
  const at = below(place, 'x-value')
  const { schema, examples } = asObject(node['x-value'])
  if (!isObject(schema)) report(at, 'value', `\`x-value\` of ${id} has no schema; add one.`)
  if (Object.keys(asObject(examples)).length === 0)
    report(at, 'example-missing', `\`x-value\` of ${id} has no named example; add one.`)
})

const pagination = eachOperation(({ id, node, place }, { report, document }) => {
  if (node['x-pagination'] === undefined) return
  const at = below(place, 'x-pagination')
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === id)
  const names = operation?.['x-pagination']
  if (operation === undefined || names === undefined)
    return report(at, 'pagination', 'It names page, size, items, current, total and key.')
  for (const key of Object.keys(asObject(node['x-pagination'])).filter((one) => !PAGING.includes(one)))
    report(at, 'pagination', `${key} is no part of it.`)
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? document.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
  )
  for (const name of [names.page, names.size]) {
    if (!parameters.some((one) => one?.name === name && one.in === 'query'))
      report(at, 'pagination', `${id} has no query parameter ${name}.`)
  }
  const size = parameters.find((one) => one?.name === names.size)?.schema
  for (const bound of ['default', 'maximum']) {
    if (size !== undefined && typeof size[bound] !== 'number')
      report(at, 'pagination', `The parameter ${names.size} of ${id} has no ${bound}, which pages go by.`)
  }
  const success = asObject(asObject(operation.responses['200'])['content'])
  const envelope = asObject(asObject(asObject(success['application/json'])['schema'])['properties'])
  const fieldsOf = (schema: unknown) => {
    const reference = asText(asObject(schema)['$ref'])
    const found = reference === undefined ? schema : document.components.schemas[reference.split('/').at(-1) ?? '']
    return asObject(asObject(found)['properties'])
  }
  const fields = fieldsOf(envelope['value'])
  for (const name of [names.items, names.current, names.total, names.count]) {
    if (name !== undefined && fields[name] === undefined)
      report(at, 'pagination', `The value of ${id} has no field ${name}.`)
  }
  const entry = asObject(asObject(fields[names.items])['items'])
  const told = names.key.split('/').reduce<unknown>((schema, name) => fieldsOf(schema)[name], entry)
  if (told === undefined) report(at, 'pagination', `The entries of ${id} have no field ${names.key}.`)
})

export const OPERATION_RULES: readonly Rule[] = [
  operationId,
  summary,
  description,
  tag,
  requirements,
  errors,
  path,
  body,
  plaintext,
  value,
  pagination,
]

const PAGING = ['page', 'size', 'items', 'current', 'total', 'count', 'key']

const VERBS = new Set(
  `accept add answer apply cancel change check claim create delete get has launch list login logout mark register remove reset
  return send set settle start transfer update verify withdraw`.split(/\s+/),
)

/** These files stand beside those of the tags. */
const RESERVED_TAGS = ['encrypted', 'errors', 'operations', 'page-sizes', 'schema', 'types']
