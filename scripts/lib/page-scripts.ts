import { compressedSize, type SiteFiles } from './site-files.ts'

/** What has to be known of a script of a built site. */
export interface SiteScript {
  fileName: string
  /** Absolute paths of what is in it. */
  moduleIds: readonly string[]
  /** Files that must be there before it runs. */
  imports: readonly string[]
  /** Files that it asks for when they are needed. */
  dynamicImports: readonly string[]
}

/** What opening one page costs. */
export interface PageCost {
  /** File name of the page. */
  page: string
  /** Scripts that are asked for when the site is opened at this page; its language comes in two more. */
  files: number
  /** Bytes after brotli of the scripts that it adds to what every page has. */
  bytes: number
}

/** What every page needs: the start, and the table of pages, whose file has what they share. */
const [START, TABLE] = ['/src/main.tsx', '/src/app/shell/OtherPages.tsx']

/**
 * The costs of all pages that the table of pages names, and of what else its file asks for.
 *
 * @throws when the site has no start or no table of pages
 */
export function pageCosts(scripts: readonly SiteScript[], site: SiteFiles): PageCost[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const table = scriptOf(TABLE, scripts)
  const everywhere = withImports([scriptOf(START, scripts).fileName, table.fileName], byName)
  return table.dynamicImports.map((page) => {
    const own = [...withImports([page], byName)].filter((name) => !everywhere.has(name))
    const bytes = own.reduce((total, name) => total + compressedSize(name, site), 0)
    return { page, files: everywhere.size + own.length, bytes }
  })
}

/**
 * The script that has a module.
 *
 * @param module end of its path
 * @throws when none has it
 */
export function scriptOf(module: string, scripts: readonly SiteScript[]): SiteScript {
  const script = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!script) throw new Error(`No script of the site has ${module}.`)
  return script
}

function withImports(starts: readonly string[], byName: ReadonlyMap<string, SiteScript>): Set<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...(byName.get(name)?.imports ?? []))
  }
  return seen
}
