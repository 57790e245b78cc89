import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONSOLE_PATH } from '#mock/console/door.ts'
import { startGateway } from './site/gateway.ts'
import { serveSite } from './site/site-server.ts'
import { untilInterrupted } from './site/until-interrupted.ts'

const USAGE = `npm run preview [-- --demo | --upstream URL] [--port N]

  Serves the built site as a production host would: compressed, with the security headers and the SPA fallback.
  The gateway's calls go through the checking proxy to the stub gateway.
  --demo           serves dist/demo, which needs no gateway
  --upstream URL   a real gateway in place of the stub
  --port N         first port to try (4173)
`

const { values } = parseArgs({
  options: {
    demo: { type: 'boolean' },
    upstream: { type: 'string' },
    port: { type: 'string' },
    help: { type: 'boolean' },
  },
})

if (values.help) {
  console.log(USAGE)
} else {
  const folder = join(import.meta.dirname, '..', values.demo ? 'dist/demo' : 'dist/site')
  const gateway = values.demo ? undefined : await startGateway({ upstream: values.upstream })
  const site = await serveSite({ folder, port: Number(values.port ?? 4173), gateway })
  console.log(`Site     ${site.url}/`)
  if (!values.upstream) console.log(`Console  ${site.url}${CONSOLE_PATH}`)
  await untilInterrupted()
  await Promise.all([site.close(), gateway?.close()])
}
