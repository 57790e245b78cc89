/** Not in the oldest browsers (Safari 12, Chrome 68). */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks

/**
 * Holds the lock of a call while it is sent, so that other tabs know that its sender lives. Without locks nothing is held.
 *
 * @returns the way to let it go
 */
export function holdLock(key: string): Promise<() => void> {
  const manager = locks()
  if (!manager) return Promise.resolve(() => undefined)
  return new Promise((held) => {
    void manager.request(nameOf(key), () => new Promise<void>((release) => held(() => release())))
  })
}

/** Whether the sender of a call is known to live: it holds the call's lock. */
export async function isHeld(key: string): Promise<boolean> {
  const manager = locks()
  if (!manager) return false
  return manager.request(nameOf(key), { ifAvailable: true }, (lock) => Promise.resolve(lock === null))
}

const nameOf = (key: string) => `money ${key}`
