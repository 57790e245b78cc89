import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { merchants } from '#src/core/merchant/merchants.ts'
import type { WorkerFiles } from '#src/app/worker/kept-files.ts'
import { bundleScript } from './bundle-script.ts'

/** The worker of a built site. It lies above all that it answers. */
export const WORKER_FILE = 'sw.js'

/**
 * Writes the service worker beside the index.html that was just built, with the names of the files that it keeps.
 *
 * @param outDir folder of the built site
 */
export async function writeWorker(
  outDir: string,
  files: Pick<WorkerFiles, 'everyStart' | 'oldBrowsers' | 'messages'>,
  { target }: Pick<ResolvedConfig['build'], 'target'>,
): Promise<void> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(outDir, name)))
      .digest('hex')
      .slice(0, 16)
  const constants: WorkerFiles = {
    ...files,
    document: hashOf('index.html'),
    heroes: Object.fromEntries(
      merchants.map(({ code, heroPicture }) => [code, { url: heroPicture, revision: hashOf(heroPicture) }]),
    ),
  }
  // One missing file, and no browser would install the worker.
  const all = [...files.everyStart, ...files.oldBrowsers, ...Object.values(files.messages).flat()]
  const missing = all.filter((file) => !existsSync(join(outDir, file)))
  if (missing.length > 0) throw new Error(`The worker would keep what was not built: ${missing.join(', ')}`)
  writeFileSync(join(outDir, WORKER_FILE), await bundle(constants, target))
}

async function bundle(constants: WorkerFiles, target: ResolvedConfig['build']['target']): Promise<string> {
  const files = await bundleScript({
    entry: 'src/app/worker/service-worker.ts',
    name: 'siteWorker',
    define: { __WORKER__: JSON.stringify(constants), 'process.env.NODE_ENV': '"production"' },
    target,
  })
  const [script] = files
  if (files.length !== 1 || script?.type !== 'chunk') throw new Error('service-worker.ts must give one script')
  return script.code
}
