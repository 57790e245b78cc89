import { asObject, asText, isObject, type JsonObject } from '../document/json.ts'
import { below, type Place } from '../document/references.ts'
import { schemasAt } from '../document/schema-at.ts'
import { readOperations } from '../generate/model.ts'
import type { LintContext, Rule } from './context.ts'
import { eachSchema } from './schema-rules.ts'

/** Facts that are no shapes, which verify holds servers to: docs/contract.md, "Facts". */
const UNAVAILABLE = 503
const REQUESTS = ['equals', 'contains', 'most', 'from', 'to', 'splits']
const OTHERS = ['alike', 'in', 'moment']
const OF_OPERATIONS = new Set(
  'x-requirements x-errors x-value x-kind x-pagination x-plaintext x-per-merchant x-follows'.split(' '),
)

/** A misspelt fact would hold nobody to anything; in schemas Ajv finds it, which knows the others. */
const names: Rule = ({ operations, report }) => {
  for (const { node, place } of operations) {
    for (const key of Object.keys(node).filter((one) => one.startsWith('x-') && !OF_OPERATIONS.has(one)))
      report(below(place, key), 'fact', `${key} is no fact of an operation.`)
  }
}

const follows: Rule = ({ operations, document, report }) => {
  const models = new Map(readOperations(document).map((one) => [one.id, one]))
  for (const { id, place } of operations) {
    const model = models.get(id)
    if (!model) continue
    const has = (schema: JsonObject | undefined, pointer: string) =>
      schema !== undefined && schemasAt(schema, pointer, document).length > 0
    for (const pointer of model.perMerchant) {
      if (!has(model.value, pointer))
        report(below(place, 'x-per-merchant'), 'follows', `The value of ${id} has nothing at ${pointer}.`)
    }
    for (const [pointer, rule] of Object.entries(model.follows)) {
      const at = below(place, 'x-follows', pointer)
      if (!has(model.value, pointer)) report(at, 'follows', `The value of ${id} has nothing at ${pointer}.`)
      if (rule.moment !== undefined && !['now', 'future'].includes(rule.moment))
        report(at, 'follows', `A moment that follows is \`now\` or in the \`future\`, not ${rule.moment}.`)
      for (const one of (rule.in ?? []).map((field) => `${pointer}/${field}`))
        if (!has(model.value, one)) report(at, 'follows', `The value of ${id} has nothing at ${one}.`)
      for (const [key, value] of Object.entries(rule)) {
        if (![...REQUESTS, ...OTHERS].includes(key)) report(at, 'follows', `${key} is none of the rules.`)
        if (!REQUESTS.includes(key)) continue
        const [, part = '', name = ''] = String(value).split('/')
        const isAsked =
          part === 'body' || part === 'plaintext'
            ? has(part === 'body' ? model.body?.schema : model.plaintext?.schema, `/${name}`)
            : value === '/session/userName' ||
              [...model.query, ...model.header].some((one) => one.in === part && one.name === name)
        if (!isAsked) report(at, 'follows', `${id} asks for nothing at ${String(value)}.`)
      }
    }
  }
}

const marks: Rule = (context) => {
  eachSchema(context, (node, place) => {
    const { 'x-moment': moment, 'x-visitors': visitors, type, format } = node
    const isMoment = format === 'date-time' || (type === 'integer' && format === 'int64')
    if (moment !== undefined && !(isMoment && ['past', 'future'].includes(String(moment))))
      context.report(below(place, 'x-moment'), 'mark', 'A moment lies in the `past` or the `future`.')
    if (visitors !== undefined && !(isObject(visitors) && Object.keys(visitors).every((key) => key === 'const')))
      context.report(below(place, 'x-visitors'), 'mark', '`{ const: … }` is what visitors see; `{}` is nothing.')
    if ((node['x-may-need'] ?? true) !== true)
      context.report(below(place, 'x-may-need'), 'mark', 'A field that some calls need has `x-may-need: true`.')
    for (const key of ['x-key', 'x-order'] as const) checkList(context, node, place, key)
  })
}

function checkList({ document, references, report }: LintContext, node: JsonObject, place: Place, key: string): void {
  const field = asText(node[key])
  if (field === undefined) return
  const items = asObject(references.rewrite(asObject(node['items']), below(place, 'items')))
  const name = key === 'x-order' ? field.replace(/^[+-]/, '') : field
  if (key === 'x-order' && name === field) report(below(place, key), 'mark', `${field} begins with + or -.`)
  if (node['type'] !== 'array' || schemasAt(items, `/${name}`, document).length === 0)
    report(below(place, key), 'mark', `The entries of this list have no ${name}.`)
}

const retryAfter: Rule = ({ document, report }) => {
  for (const [code, entry] of Object.entries(document['x-error-catalogue'])) {
    const isDue = entry.status === UNAVAILABLE && entry.retry === 'later'
    if (isDue !== (entry.retryAfter === true))
      report(
        { file: 'errors.yaml', path: [code] },
        'retry-after',
        'A 503 code with `retry: later` needs `retryAfter: true`; no other code may have it.',
      )
  }
}

export const FACT_RULES: readonly Rule[] = [names, follows, marks, retryAfter]
