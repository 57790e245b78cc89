import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#scripts/lib/command-line.ts'
import { ROOT } from '#scripts/lib/run-command.ts'

const BUILDS = { site: 'npm run build', demo: 'npm run build -- --mode demo' }

/**
 * Where the built site or demo is.
 *
 * @throws UsageError when it is not built
 */
export function builtFolder(name: 'site' | 'demo'): string {
  const folder = join(ROOT, 'dist', name)
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new UsageError(`dist/${name} is not there; ${BUILDS[name]} makes it.`)
}
