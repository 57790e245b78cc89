import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '#scripts/lib/run-command.ts'
import { compressFolder } from '#scripts/site/build/compress.ts'
import { securityFileOf } from '#scripts/site/build/document-plugin.ts'
import { firstScreen } from '#scripts/site/build/site-chunks.ts'
import { WORKER_FILE } from '#scripts/site/build/worker-file.ts'

/** The site, built of the sources as they are, beside `dist/site` and not into it. */
export interface SiteBuild {
  folder: string
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
}

/**
 * Builds the site into `parent`/site, compressed as for a host. Its service worker is left out: it would be installed
 * in the middle of a measurement, or not.
 */
export async function buildWithoutWorker(parent: string): Promise<SiteBuild> {
  const folder = join(parent, 'site')
  const output = await build({ root: ROOT, logLevel: 'error', build: { outDir: folder } })
  await rm(join(folder, WORKER_FILE))
  await compressFolder(folder)
  return { folder, files: filesOf(output) }
}

/**
 * Builds the site with its service worker, and once more as it would be after a change of home; gives their folders.
 */
export async function buildReleases(parent: string): Promise<{ site: string; release: string }> {
  const change: Plugin = {
    name: 'change-of-home',
    transform: (code, id) => (id === firstScreen.home ? `${code}\nReflect.set(globalThis, 'release', 2)` : undefined),
  }
  const [site, release] = [join(parent, 'with-worker'), join(parent, 'release')]
  for (const [outDir, plugins] of [
    [site, []],
    [release, [change]],
  ] as const) {
    await build({ root: ROOT, logLevel: 'error', build: { outDir }, plugins: [...plugins] })
    await compressFolder(outDir)
  }
  return { site, release }
}

/**
 * Builds one of the pages that the site is compared with into a folder of its name in `parent`, for the browsers of the
 * site and with its aliases: `stack`, the libraries that every page of this product needs, one line each; `grid`, a
 * windowed grid with tabs in React and nothing else. What the site adds of its own shows as the difference.
 */
export async function buildReference(parent: string, name: 'stack' | 'grid'): Promise<string> {
  const folder = join(parent, name)
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'))
  if (!site) throw new Error('vite.config.ts cannot be read')
  const { target, cssTarget } = site.config.build ?? {}
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: site.config.resolve,
    build: { outDir: folder, emptyOutDir: true, target, cssTarget },
  })
  await finishPage(folder)
  return folder
}

/** Writes `parent`/static: text without any script, which no page on the same server can beat. */
export function writeStaticPage(parent: string): Promise<string> {
  return writePage(join(parent, 'static'), {
    title: 'Static page',
    body: `<h1>A page without a script</h1>
    <p>Nothing on the same server can be seen earlier than this text, because nothing but the document is needed to show it.</p>`,
  })
}

/**
 * Writes `parent`/taps: a page whose button changes the texts of a few tiles, without any library. What a tap costs
 * there is what the browser itself needs.
 */
export function writeTapPage(parent: string): Promise<string> {
  return writePage(join(parent, 'taps'), {
    title: 'Taps',
    body: `<button type="button">Next</button>
    <ul></ul>`,
    script: `const list = document.querySelector('ul')
let turn = 0
document.querySelector('button').addEventListener('click', () => {
  turn += 1
  list.replaceChildren(...Array.from({ length: 24 }, (_, index) => Object.assign(document.createElement('li'), { textContent: 'Tile ' + turn + ' ' + index })))
})
`,
  })
}

interface PlainPage {
  title: string
  body: string
  /** In a file of its own, since the policy lets no other run. */
  script?: string
}

/** Writes a page by hand into a new folder, as the site server wants it. */
async function writePage(folder: string, { title, body, script }: PlainPage): Promise<string> {
  await mkdir(folder)
  if (script !== undefined) await writeFile(join(folder, 'page.js'), script)
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />${script === undefined ? '' : '\n    <script src="/page.js" defer></script>'}
  </head>
  <body>
    ${body}
  </body>
</html>
`,
  )
  await finishPage(folder)
  return folder
}

/** What the site server needs of a page without inline parts. */
async function finishPage(folder: string): Promise<void> {
  await writeFile(securityFileOf(folder), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  await compressFolder(folder)
}

function filesOf(output: Awaited<ReturnType<typeof build>>): SiteBuild['files'] {
  return (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
}
