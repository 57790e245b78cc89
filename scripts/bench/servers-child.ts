import { startStub } from '#mock/doors/node.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'

// The gateway's calls go to the stub directly: Prism's own cost is measured by the section on throughput.
const stub = await startStub({ port: 0 })
const gateway = { url: stub.url, uploadUrl: stub.url, stubUrl: stub.url }
const sites = await Promise.all(process.argv.slice(2).map((folder) => serveSite({ folder, port: 0, gateway })))

process.once('disconnect', () => process.exit())
process.send?.({ stubUrl: stub.url, siteUrls: sites.map(({ url }) => url) })
