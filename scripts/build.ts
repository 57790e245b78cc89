import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './site/build/compress.ts'
import { RETIREMENT_FOLDER, writeDeploymentSamples } from './site/build/deployment-samples.ts'
import { readCommandLine, runCommandLine } from './lib/command-line.ts'
import { readOneOf } from './lib/flag-values.ts'
import { print } from './lib/print.ts'

const USAGE = `npm run build [-- --mode demo]

  Builds the site into dist/site, with compressed copies, and configurations for nginx and Caddy into dist/deploy.
  --mode demo   builds the demo into dist/demo instead: the site with the mock server in a service worker
`

const root = join(import.meta.dirname, '..')
const LINE = { command: 'npm run build --', help: USAGE, options: { mode: { type: 'string' } } } as const
const { values } = readCommandLine(LINE)
await runCommandLine(LINE, () => buildSite(readOneOf('mode', values.mode ?? 'production', ['production', 'demo'])))

async function buildSite(mode: 'production' | 'demo'): Promise<void> {
  await build({ root, mode, logLevel: 'warn' })
  if (mode === 'demo') return print('Built dist/demo')
  const folder = join(root, 'dist/site')
  await compressFolder(folder)
  const deployment = join(root, 'dist/deploy')
  writeDeploymentSamples(folder, deployment)
  // A compressed copy of the worker must not outlive it.
  await compressFolder(join(deployment, RETIREMENT_FOLDER))
  print('Built dist/site; configurations in dist/deploy')
}
