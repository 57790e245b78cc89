/** Narrowing of values that were read from YAML or JSON. */

export interface JsonObject {
  [key: string]: unknown
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const asTexts = (value: unknown): string[] => asList(value).filter((entry) => typeof entry === 'string')

/** A JSON pointer's tokens, unescaped; an empty pointer has none. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => (decoded(token) ?? token).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A percent-encoded text as it was meant; undefined where a `%` begins no character. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `SMS_TOO_SOON` becomes `SmsTooSoon`. */
export const pascalCase = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)
