import { type PageCost, pageCosts, scriptOf, type SiteScript } from './page-scripts.ts'
import { compressedSize, type SiteFiles } from './site-files.ts'

/** What one budget covers, and how much of it is used; sizes in bytes after brotli. */
export interface BudgetResult {
  name: string
  bytes: number
  limit: number
}

const KB = 1_000
/** Limits of docs/speed.md. That of the first screen's scripts is what was reached; the goal there is 115 KB. */
const LIMITS = {
  firstScreenScripts: 119.1 * KB,
  document: 14.6 * KB,
  homeStyles: 12 * KB,
  page: 42 * KB,
  language: 10.2 * KB,
} as const

/** Numbers of scripts; each asks for a round trip where a connection carries one at a time. */
const FILES = { login: 6, register: 8, page: 11 } as const

/** What the boot script asks for before home is drawn, see `DocumentConstants` in src/app/boot/document.ts. */
const ASKED_FOR = /(?:\b(start|firstVisit)|[`"']\/m\/home[`"']):\[([^\]]*)\]/g
const FIRST_TEXTS = /^assets\/[\w-]+-first-[\w-]{8}\.js$/
const OTHER_TEXTS = /^assets\/[\w-]+-(?:pages|member)-[\w-]{8}\.js$/
/** Parts that may never be in the first screen, by words that survive minification. */
const FORBIDDEN: Record<string, RegExp> = {
  swiper: /swiper-slide-active|swiperElementNodeName/,
  'the ICU parser': /EXPECT_ARGUMENT_CLOSING_BRACE/,
}
/** A word of the stub's own switches. */
const MOCK_MARK = /__mock\/|MC_MOCK/

/**
 * Measures a built site against its byte budgets.
 *
 * @returns one result a budget, the largest file where a budget is for each of several
 * @throws when the document starts no script
 */
export function measureBudgets(files: SiteFiles): BudgetResult[] {
  const sizeOf = (name: string) => compressedSize(name, files)
  const asked = firstScreenFiles(files)
  const largest = (pattern: RegExp) =>
    Math.max(0, ...[...files.keys()].filter((name) => pattern.test(name)).map(sizeOf))
  return [
    {
      name: 'scripts of the first screen',
      bytes: sum(asked.filter((name) => name.endsWith('.js')).map(sizeOf)) + largest(FIRST_TEXTS),
      limit: LIMITS.firstScreenScripts,
    },
    { name: 'document with its inline parts', bytes: sizeOf('index.html'), limit: LIMITS.document },
    {
      name: 'styles of home',
      bytes: sum(asked.filter((name) => name.endsWith('.css')).map(sizeOf)),
      limit: LIMITS.homeStyles,
    },
    { name: 'largest file of a language', bytes: largest(OTHER_TEXTS), limit: LIMITS.language },
  ]
}

/** One budget of a number of files. */
export interface FilesResult {
  name: string
  files: number
  limit: number
}

/**
 * Measures the pages of a built site against what one of them may ask for.
 *
 * @throws when the site has no start, no table of pages, or no page for login or registration
 */
export function measurePages(
  scripts: readonly SiteScript[],
  site: SiteFiles,
): { bytes: BudgetResult; files: FilesResult[] } {
  const costs = pageCosts(scripts, site)
  const filesOf = (module: string) => {
    const { fileName } = scriptOf(module, scripts)
    return costs.find(({ page }) => page === fileName)?.files ?? Infinity
  }
  const most = (of: (cost: PageCost) => number) => costs.reduce((one, other) => (of(other) > of(one) ? other : one))
  const largest = most(({ bytes }) => bytes)
  const widest = most(({ files }) => files)
  return {
    bytes: { name: `largest page, ${nameOf(largest)}`, bytes: largest.bytes, limit: LIMITS.page },
    files: [
      { name: 'scripts of login', files: filesOf('/LoginPage.tsx'), limit: FILES.login },
      { name: 'scripts of registration', files: filesOf('/RegisterPage.tsx'), limit: FILES.register },
      { name: `most scripts, ${nameOf(widest)}`, files: widest.files, limit: FILES.page },
    ],
  }
}

/** What is in the site, or in its first screen, and must not be. */
export function forbiddenParts(files: SiteFiles): string[] {
  const faults: string[] = []
  const asked = new Set(firstScreenFiles(files))
  for (const [name, content] of files) {
    const text = content.toString('utf8')
    if (MOCK_MARK.test(name) || MOCK_MARK.test(text)) faults.push(`${name} carries code of the mock server`)
    if (!asked.has(name)) continue
    for (const [part, mark] of Object.entries(FORBIDDEN)) {
      if (mark.test(text)) faults.push(`${name} carries ${part}`)
    }
  }
  return faults
}

/** The scripts and styles that a first visitor's home needs, as the document names them. */
function firstScreenFiles(files: SiteFiles): string[] {
  const lists = [...(files.get('index.html')?.toString('utf8') ?? '').matchAll(ASKED_FOR)]
  const names = (list = '') => [...list.matchAll(/\/([\w./-]+)/g)].map(([, name = '']) => name)
  if (!lists.some(([, of, list]) => of === 'start' && names(list).length > 0))
    throw new Error('index.html starts no script.')
  return [...new Set(lists.flatMap(([, , list]) => names(list)))]
}

const nameOf = ({ page }: PageCost) => page.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1')
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
