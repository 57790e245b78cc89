import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile, type Rolldown } from 'vite'
import { ROOT } from '#scripts/lib/run-command.ts'
import { compressFolder } from '#scripts/site/compress.ts'
import { securityFileOf } from '#scripts/site/document-plugin.ts'

/** The site, built of the sources as they are, beside `dist/site` and not into it. */
export interface SiteBuild {
  folder: string
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
}

/** Builds the site into `parent`/site, compressed as for a host. */
export async function buildSite(parent: string): Promise<SiteBuild> {
  const folder = join(parent, 'site')
  const output = await build({ root: ROOT, logLevel: 'error', build: { outDir: folder } })
  await compressFolder(folder)
  return { folder, files: filesOf(output) }
}

/**
 * Builds the stack page into `parent`/stack: the libraries that every page of this product needs, one line each, for
 * the browsers of the site and with its aliases. What the site adds of its own shows as the difference.
 */
export async function buildStackPage(parent: string): Promise<string> {
  const folder = join(parent, 'stack')
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'))
  if (!site) throw new Error('vite.config.ts cannot be read')
  const { target, cssTarget } = site.config.build ?? {}
  await build({
    root: join(import.meta.dirname, 'stack'),
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
export async function writeStaticPage(parent: string): Promise<string> {
  const folder = join(parent, 'static')
  await mkdir(folder)
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Static page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>A page without a script</h1>
    <p>Nothing on the same server can be seen earlier than this text, because nothing but the document is needed to show it.</p>
  </body>
</html>
`,
  )
  await finishPage(folder)
  return folder
}

/** What the site server needs of a page without inline parts. */
export async function finishPage(folder: string): Promise<void> {
  await writeFile(securityFileOf(folder), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  await compressFolder(folder)
}

function filesOf(output: Awaited<ReturnType<typeof build>>): SiteBuild['files'] {
  return (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
}
