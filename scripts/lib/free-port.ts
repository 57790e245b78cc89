import type { Server } from 'node:net'
import { UsageError } from './command-line.ts'

const ATTEMPTS = 50
const LAST_PORT = 65_535

/**
 * Starts a server on `port` or the next free one above it; 0 takes any free port.
 *
 * @returns the port it listens on
 * @throws UsageError when 50 ports in a row are taken
 */
export async function listenOnFreePort(server: Server, port: number): Promise<number> {
  const last = Math.min(port + ATTEMPTS - 1, LAST_PORT)
  for (let candidate = port; candidate <= last; candidate += 1) {
    if (await tryListen(server, candidate)) {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : candidate
    }
  }
  throw new UsageError(`ports ${port} to ${last} are all taken; name another with --port.`)
}

function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      resolve(true)
    }
    server.once('error', onError).once('listening', onListening).listen(port, '127.0.0.1')
  })
}
