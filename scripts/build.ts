import { build } from 'vite'
import { buildSite } from '#scripts/site/build/build-site.ts'
import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readOneOf } from '#scripts/lib/flag-values.ts'
import { print } from '#scripts/lib/print.ts'
import { ROOT } from '#scripts/lib/run-command.ts'

const USAGE = `npm run build [-- --mode demo]

  Builds the site into dist/site, with compressed copies, and configurations for nginx and Caddy into dist/deploy.
  --mode demo   builds the demo into dist/demo instead: the site with the mock server in a service worker
`

const LINE = { command: 'npm run build --', help: USAGE, options: { mode: { type: 'string' } } } as const
const { values } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  const mode = readOneOf('mode', values.mode ?? 'production', ['production', 'demo'])
  if (mode === 'demo') {
    await build({ root: ROOT, mode, logLevel: 'warn' })
    return print('Built dist/demo')
  }
  await buildSite()
  print('Built dist/site; configurations in dist/deploy')
})
