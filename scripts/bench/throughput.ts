import autocannon from 'autocannon'
import { operations } from '#mock/generated/operations.ts'
import { startGateway } from '#scripts/site/gateway.ts'
import { keepForEnd } from './scope.ts'
import type { Section } from './section.ts'
import { startServers } from './servers.ts'

const SECONDS = 4
const CONNECTIONS = 10

/** Requests a second of the stub gateway alone, of the checking proxy before it, and of Prism's own examples. */
export async function throughputSection(): Promise<Section> {
  const servers = await startServers([])
  const proxy = await startGateway()
  const closeProxy = keepForEnd(() => proxy.close())
  const mock = await startGateway({ prismOnly: true })
  const closeMock = keepForEnd(() => mock.close())
  const reads = Object.values(operations).filter(({ method, session }) => method === 'GET' && session === 'none')
  const cheapest = operations.listCountries.path
  const first = reads[0]?.path ?? cheapest
  const last = reads[reads.length - 1]?.path ?? cheapest
  const stub = await rate(servers.stubUrl + cheapest)
  const rows: [string, number][] = [
    ['stub gateway, cheapest read', stub],
    ['stub gateway, first operation of the contract', await rate(servers.stubUrl + first)],
    ['stub gateway, last operation of the contract', await rate(servers.stubUrl + last)],
    ['the same cheapest read through the checking proxy', await rate(proxy.url + cheapest)],
    ['Prism alone, from the examples', await rate(mock.url + cheapest)],
  ]
  await Promise.all([servers.close(), closeProxy(), closeMock()])
  return {
    title: `Throughput, ${CONNECTIONS} connections for ${SECONDS} s each`,
    columns: [{ name: 'door' }, { name: 'requests/s' }],
    rows,
    checks: [{ what: 'stub gateway, cheapest read', kind: 'at least', value: stub, budget: 2_000, unit: '/s' }],
    notes: [],
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  return result.requests.average
}
