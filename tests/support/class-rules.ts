import { dirname, join } from 'node:path'
import { parse } from 'postcss'

/** Rules between a component and its style sheet: types know every class as a string that may be missing. */

const SHEET_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

export interface ClassUse {
  /** The sheet's path from the root. */
  sheet: string
  /** Undefined where the code chooses the name (`styles[kind]`), which may then be any of the sheet's. */
  name: string | undefined
}

/** What a source reads from the CSS modules it imports; a sheet that is imported and not read has no use. */
export function classUses(file: string, text: string): ClassUse[] {
  return Array.from(text.matchAll(SHEET_IMPORT), ([, local = '', specifier = '']) => {
    const sheet = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier).replaceAll('\\', '/')
    const reads = text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))
    return Array.from(reads, ([, name]) => ({ sheet, name }))
  }).flat()
}

/** The classes that the selectors of a style sheet name. */
function classesOf(sheet: string): Set<string> {
  const classes = new Set<string>()
  parse(sheet).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name)
  })
  return classes
}

/** Classes that a source asks of a sheet and the sheet lacks, and classes of the sheet that no source asks for. */
export function classFaults(sheet: string, text: string, uses: readonly ClassUse[]): string[] {
  const named = uses.filter((use) => use.sheet === sheet).map(({ name }) => name)
  const classes = classesOf(text)
  const lacking = named.filter((name) => name !== undefined && !classes.has(name)).map((name) => `lacks .${name}`)
  if (named.includes(undefined)) return lacking
  return [...lacking, ...[...classes].filter((name) => !named.includes(name)).map((name) => `nobody uses .${name}`)]
}
