import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { keepForEnd } from './scope.ts'

/** Slow 4G, as Lighthouse has it. */
const [ROUND_TRIP_MS, BYTES_PER_S] = [150, (1.6 * 1024 * 1024) / 8]
/** So much of one answer goes at once; several that travel together share the line. */
const PIECE_BYTES = 4_096
const POLL_MS = 100

/** A slow line to a server, which the service worker of a page goes through as well as the page. */
export interface SlowLine {
  url: string
  /** Bytes that have come down it. */
  bytes: () => number
  /** Waits until nothing has come down for so long, from now on. */
  quiet: (ms: number) => Promise<void>
  /** Leads to another server from now on. */
  lead: (url: string) => void
  /** Leads nowhere any more. */
  cut: () => void
  close: () => Promise<void>
}

/** Opens a slow line to the server at an address. */
export async function openSlowLine(to: string): Promise<SlowLine> {
  let target: string | undefined = to
  let bytes = 0
  let lastAt = performance.now()
  /** When the line has room for the next piece. */
  let freeAt = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)))
  }
  const down = async (from: AsyncIterable<Buffer>, phone: Socket) => {
    const arrive = inOrder()
    for await (const answer of from)
      for (let at = 0; at < answer.length; at += PIECE_BYTES) {
        const piece = answer.subarray(at, at + PIECE_BYTES)
        const now = performance.now()
        freeAt = Math.max(now, freeAt) + (piece.length / BYTES_PER_S) * 1_000
        arrive(freeAt + ROUND_TRIP_MS / 2, () => {
          bytes += piece.length
          lastAt = performance.now()
          if (!phone.destroyed) phone.write(piece)
        })
        await wait(freeAt - now)
      }
  }
  const server = createServer((phone) => {
    keep(phone)
    if (target === undefined) {
      phone.destroy()
      return
    }
    const { hostname, port } = new URL(target)
    const host = connect(Number(port), hostname)
    keep(host)
    phone.on('close', () => setTimeout(() => host.destroy(), ROUND_TRIP_MS))
    host.on('close', () => setTimeout(() => phone.end(), ROUND_TRIP_MS))
    // A connection is made by a round trip of its own.
    const openAt = performance.now() + ROUND_TRIP_MS
    const arrive = inOrder()
    phone.on('data', (call: Buffer) =>
      arrive(Math.max(openAt, performance.now()) + ROUND_TRIP_MS / 2, () => host.destroyed || host.write(call)),
    )
    down(host, phone).catch(() => phone.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    target = undefined
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    async quiet(ms) {
      const from = performance.now()
      while (performance.now() - Math.max(lastAt, from) < ms) await wait(POLL_MS)
    },
    lead(url) {
      cut()
      target = url
    },
    cut,
    close: keepForEnd(async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    }),
  }
}

/** Does one thing after the other, each at its time: timers of whole milliseconds may overtake each other. */
function inOrder(): (at: number, act: () => unknown) => void {
  let last = Promise.resolve()
  return (at, act) => {
    last = last.then(async () => {
      await wait(Math.max(0, at - performance.now()))
      act()
    })
  }
}
