/* Stands at the top of mock-server/generated/validators.js, so that the file needs no other module. */

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** @param {string} text */
function isDate(text) {
  const [, year, month, day] = DATE.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return (
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  )
}

/** @param {string} text @param {string} [base] */
function isUrl(text, base) {
  try {
    return !/\s/.test(text) && new URL(text, base).href !== ''
  } catch {
    return false
  }
}

export const formats = {
  date: isDate,
  /** @param {string} text */
  'date-time': (text) => isDate(text.slice(0, 10)) && /^t$/i.test(text.charAt(10)) && TIME.test(text.slice(11)),
  time: TIME,
  /** @param {string} text */
  uri: (text) => isUrl(text),
  /** @param {string} text */
  'uri-reference': (text) => isUrl(text, 'https://host.invalid'),
  email: /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i,
  hostname: /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
  ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
  ipv6: /^(?=.*:)[0-9a-f:.]{2,45}$/i,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'json-pointer': /^(?:\/(?:[^~/]|~[01])*)*$/,
  byte: /^[A-Za-z0-9+/]*={0,2}$/,
  /** @param {string} text */
  regex: (text) => {
    try {
      return new RegExp(text, 'u') instanceof RegExp
    } catch {
      return false
    }
  },
  int32: Number.isInteger,
  int64: Number.isInteger,
  binary: true,
  password: true,
}

/** Characters, not code units. @param {string} text */
function textLength(text) {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** @param {unknown} a @param {unknown} b */
function sameValue(a, b) {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Collects Ajv's findings. */
function add(errors, error) {
  if (errors === null) return [error]
  errors.push(error)
  return errors
}

/** What a parameter's text means by its declared kind; text that means nothing stays text and is refused by the schema. */
function coerce(kind, text) {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function coerceFields(fields, kinds) {
  const values = Object.create(null)
  for (const [name, field] of Object.entries(fields)) {
    const kind = kinds[name]?.kind
    if (kind === undefined) values[name] = field
    else if (kind.startsWith('list')) {
      const entries = Array.isArray(field) ? field : typeof field === 'string' ? field.split(',') : [field]
      values[name] = entries.map((entry) => coerce(kind.slice(5), entry))
    } else values[name] = coerce(kind, field)
  }
  for (const [name, { value }] of Object.entries(kinds)) {
    if (values[name] === undefined && value !== undefined) values[name] = value
  }
  return values
}

/** Names and texts of a query, of headers or of a form, `__proto__` too; a name that comes twice makes a list. */
function collect(pairs) {
  const fields = Object.create(null)
  for (const [name, text] of Symbol.iterator in Object(pairs) ? pairs : Object.entries(pairs ?? {})) {
    if (text === undefined) continue
    fields[name] = name in fields ? [fields[name], text].flat() : text
  }
  return fields
}

const isForm = (body) =>
  (typeof FormData !== 'undefined' && body instanceof FormData) || body instanceof URLSearchParams

function errorsOf(validate, value, root) {
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
    const pointer = `${root}${instancePath}${extra === undefined ? '' : `/${tokenOf(extra)}`}`
    return { pointer, message: messageOf(keyword, params) }
  })
}

/** A name within a JSON pointer. @param {string} name */
const tokenOf = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function messageOf(keyword, params) {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not known'
  if (keyword === 'type') return `is no ${[params.type].flat().join(' or ')}`
  if (keyword === 'enum') return `is none of ${params.allowedValues.join(', ')}`
  if (keyword === 'const') return `is not ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'format') return `has not the format ${params.format}`
  if (keyword === 'pattern') return `does not match ${params.pattern}`
  if (params.limit !== undefined) return `breaks ${keyword} ${params.limit}`
  return `breaks ${keyword}`
}

function requestCheck({ query, queryKinds = {}, header, headerKinds = {}, body, bodyKinds, bodyRequired = false }) {
  return (request) => {
    const queryValues = coerceFields(collect(request.query), queryKinds)
    const sent = collect(request.header)
    const headerFields = {}
    for (const name of Object.keys(headerKinds)) {
      const text = sent[name] ?? sent[name.toLowerCase()]
      if (text !== undefined) headerFields[name] = text
    }
    const headerValues = coerceFields(headerFields, headerKinds)
    const bodyValue = isForm(request.body) ? coerceFields(collect(request.body), bodyKinds ?? {}) : request.body
    const errors = [
      ...errorsOf(query, queryValues, '/query'),
      ...(header === undefined ? [] : errorsOf(header, headerValues, '/header')),
      ...bodyErrors(body, bodyValue, bodyRequired),
    ]
    return errors.length > 0
      ? { valid: false, errors }
      : { valid: true, errors, variables: { query: queryValues, header: headerValues, body: bodyValue } }
  }
}

function bodyErrors(validate, value, required) {
  if (value === undefined || validate === undefined) {
    return required ? [{ pointer: '/body', message: 'is missing' }] : []
  }
  return errorsOf(validate, value, '/body')
}

const valueCheck = (validate) => (value) => errorsOf(validate, value, '')
