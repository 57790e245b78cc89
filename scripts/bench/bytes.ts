import { brotliCompressSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'
import { DEFAULT_LANGUAGE, languageTags } from '#src/lib/languages.ts'
import { firstScreen } from '#scripts/site/build/site-chunks.ts'
import type { SiteBuild } from './builds.ts'
import type { Section } from './section.ts'

type Files = SiteBuild['files']

/** A module counts for the first part whose pattern its path matches. */
const PARTS: readonly [name: string, modules: RegExp][] = [
  ['react, react-dom', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|cookie|set-cookie-parser)/],
  ['query', /node_modules\/@tanstack\//],
  ['react-intl', /node_modules\/(react-intl|@formatjs|intl-messageformat)/],
  ['fetch', /node_modules\/openapi-fetch/],
  ['zustand', /node_modules\/zustand/],
  ['other: icons', /node_modules\/lucide/],
  ['other libraries', /node_modules\//],
  ['one language', /\/i18n\/messages\//],
  ['own code', /\/src\//],
  ['build helpers', /(?:)/],
]

/** What must not arrive before the first screen. */
const FORBIDDEN: readonly [name: string, modules: RegExp][] = [
  ['modules of swiper', /node_modules\/swiper\//],
  ['modules of the ICU parser', /icu-messageformat-parser\/(?!no-parser)(.*\/)?parser\b/],
]

const LANGUAGE = `/messages/${languageTags[DEFAULT_LANGUAGE]}.json?first`

/** What the first screen of home weighs, by where it comes from. */
export function bytesSection({ files }: SiteBuild): Section {
  const chunks = firstScreenChunks(files)
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
  const parts = PARTS.map(([name]) => rowOf(name, [chunks.map((chunk) => minified(codeOf(name, chunk))).join('\n')]))
  const scripts = rowOf(
    `all scripts, ${chunks.length} files`,
    chunks.map((chunk) => chunk.code),
  )
  const styles = rowOf('styles of home', stylesOf(chunks, files))
  const document = rowOf('index.html', [textOf(files.find(({ fileName }) => fileName === 'index.html'))])
  return {
    title: 'Bytes of the first screen of home',
    columns: [{ name: 'part' }, { name: 'minified KB', decimals: 1 }, { name: 'brotli KB', decimals: 1 }],
    rows: [...parts.filter(([, plain]) => plain > 0.01), scripts, styles, document],
    checks: [
      { what: 'scripts of the first screen', value: scripts[2], budget: 115, unit: 'KB', decimals: 1 },
      { what: 'index.html with shell and its styles', value: document[2], budget: 14.6, unit: 'KB', decimals: 1 },
      { what: 'styles of home', value: styles[2], budget: 12, unit: 'KB', decimals: 1 },
      ...FORBIDDEN.map(([what, pattern]) => ({
        what,
        value: modules.filter((id) => pattern.test(id)).length,
        budget: 0,
        unit: '',
      })),
    ],
    notes: [
      'A KB is 1,000 bytes. Parts are minified and compressed alone, so they add up to slightly more than the files.',
      'Styles of the entry stand in index.html and count there.',
    ],
  }
}

/** Files that hold the start, home and the default language, with all that they import at once; no service worker. */
function firstScreenChunks(files: Files): Rolldown.OutputChunk[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const { main, home } = firstScreen
  const waiting = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => id === main || id === home || id.endsWith(LANGUAGE)),
  )
  const reached = new Set<Rolldown.OutputChunk>()
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (reached.has(chunk)) continue
    reached.add(chunk)
    const { imports } = chunk
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  return [...reached]
}

function stylesOf(chunks: readonly Rolldown.OutputChunk[], files: Files): string[] {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return files.filter(({ fileName }) => names.has(fileName)).map(textOf)
}

function textOf(file: Files[number] | undefined): string {
  return file?.type === 'asset' ? Buffer.from(file.source).toString() : ''
}

/** The modules of one part in one file, before they were minified; what was unused is gone already. */
function codeOf(part: string, chunk: Rolldown.OutputChunk): string {
  return Object.entries(chunk.modules)
    .filter(([id]) => PARTS.find(([, pattern]) => pattern.test(id))?.[0] === part)
    .map(([, { code }]) => code ?? '')
    .join('\n')
}

/** Nothing here is used by anything, since the rest is missing, and all of it must stay. */
function minified(code: string): string {
  return minifySync('part.js', code, { mangle: { toplevel: true }, compress: { unused: false } }).code
}

/** KB as written and as they travel, each file compressed alone. */
function rowOf(name: string, texts: readonly string[]): readonly [name: string, plain: number, brotli: number] {
  const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1_000
  return [
    name,
    kilobytes(texts.map((text) => Buffer.byteLength(text))),
    kilobytes(texts.map((text) => brotliCompressSync(text).length)),
  ]
}
