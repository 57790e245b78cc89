interface ReadQueueOptions {
  /** Tells the gateway that one item was read. */
  tell: (id: string) => Promise<unknown>
  /** Calls start at least so many milliseconds apart. */
  intervalMs: number
  /** How long to wait before the same item is told again, in milliseconds; undefined: not now. */
  retryAfter: (failures: number, error: unknown) => number | undefined
  /** Whether an item that failed may be told later; else it is given up. */
  mayComeLater: (error: unknown) => boolean
  /** The queue has stopped: everything is told, or the rest waits for better times. */
  onStop: () => void
}

/** What waits to be told as read. */
export interface ReadQueue {
  /** Takes items in their order; one that waits already is not taken twice. */
  add: (ids: readonly string[]) => void
  /** Goes on with what a failure has left. */
  resume: () => void
  /** Forgets everything: the member is another one. */
  clear: () => void
}

/**
 * Tells items as read, one after the other and never two within `intervalMs`; unlike a throttle it drops nothing
 * (MSG-06, GAP-118, GAP-119). Failures are silent: what may work later is told again, and after that stays at its place
 * until there is a reason to try again.
 */
export function createReadQueue(options: ReadQueueOptions): ReadQueue {
  let waiting: string[] = []
  let startedAt = Number.NEGATIVE_INFINITY
  /** The present run; a cleared queue leaves its run behind. */
  let run: object | undefined

  /** Whether the item is over and done with, told or given up. */
  const tellFirst = async (id: string, own: object): Promise<boolean> => {
    for (let failures = 0; ; failures += 1) {
      await pause(startedAt + options.intervalMs - Date.now())
      if (run !== own) return false
      startedAt = Date.now()
      try {
        await options.tell(id)
        return true
      } catch (error) {
        const waitMs = options.retryAfter(failures, error)
        if (waitMs === undefined) return !options.mayComeLater(error)
        await pause(waitMs)
      }
    }
  }

  const start = async () => {
    if (run) return
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
      if (waiting.length > 0) void start()
    },
    resume: () => {
      if (waiting.length > 0) void start()
    },
    clear: () => {
      waiting = []
      run = undefined
    },
  }
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
