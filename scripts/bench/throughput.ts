import autocannon from 'autocannon'
import { operations } from '#mock/generated/operations.ts'
import { startGateway, type GatewayOptions } from '#scripts/site/serve/gateway.ts'
import { keepForEnd } from './scope.ts'
import type { Section } from './section.ts'
import { startServers } from './servers.ts'

const SECONDS = 5
const CONNECTIONS = 10
/** What a list asks for first: 25 games of some hundred, each with its names, marks and pictures. */
const GAME_LIST = `${operations.listGames.path}?merchant=bdtdemo&platform=html5&gameType=RNG&language=EN&pageNo=1&pageSize=25`
/** Every operation can answer so, and with the same body: what differs between two is only the place in the table. */
const SAME_ANSWER = { prefer: 'code=500, example=UNKNOWN_ERROR' }
const SAME_STATUS = 500

/**
 * Requests a second of the stub gateway alone, of Prism in front of it and of Prism's own examples; and that
 * the stub finds the last of its operations as fast as the first. Each server is a process of its own.
 */
export async function throughputSection(): Promise<Section> {
  const servers = await startServers([])
  const { path } = operations.listCountries
  const reads = Object.values(operations).filter(({ method }) => method === 'GET')
  const first = reads[0]?.path ?? path
  const last = reads[reads.length - 1]?.path ?? path

  const stub = await rate(servers.stubUrl + path)
  const lists = await rate(servers.stubUrl + GAME_LIST)
  const atFirst = await rate(servers.stubUrl + first, SAME_ANSWER)
  const atLast = await rate(servers.stubUrl + last, SAME_ANSWER)
  const proxied = await rateBehind(path, { upstream: servers.stubUrl })
  const examples = await rateBehind(path, { upstream: servers.stubUrl, prismOnly: true })
  await servers.close()
  return {
    title: `Throughput, ${CONNECTIONS} connections for ${SECONDS} s each`,
    columns: [{ name: 'door' }, { name: 'requests/s' }, { name: '/ stub', decimals: 2 }],
    rows: [
      ['stub gateway, cheapest read', stub, 1],
      ['the same through the checking proxy', proxied, proxied / stub],
      ['the same from Prism alone, from the examples', examples, examples / stub],
      ['stub gateway, a list of games', lists, lists / stub],
      ['stub, the same answer at the first of its operations', atFirst, atFirst / stub],
      [`stub, the same answer at the last of its ${Object.keys(operations).length} operations`, atLast, atLast / stub],
    ],
    checks: [
      { what: 'stub gateway, cheapest read', kind: 'at least', value: stub, budget: 2_000, unit: '/s' },
      { what: 'stub gateway, a list of games', kind: 'at least', value: lists, budget: 2_000, unit: '/s' },
      { what: 'last operation / first', kind: 'at least', value: atLast / atFirst, budget: 0.9, unit: '', decimals: 2 },
    ],
    notes: [`The cheapest read is ${path}.`],
  }
}

async function rateBehind(path: string, options: GatewayOptions): Promise<number> {
  const gateway = await startGateway(options)
  const close = keepForEnd(() => gateway.close())
  const requests = await rate(gateway.url + path)
  await close()
  return requests
}

/** @throws Error when not every call was answered as expected: a fast failure is no throughput */
async function rate(url: string, headers?: typeof SAME_ANSWER): Promise<number> {
  const { requests, errors, statusCodeStats } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  const expected = String(headers ? SAME_STATUS : 200)
  const others = Object.keys(statusCodeStats).filter((status) => status !== expected)
  if (errors > 0 || others.length > 0)
    throw new Error(`${url} failed ${errors} times and answered ${others.join(', ')}`)
  return requests.average
}
