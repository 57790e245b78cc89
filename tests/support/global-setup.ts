import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const start = promisify(execFile)

/**
 * Bundles the contract, and builds what the browser tests look at: the site, unless the same run has built it already,
 * and the demo that needs no gateway.
 */
export default async function globalSetup(): Promise<void> {
  await run('scripts/contract/cli.ts', 'generate')
  const isBuilt = process.env['SITE_IS_BUILT'] !== undefined
  await Promise.all([!isBuilt && run('scripts/build.ts'), run('scripts/build.ts', '--mode', 'demo')])
}

/** @throws Error with what the script said, when it fails */
async function run(script: string, ...args: string[]): Promise<void> {
  await start(process.execPath, [join(root, script), ...args], { cwd: root })
}
