interface ReadQueueOptions {
  /** Tells the gateway that one item was read. */
  tell: (id: string) => Promise<unknown>
  /** Calls start at least so many milliseconds apart. */
  intervalMs: number
  /** Delay before the same item is sent again, in milliseconds; undefined: not now. */
  retryAfter: (failures: number, error: unknown) => number | undefined
  /** For how long nothing is sent after that, in milliseconds; undefined: never again, the item is dropped. */
  laterAfter: (error: unknown) => number | undefined
  /** Called when the queue stops: everything is sent, or the rest waits for a later try. */
  onStop: () => void
}

/** A queue of items to report as read. */
export interface ReadQueue {
  /** Adds items in their order; skips one that is already in the queue. */
  add: (ids: readonly string[]) => void
  /** Continues after a failure. */
  resume: () => void
  /** Empties the queue, for another member. */
  clear: () => void
}

/**
 * Reports items as read, one after the other and never two within `intervalMs`; unlike a throttle it drops nothing
 * (MSG-06, GAP-118, GAP-119). Failures are silent: an item that may work later is sent again, and after that keeps its
 * place until `add` or `resume` is called, no earlier than the gateway wishes.
 */
export function createReadQueue(options: ReadQueueOptions): ReadQueue {
  let waiting: string[] = []
  let startedAt = Number.NEGATIVE_INFINITY
  let restsUntil = Number.NEGATIVE_INFINITY
  /** The present run; a cleared queue leaves its run behind. */
  let run: object | undefined

  /** Whether the item is finished: sent or dropped. */
  const tellFirst = async (id: string, own: object): Promise<boolean> => {
    for (let failures = 0; ; failures += 1) {
      await sleep(startedAt + options.intervalMs - performance.now())
      if (run !== own) return false
      startedAt = performance.now()
      try {
        await options.tell(id)
        return true
      } catch (error) {
        const waitMs = options.retryAfter(failures, error)
        if (waitMs !== undefined) {
          await sleep(waitMs)
          continue
        }
        const restMs = options.laterAfter(error)
        if (restMs !== undefined && run === own) restsUntil = performance.now() + restMs
        return restMs === undefined
      }
    }
  }

  const start = async () => {
    if (run || waiting.length === 0 || performance.now() < restsUntil) return
    const own = {}
    run = own
    for (let [id] = waiting; id !== undefined; [id] = waiting) {
      const isDone = await tellFirst(id, own)
      if (run !== own) return
      if (!isDone) break
      waiting = waiting.slice(1)
    }
    run = undefined
    options.onStop()
  }

  return {
    add: (ids) => {
      waiting = [...new Set([...waiting, ...ids])]
      void start()
    },
    resume: () => void start(),
    clear: () => {
      waiting = []
      restsUntil = Number.NEGATIVE_INFINITY
      run = undefined
    },
  }
}

async function sleep(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
