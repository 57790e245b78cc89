/** Small helpers for writing TypeScript. */

/** Stands at the top of every generated file. */
export const GENERATED = `// Generated from openapi/ by \`npm run contract -- generate\`; do not edit.\n`

export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** A key of an object literal or type, quoted only where it must be. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

export const union = (names: readonly string[]): string => (names.length === 0 ? 'never' : names.map(quote).join(' | '))

/** A union that is broken into lines where it is long. */
export const longUnion = (names: readonly string[]): string =>
  names.length === 0 ? ' never' : names.map((name) => `\n  | ${quote(name)}`).join('')

/** A documentation comment; star-slash in the text cannot end it. */
export function comment(lines: readonly string[], indent = ''): string {
  const text = lines.flatMap((line) => line.trimEnd().split('\n')).map((line) => line.replaceAll('*/', '*\\/'))
  return `${indent}/**\n${text.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}

/** A value as a literal of TypeScript, objects on several lines. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (value === undefined) return 'undefined'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (line.length + indent.length <= 110 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}
