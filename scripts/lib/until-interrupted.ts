/** As for every end by Ctrl-C; 1 would tell of findings. */
const STOPPED = 2

/** Resolves when somebody asks the process to end; a second request ends it at once. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        resolve()
        process.once(signal, () => process.exit(STOPPED))
      })
    }
  })
}
