import { lineFaults } from './source-rules.ts'

/**
 * What the contract bounds is taken from `src/api/generated/bounds.ts` and `page-sizes.ts`: a length or a page size of
 * a form's own goes on when the contract changes. A bound that is the site's own says `bound: <reason>`.
 */
export function ownBounds(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file) || file.startsWith('src/api/generated/')) return []
  return lineFaults(text, 'bound', (line) =>
    /\b(?:maxLength|minLength|pageSize|limitNum)(?:=\{|: )\d/.test(line)
      ? `a bound of its own: ${line.trim()}`
      : undefined,
  )
}

/**
 * What a call is given names its parts: `remark: remark || undefined`. In `...(remark && { remark })`, and in a body
 * that stands in a variable without a type, the compiler takes any name, so that a part that the contract has renamed
 * would go on being sent.
 */
export function uncheckedParts(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file) || file.startsWith('src/api/')) return []
  const given = Array.from(text.matchAll(/\b(?:body|query)(?:: | = )\{/g), ({ index }) =>
    braced(text, text.indexOf('{', index)),
  )
  const conditional = given.filter((part) => /\.\.\.\([^{}]*(?:&&|\?) \{/.test(part))
  const untyped = text.match(/\bconst body = \{.*/g) ?? []
  return [...conditional, ...untyped].map(
    (part) => `a part that nobody checks: ${part.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  )
}

const OWN_CODE = /['"](?:html5|[MW])['"]|\b(?:isPlatform|clientType|platform|gateway)(?:: |=)['"]?(?:\d|html5|[MW]\b)/

/** GAP-44: what names the client in a call comes from one file. */
export function ownPlatformCodes(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file) || /^src\/api\/(?:generated\/|platform-codes\.ts)/.test(file)) return []
  return lineFaults(text, 'platform', (line) =>
    OWN_CODE.test(line) ? `a platform code of its own: ${line.trim()}` : undefined,
  )
}

/** From an opening brace to its closing one. */
function braced(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}
