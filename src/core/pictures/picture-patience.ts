/** A host that has sent no picture for so long is taken for dead, as one that refuses is (GAP-153). */
export const PATIENCE_MS = 8_000

/** Hosts that have sent a picture in this visit: what comes late from them is slow, not lost. */
const alive = new Set<string>()
/** The pictures that wait, and how each leaves its host. */
const waiting = new Set<{ host: string; leave: () => void }>()

/** A picture has come from this address. */
export function hostAnswered(address: string): void {
  alive.add(originOf(address))
}

/**
 * Waits with a picture for its host. Only pictures in sight measure the time, because others are not asked for yet; all
 * that wait for the host leave it together.
 *
 * @param inSight whether the picture is asked for at once
 * @returns ends the waiting
 */
export function waitForHost(address: string, inSight: boolean, leave: () => void): () => void {
  const picture = { host: originOf(address), leave }
  waiting.add(picture)
  const giveUp = () => {
    if (!alive.has(picture.host)) for (const other of waiting) if (other.host === picture.host) other.leave()
  }
  const timer = inSight ? window.setTimeout(giveUp, PATIENCE_MS) : undefined
  return () => {
    window.clearTimeout(timer)
    waiting.delete(picture)
  }
}

function originOf(address: string): string {
  return new URL(address, window.location.href).origin
}
