import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { presentContract } from '#scripts/contract/judge/present-contract.ts'
import { startCheckingProxy } from '#scripts/contract/traffic/proxy/checking-proxy.ts'
import { logLines } from '#scripts/contract/traffic/proxy/proxy-verb.ts'
import { Traffic } from '#scripts/contract/traffic/traffic.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { makePaint } from '#scripts/report/paint.ts'

const contract = presentContract()

export const MEMBER = { Authorization: 'Bearer 0123456789abcdef01234567' }
export const WALLET = JSON.stringify({ success: true, value: { currencySymbol: '৳', sumBalance: '1.00' } })
export const JSON_TYPE = { 'Content-Type': 'application/json' }
export const WALLETS = operations.getWallets.path

/** A promise that is kept from outside. */
export function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve: (value: Value) => resolve(value) }
}

/** A server of the test's own; gives its address. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${await listenOnFreePort(server, 0)}`
}

/** A proxy before a server; `lines` fills with its log, and `heard` is kept with the first. */
export async function proxyTo(upstream: string) {
  if (!contract) throw new Error('no contract')
  const traffic = new Traffic(contract)
  const lines: string[] = []
  const { promise: heard, resolve } = promised<void>()
  const { url, close } = await startCheckingProxy({
    upstream,
    port: 0,
    onExchange(exchange) {
      lines.push(logLines(exchange, traffic.add(exchange), makePaint(false)))
      resolve()
    },
    onError(error) {
      throw error
    },
  })
  onTestFinished(close)
  return { url, close, traffic, lines, heard }
}

/** A proxy before a server of the test's own. */
export const before = async (answer: RequestListener, path = '') => proxyTo((await serve(answer)) + path)
