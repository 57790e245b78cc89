import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliases, paths, type RouteName } from '#src/core/routing/paths.ts'

/** Where the pages of all addresses are named. */
const TABLES = ['routes.tsx', 'routes/fixed-routes.ts', 'routes/load-next-pages.ts', 'routes/load-home.ts'] as const
const MODULE = /import\('#src\/([^']+)'\)/
const CONSTANT = /^(?:export )?const (\w+) = (?:page\()?\(\) =>\s+import\('#src\/([^']+)'\)/gm
const ENTRY = /^ {2}(\w+): \{((?:.*\n(?= {4}|\n))*.*)/gm
const PAGE = /\bpage: (?:page\()?(\w+)\)?/

/**
 * The module of the page at each address with all its other spellings, below `src/`; addresses with parameters are left
 * out.
 *
 * @param folder absolute path of `src/app`
 * @throws when the tables name no page for an address
 */
export function routeModules(folder: string): Record<string, string> {
  const text = TABLES.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const constants = new Map([...text.matchAll(CONSTANT)].map(([, name = '', module = '']) => [name, module]))
  const entries = new Map([...text.matchAll(ENTRY)].map(([, name = '', body = '']) => [name, body]))
  const moduleOf = (name: RouteName) => {
    const body = entries.get(name) ?? ''
    const module = MODULE.exec(body)?.[1] ?? constants.get(PAGE.exec(body)?.[1] ?? '')
    if (!module) throw new Error(`no page is named for ${name} in ${TABLES.join(', ')}`)
    return module
  }
  const spellings: Partial<Record<RouteName, readonly string[]>> = aliases
  return Object.fromEntries(
    (Object.keys(paths) as RouteName[])
      .filter((name) => !paths[name].includes(':'))
      .flatMap((name) => [paths[name], ...(spellings[name] ?? [])].map((path) => [path, moduleOf(name)])),
  )
}
