/**
 * Holds the lock of a call while it is sent, so that other tabs know that its sender lives. Without locks nothing is
 * held.
 *
 * @returns the way to let it go
 */
export function holdLock(key: string): Promise<() => void> {
  return new Promise((held) => {
    const hold = () => new Promise<void>((release) => held(() => release()))
    // Where it fails after it was held, this changes nothing any more.
    requestLock(key, {}, hold).catch(() => held(() => undefined))
  })
}

/** Whether the sender of a call is known to live: it holds the call's lock. */
export function isHeld(key: string): Promise<boolean> {
  return requestLock(key, { ifAvailable: true }, (lock) => Promise.resolve(lock === null)).catch(() => false)
}

/** Rejects without locks: in the oldest browsers (Safari 12, Chrome 68), and where a browser blocks the site's data. */
async function requestLock<Value>(
  key: string,
  options: LockOptions,
  run: (lock: Lock | null) => Promise<Value>,
): Promise<Value> {
  return navigator.locks.request(`money ${key}`, options, run)
}
