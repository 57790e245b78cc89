import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'

/** A server that answers every call with these characters; gives its address. */
export async function serveRaw(answer: string): Promise<string> {
  const server = createServer((caller) => {
    caller.on('error', () => undefined)
    caller.once('data', () => caller.end(answer, 'latin1'))
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenOnFreePort(server, 0)}`
}

/** What a server answers to these characters. */
export async function askRaw(url: string, call: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const caller = connect(Number(port), hostname)
  caller.setEncoding('latin1').write(call, 'latin1')
  let said = ''
  caller.on('data', (text) => (said += String(text)))
  await once(caller, 'close')
  return said
}
