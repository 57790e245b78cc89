export interface CssDeclaration {
  property: string
  value: string
  /** From 1. */
  line: number
}
export interface CssRule {
  selector: string
  declarations: CssDeclaration[]
}

/** The rules of a style sheet without comments, flat: at-rules are looked through. Enough for tests, no validator. */
export function cssRules(text: string): CssRule[] {
  const rules: CssRule[] = []
  const open: CssRule[] = []
  let line = 1
  for (const [piece, words = '', end = ''] of text.matchAll(/([^{};]*)([{};]|$)/g)) {
    const start = line + (/^\s*/.exec(words)?.[0].split('\n').length ?? 1) - 1
    const current = open.at(-1)
    const [property = '', value] = splitDeclaration(words)
    if (end !== '{' && current && value !== undefined) current.declarations.push({ property, value, line: start })
    if (end === '{') {
      const rule = { selector: words.trim(), declarations: [] }
      open.push(rule)
      rules.push(rule)
    }
    if (end === '}') open.pop()
    line += piece.split('\n').length - 1
  }
  return rules
}

function splitDeclaration(words: string): [property: string, value?: string] {
  const colon = words.indexOf(':')
  return colon < 0 ? [words.trim()] : [words.slice(0, colon).trim(), words.slice(colon + 1).trim()]
}
