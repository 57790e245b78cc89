import { isObject } from './json.ts'

/** The last step of a reference, which is a schema's name. */
export const referencedName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** A schema of the bundle as Ajv takes it: without what only readers need, its references by name. */
export function forAjv(value: unknown, keysAreNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => forAjv(entry))
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
    if (!keysAreNames && ANNOTATIONS.has(name)) return []
    if (name === '$ref' && typeof entry === 'string') return [[name, referencedName(entry)]]
    return [[name, DATA.includes(name) ? entry : forAjv(entry, name === 'properties')]]
  })
  return Object.fromEntries(entries)
}

const ANNOTATIONS = new Set(
  'description title default example examples contentMediaType x-retry x-moment x-visitors x-key x-order x-may-need'.split(
    ' ',
  ),
)
const DATA = ['enum', 'const', 'required']
