import { brotliCompressSync } from 'node:zlib'
import { minifySync } from 'vite'
import type { SiteBuild } from './builds.ts'
import type { Section } from './section.ts'

const FIRST_SCREEN = /^assets\/(app|home|index|rolldown-runtime|en)-[\w-]+\.js$/

/** Libraries that the product names, and those that come with them. */
const LIBRARIES: readonly [name: string, packages: RegExp][] = [
  ['react, react-dom', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/react-router/],
  ['query', /node_modules\/@tanstack\//],
  ['react-intl', /node_modules\/(react-intl|@formatjs|intl-messageformat)/],
  ['openapi-fetch', /node_modules\/openapi-fetch/],
  ['zustand', /node_modules\/zustand/],
  ['icons', /node_modules\/lucide/],
  ['storage schemas', /node_modules\/valibot/],
  ['one language', /\/i18n\/messages\//],
  ['own code', /\/src\//],
]

/** What the first screen of home weighs, by where it comes from. */
export function bytesSection({ files }: SiteBuild): Section {
  const chunks = files.filter((file) => file.type === 'chunk').filter(({ fileName }) => FIRST_SCREEN.test(fileName))
  const code = new Map<string, string>()
  for (const chunk of chunks) {
    for (const [id, module] of Object.entries(chunk.modules)) {
      const name = LIBRARIES.find(([, packages]) => packages.test(id))?.[0] ?? 'build helpers'
      code.set(name, `${code.get(name) ?? ''}${module.code ?? ''}\n`)
    }
  }
  const rows = [...code].map(([name, text]) => [name, kilobytes(minified(text))] as const).sort(([, a], [, b]) => b - a)
  const total = chunks.reduce((sum, chunk) => sum + kilobytes(chunk.code), 0)
  return {
    title: 'Bytes of the first screen of home (brotli, KB)',
    columns: [{ name: 'part' }, { name: 'KB', decimals: 1 }],
    rows: [...rows, ['all scripts, as delivered', total]],
    checks: [{ what: 'scripts of the first screen', value: total, budget: 105, unit: 'KB', decimals: 1 }],
    notes: ['Parts are minified and compressed alone, so they add up to more than the files.'],
  }
}

function minified(code: string): string {
  return minifySync('part.js', code).code
}

const kilobytes = (text: string) => brotliCompressSync(text).length / 1_000
