import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { ROOT } from '#scripts/lib/run-command.ts'
import { compressFolder } from './compress.ts'
import { RETIREMENT_FOLDER, writeDeploymentSamples } from './deployment-samples.ts'

/** Where the built site lies. */
export const SITE_FOLDER = join(ROOT, 'dist/site')
const DEPLOYMENT_FOLDER = join(ROOT, 'dist/deploy')

/**
 * Builds the site with compressed copies, and beside it configurations for nginx and Caddy.
 *
 * @returns the scripts of the site
 */
export async function buildSite(): Promise<Rolldown.OutputChunk[]> {
  const built = await build({ root: ROOT, mode: 'production', logLevel: 'warn' })
  await compressFolder(SITE_FOLDER)
  writeDeploymentSamples(SITE_FOLDER, DEPLOYMENT_FOLDER)
  // A compressed copy of the worker must not outlive it.
  await compressFolder(join(DEPLOYMENT_FOLDER, RETIREMENT_FOLDER))
  const outputs = 'output' in built ? built.output : []
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}
