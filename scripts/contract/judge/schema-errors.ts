import type { Ajv, AnySchemaObject, ErrorObject } from 'ajv'
import { cut, finding, type Finding } from './finding.ts'

/** Findings of one body stay readable; a list whose every entry is wrong says so once. */
const MOST = 12
const SEEN_LENGTH = 160

/** What is wrong with a value, each place with its full JSON pointer; empty when the schema holds. */
export function schemaFindings(ajv: Ajv, schema: AnySchemaObject, body: unknown): Finding[] {
  const places = new Map<string, Finding>()
  for (const error of errorsOf(ajv, schema, body, '')) {
    const found = describe(error)
    const place = `${found.rule} ${found.pointer.replace(/\/\d+(?=\/|$)/g, '/*')}`
    if (!places.has(place)) places.set(place, found)
  }
  return [...places.values()].slice(0, MOST)
}

/** Ajv's errors, alternatives narrowed to the one that was meant. */
function errorsOf(ajv: Ajv, schema: AnySchemaObject, value: unknown, root: string): ErrorObject[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const outer = choices.filter((one) => !choices.some((other) => isBelow(one, other)))
  const plain = errors.filter((error) => !outer.some((choice) => isWithin(error, choice)))
  const narrowed = outer.flatMap((choice) => branchErrors(ajv, choice))
  return [...plain, ...narrowed].map((error) => ({ ...error, instancePath: root + error.instancePath }))
}

const isBelow = (one: ErrorObject, other: ErrorObject): boolean =>
  one !== other && one.instancePath !== other.instancePath && isWithin(one, other)

const isWithin = ({ instancePath }: ErrorObject, choice: ErrorObject): boolean =>
  instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`)

/** The errors in the alternative that fits best: where the fixed values agree, and then the one with the fewest. */
function branchErrors(ajv: Ajv, choice: ErrorObject): ErrorObject[] {
  const branches: AnySchemaObject[] = Array.isArray(choice.schema) ? choice.schema : []
  const tries = branches.map((branch) => errorsOf(ajv, branch, choice.data, choice.instancePath))
  const weight = (errors: ErrorObject[]) =>
    errors.length + 100 * errors.filter(({ keyword }) => keyword === 'const').length
  const [best] = tries.filter(({ length }) => length > 0).sort((a, b) => weight(a) - weight(b))
  return best ?? [choice]
}

function describe({ keyword, params, instancePath, data }: ErrorObject): Finding {
  const seen = shown(data)
  if (keyword === 'required') {
    const pointer = `${instancePath}/${escaped(params['missingProperty'])}`
    return finding('schema', 'A required field is missing', { pointer, expected: 'a value', seen: '(not there)' })
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
    const pointer = `${instancePath}/${escaped(name)}`
    const extra =
      typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : ''
    return finding('unknown-field', 'A field that the contract does not know', {
      pointer,
      expected: 'nothing',
      seen: shown(extra),
    })
  }
  const { title, expected } = wordsOf(keyword, params)
  return finding('schema', title, { pointer: instancePath, expected, seen })
}

function wordsOf(keyword: string, params: ErrorObject['params']): { title: string; expected: string } {
  const limit = String(params['limit'])
  switch (keyword) {
    case 'type':
      return { title: 'A value of another type', expected: [params['type']].flat().join(' or ') }
    case 'enum':
      return { title: 'A value that is not in the list', expected: shown(params['allowedValues']) }
    case 'const':
      return { title: 'Another value than the fixed one', expected: shown(params['allowedValue']) }
    case 'format':
      return { title: 'A text of another format', expected: formatWords(params['format']) }
    case 'pattern':
      return { title: 'A text of another form', expected: String(params['pattern']) }
    case 'minLength':
      return { title: 'A text that is too short', expected: `at least ${limit} characters` }
    case 'maxLength':
      return { title: 'A text that is too long', expected: `at most ${limit} characters` }
    case 'minItems':
      return { title: 'A list that is too short', expected: `at least ${limit} entries` }
    case 'maxItems':
      return { title: 'A list that is too long', expected: `at most ${limit} entries` }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { title: 'A number out of its bounds', expected: `${String(params['comparison'])} ${limit}` }
    default:
      return { title: 'A value that its schema refuses', expected: keyword }
  }
}

const formatWords = (format: unknown): string => (format === 'date-time' ? 'date-time in UTC' : String(format))

/** A value as a report shows it: JSON, and not all of a long one. */
export function shown(value: unknown): string {
  const text = value === undefined ? '(not there)' : (JSON.stringify(value) ?? String(value))
  return cut(text, SEEN_LENGTH)
}

const escaped = (name: unknown): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1')
