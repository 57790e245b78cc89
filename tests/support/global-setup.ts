import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Bundles the contract, and builds what the browser tests look at: the site, and the demo that needs no gateway. */
export default function globalSetup(): void {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  run('scripts/contract/cli.ts', 'generate')
  run('scripts/build.ts')
  run('scripts/build.ts', '--mode', 'demo')
}
