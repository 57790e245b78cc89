import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { compressFolder } from './site/compress.ts'
import { writeDeploymentSamples } from './site/deployment-samples.ts'
import { fail } from './lib/fail.ts'

const USAGE = `npm run build [-- --mode demo]

  Builds the site into dist/site, with compressed copies, and configurations for nginx and Caddy into dist/deploy.
  --mode demo   builds the demo into dist/demo instead: the site with the mock server in a service worker
`

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { mode: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(USAGE)
} else if (values.mode !== undefined && values.mode !== 'demo' && values.mode !== 'production') {
  fail(`unknown mode "${values.mode}"\n\n${USAGE}`, 2)
} else {
  await buildSite(values.mode ?? 'production')
}

async function buildSite(mode: 'production' | 'demo'): Promise<void> {
  await build({ root, mode, logLevel: 'warn' })
  const folder = join(root, mode === 'demo' ? 'dist/demo' : 'dist/site')
  await compressFolder(folder)
  if (mode === 'production') writeDeploymentSamples(folder, join(root, 'dist/deploy'))
  console.log(`Built ${mode === 'demo' ? 'dist/demo' : 'dist/site; configurations in dist/deploy'}`)
}
