/** Slower than this is no answer. */
const PATIENCE_MS = 5_000

/**
 * Measures how long a domain takes to answer with a small picture that every site of the product has (GAP-94).
 *
 * @param domain host name, one that `ownDomains` has let pass
 * @returns milliseconds
 * @throws when nothing comes, or not within five seconds
 */
export function measureDomain(domain: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    const startedAt = performance.now()
    const timer = window.setTimeout(() => {
      picture.src = ''
      reject(new Error(`${domain} took too long`))
    }, PATIENCE_MS)
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () => {
      window.clearTimeout(timer)
      resolve(Math.round(performance.now() - startedAt))
    })
    picture.addEventListener('error', () => {
      window.clearTimeout(timer)
      reject(new Error(`${domain} did not answer`))
    })
    // Every measurement is a request of its own.
    picture.src = `https://${domain}/favicon.svg?t=${Date.now()}`
  })
}
