import { CONSOLE_PATH } from '#mock/console/door.ts'
import { readCommandLine, runCommandLine, UsageError } from '#scripts/lib/command-line.ts'
import { readServer, readPort } from '#scripts/lib/flag-values.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { print } from '#scripts/lib/print.ts'

const SITE_PORT = 4173

const USAGE = `npm run preview [-- --demo | --upstream URL] [--port N]

  Serves the built site as a production host would: compressed, with the security headers and the SPA fallback.
  The gateway's calls go through Prism to the stub gateway.
  --demo           serves dist/demo, which needs no gateway
  --upstream URL   a real gateway instead of the stub
  --port N         first port to try (${SITE_PORT}); if it is taken, the next free one
`

const LINE = {
  command: 'npm run preview --',
  help: USAGE,
  options: { demo: { type: 'boolean' }, upstream: { type: 'string' }, port: { type: 'string' } },
} as const

const { values } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  if (values.demo && values.upstream) throw new UsageError('--demo and --upstream exclude each other.')
  const folder = builtFolder(values.demo ? 'demo' : 'site')
  const port = readPort(values.port, SITE_PORT)
  const upstream = values.upstream === undefined ? undefined : readServer('--upstream', values.upstream)
  const [{ startGateway }, { serveSite }] = await Promise.all([
    import('#scripts/site/serve/gateway.ts'),
    import('#scripts/site/serve/site-server.ts'),
  ])
  const gateway = values.demo ? undefined : await startGateway({ upstream })
  const site = await serveSite({ folder, port, gateway })
  print(`Site     ${site.url}/`)
  if (!upstream) print(`Console  ${site.url}${CONSOLE_PATH}`)
  await untilInterrupted()
  await Promise.all([site.close(), gateway?.close()])
})
