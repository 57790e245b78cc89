import { createServer, type Server } from 'node:http'

const ATTEMPTS = 50

/**
 * Starts a server on `port` or the next free one above it; 0 takes any free port.
 *
 * @returns the port it listens on
 * @throws Error when 50 ports in a row are taken
 */
export async function listenOnFreePort(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate < port + ATTEMPTS; candidate += 1) {
    if (await tryListen(server, candidate)) {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : candidate
    }
  }
  throw new Error(`ports ${port} to ${port + ATTEMPTS - 1} are all taken; name another with --port`)
}

/** The first free port from `port` on, for a server that cannot look for itself. */
export async function findFreePort(port: number): Promise<number> {
  const probe = createServer()
  const free = await listenOnFreePort(probe, port)
  await new Promise((resolve) => probe.close(resolve))
  return free
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
