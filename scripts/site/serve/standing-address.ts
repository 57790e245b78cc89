import { createServer } from 'node:http'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { refuseOtherHost } from '#scripts/lib/own-host.ts'
import { forwardCall, refuseCall } from './forward.ts'

/** Calls that a server holds longer than this are cut when it is replaced. */
const DRAIN_MS = 5_000

/** A server that may be replaced by another. */
export interface Replaceable {
  url: string
  close(): Promise<void>
}

/** An address that stays while the server behind it is replaced; no call fails over that. */
export interface StandingAddress {
  url: string
  /** From now on this server answers, also the calls that wait. The former one closes when it has answered its own. */
  lead(server: Replaceable): void
  /** Calls wait for the next server. Resolves when the former one has answered its own and has closed. */
  hold(): Promise<void>
  /**
   * Where no server leads, calls get 502 until one does, also those that wait.
   *
   * @returns whether they do
   */
  refuse(): boolean
  /** Closes the servers as well. */
  close(): Promise<void>
}

/**
 * Opens an address whose calls wait until a server leads.
 *
 * @param port the next free one is taken where it is taken
 */
export async function openAddress(port: number): Promise<StandingAddress> {
  let led: Led | undefined
  let refuses = false
  let waiting: ((server: Led | undefined) => void)[] = []
  const retiring = new Set<Promise<void>>()

  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response)) return
    const answerBy = (current: Led | undefined): void => {
      if (response.destroyed) return
      if (!current) return refuseCall(response)
      current.open += 1
      response.once('close', () => {
        current.open -= 1
        if (current.open === 0) current.onIdle()
      })
      forwardCall(request, response, current.server.url)
    }
    if (led || refuses) answerBy(led)
    else waiting.push(answerBy)
  })
  const answerWaiting = (): void => {
    for (const answerBy of waiting) answerBy(led)
    waiting = []
  }
  const retire = async (former: Led | undefined): Promise<void> => {
    if (!former) return
    const done = answered(former).then(() => former.server.close())
    retiring.add(done)
    await done
    retiring.delete(done)
  }
  const hold = async (): Promise<void> => {
    const former = led
    led = undefined
    refuses = false
    await retire(former)
  }

  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server, port)}`,
    lead(replacement) {
      void hold()
      led = { server: replacement, open: 0, onIdle: () => undefined }
      answerWaiting()
    },
    refuse() {
      refuses = led === undefined
      if (refuses) answerWaiting()
      return refuses
    },
    hold,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([hold(), ...retiring])
    },
  }
}

interface Led {
  readonly server: Replaceable
  /** Calls that it has not answered yet. */
  open: number
  onIdle: () => void
}

async function answered(led: Led): Promise<void> {
  if (led.open === 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAIN_MS)
    led.onIdle = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
