/**
 * Reads one value of an answer by the contract, and gives what may be shown: texts and lists cut at their bounds,
 * objects with their known fields alone. `undefined` where the value breaks the contract.
 */
export type Shape = (value: unknown) => unknown

type Fields = Readonly<Record<string, Shape>>

/** A text of at most `most` characters; a longer one is cut. */
export const text =
  (most: number): Shape =>
  (value) => {
    if (typeof value !== 'string') return undefined
    if (value.length <= most) return value
    // A character takes up to two units. Only the units that may stay are read as characters.
    const units = value.slice(0, 2 * most)
    return [...units].slice(0, most).join('')
  }

/** A text of a given form. A longer one is broken: what is left of a code or an address would be another one. */
export const matching =
  (form: RegExp, most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most && form.test(value) ? value : undefined

const dated =
  (form: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** A day, as in 2026-11-21. */
export const day: Shape = /*#__PURE__*/ dated(/^\d{4}-\d\d-\d\d$/)

/** A day and a time with its offset. */
export const moment: Shape = /*#__PURE__*/ dated(/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/i)

/** A number within bounds. Bounds that are left out are those of exact whole numbers. */
export const number =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

export const flag: Shape = (value) => (typeof value === 'boolean' ? value : undefined)

/** One of the values that the contract lists. */
export const oneOf =
  (...known: readonly unknown[]): Shape =>
  (value) =>
    known.includes(value) ? value : undefined

/** What fits the first of these shapes that it fits at all. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) => {
    for (const shape of shapes) {
      const read = shape(value)
      if (read !== undefined) return read
    }
    return undefined
  }

/**
 * A list of at most `most` entries; a longer one is cut. Broken entries are left out, so that one of them does not take
 * all others with it. Where none holds, the list is broken.
 */
export const list =
  (entry: Shape, most = Infinity): Shape =>
  (value) => {
    const entries = readEntries(value, entry, most)
    const whole = entries?.filter((one) => one !== undefined)
    return entries && whole?.length === 0 && entries.length > 0 ? undefined : whole
  }

/** A list that one broken entry breaks: where amounts are told, a part of them is a wrong answer. */
export const wholeList =
  (entry: Shape, most = Infinity): Shape =>
  (value) => {
    const entries = readEntries(value, entry, most)
    return entries?.includes(undefined) ? undefined : entries
  }

const readEntries = (value: unknown, entry: Shape, most: number): unknown[] | undefined =>
  Array.isArray(value) ? value.slice(0, most).map(entry) : undefined

/** An object of the contract. A broken field breaks it where it is required, and counts as missing where it is not. */
export const object =
  (required: Fields, optional: Fields = {}): Shape =>
  (value) => {
    if (!isObject(value)) return undefined
    const read = readFields(value, Object.entries(required))
    const isWhole = Object.keys(required).every((name) => name in read)
    return isWhole ? { ...read, ...readFields(value, Object.entries(optional)) } : undefined
  }

/** An object whose names the contract leaves open. An entry that is broken is left out. */
export const map =
  (entry: Shape): Shape =>
  (value) =>
    isObject(value)
      ? readFields(
          value,
          Object.keys(value).map((name) => [name, entry]),
        )
      : undefined

/** The fields that hold. */
function readFields(value: Record<string, unknown>, fields: readonly (readonly [string, Shape])[]) {
  const read: Record<string, unknown> = {}
  for (const [name, shape] of fields) {
    const field = shape(value[name])
    if (field !== undefined) read[name] = field
  }
  return read
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
