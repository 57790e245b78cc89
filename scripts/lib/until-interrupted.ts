const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What was to be done was broken off; 1 would say that it came to its end, and with findings. */
const STOPPED = 2

/** Resolves when somebody asks the process to end; a second request, by whatever signal, ends it at once. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      resolve()
      for (const signal of SIGNALS) process.off(signal, stop).once(signal, () => process.exit(STOPPED))
    }
    for (const signal of SIGNALS) process.once(signal, stop)
  })
}
