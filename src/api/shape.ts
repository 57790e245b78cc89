/**
 * Reads one value that came from elsewhere, and gives what may be used: texts and lists cut at their bounds, objects
 * with their known fields alone. `undefined` where the value is not what it should be.
 */
export type Shape<Value = unknown> = (value: unknown) => Value | undefined

/** What a shape gives. */
export type ValueOf<One extends Shape> = One extends Shape<infer Value> ? Value : never

type Fields = Readonly<Record<string, Shape>>
type Read<Required extends Fields, Optional extends Fields> = { [Name in keyof Required]: ValueOf<Required[Name]> } & {
  [Name in keyof Optional]?: ValueOf<Optional[Name]> | undefined
}

/** A text of at most `most` characters; a longer one is cut. */
export const text =
  (most: number): Shape<string> =>
  (value) => {
    if (typeof value !== 'string') return undefined
    if (value.length <= most) return value
    // A character takes up to two units. Only the units that may stay are read as characters.
    const units = value.slice(0, 2 * most)
    return [...units].slice(0, most).join('')
  }

/** A text of any length. */
export const anyText: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)

/** A text of a given form. A longer one is broken: what is left of a code or an address would be another one. */
export const matching =
  (form: RegExp, most: number): Shape<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most && form.test(value) ? value : undefined

const dated =
  (form: RegExp): Shape<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** A day, as in 2026-11-21. */
export const day: Shape<string> = /*#__PURE__*/ dated(/^\d{4}-\d\d-\d\d$/)

/** A day and a time with its offset. */
export const moment: Shape<string> = /*#__PURE__*/ dated(/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/i)

/** A number within bounds. Bounds that are left out are those of exact whole numbers. */
export const number =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** One of the values that are known. */
export const oneOf =
  <const Known extends readonly unknown[]>(...known: Known): Shape<Known[number]> =>
  (value) =>
    known.find((one) => one === value)

/** What fits the first of these shapes that it fits at all. */
export const either =
  <const Shapes extends readonly Shape[]>(...shapes: Shapes): Shape<ValueOf<Shapes[number]>> =>
  (value) => {
    for (const shape of shapes) {
      const read = shape(value)
      if (read !== undefined) return read as ValueOf<Shapes[number]>
    }
    return undefined
  }

/**
 * A list of at most `most` entries; a longer one is cut. Broken entries are left out, so that one of them does not take
 * all others with it. Where none holds, the list is broken.
 */
export const list =
  <Value>(entry: Shape<Value>, most = Infinity): Shape<Value[]> =>
  (value) => {
    const entries = readEntries(value, entry, most)
    const whole = entries?.filter((one) => one !== undefined)
    return entries && whole?.length === 0 && entries.length > 0 ? undefined : whole
  }

/** A list that one broken entry breaks: where amounts are told, a part of them is a wrong answer. */
export const wholeList =
  <Value>(entry: Shape<Value>, most = Infinity): Shape<Value[]> =>
  (value) => {
    const entries = readEntries(value, entry, most)
    return entries?.every((one) => one !== undefined) ? entries : undefined
  }

const readEntries = <Value>(value: unknown, entry: Shape<Value>, most: number) =>
  Array.isArray(value) ? value.slice(0, most).map(entry) : undefined

/** An object of these fields. A broken field breaks it where it is required, and counts as missing where it is not. */
export const object =
  <Required extends Fields, Optional extends Fields = Record<never, Shape>>(
    required: Required,
    optional?: Optional,
  ): Shape<Read<Required, Optional>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const read = readFields(value, Object.entries(required))
    const isWhole = Object.keys(required).every((name) => name in read)
    const all = { ...read, ...readFields(value, Object.entries(optional ?? {})) }
    return isWhole ? (all as Read<Required, Optional>) : undefined
  }

/** An object whose names the contract leaves open. An entry that is broken is left out. */
export const map =
  <Value>(entry: Shape<Value>): Shape<Record<string, Value>> =>
  (value) =>
    isObject(value)
      ? readFields(
          value,
          Object.keys(value).map((name) => [name, entry]),
        )
      : undefined

/** The fields that hold. */
function readFields<Value>(value: Record<string, unknown>, fields: readonly (readonly [string, Shape<Value>])[]) {
  const read: Record<string, Value> = {}
  for (const [name, shape] of fields) {
    const field = shape(value[name])
    if (field !== undefined) read[name] = field
  }
  return read
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
