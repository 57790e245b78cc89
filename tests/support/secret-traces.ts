import type { Page } from '@playwright/test'

/** How a secret could lie somewhere without being seen at once. */
const encodings: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'percent-encoded': encodeURIComponent,
  'percent-encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  base64: (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'JSON escapes': (secret) =>
    Array.from(secret, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'character codes': (secret) => Array.from(Buffer.from(secret)).join(','),
}

interface SecretTraces {
  /** Adds what the page holds now: storages, databases, cookies, texts, history and address. */
  note: () => Promise<void>
  /** All that was noted, as one text. */
  all: () => string
  /** Where a secret was found, as encoding and secret, in any of 8 encodings. */
  find: (secrets: readonly string[]) => string[]
}

/** Follows what a page logs, throws, requests and opens from now on. */
export function watchTraces(page: Page): SecretTraces {
  const traces: string[] = []
  page.on('console', (message) => traces.push(message.text()))
  page.on('pageerror', (error) => traces.push(`${error.message} ${error.stack}`))
  page.on('request', (request) =>
    traces.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  )
  page.on('framenavigated', (frame) => traces.push(frame.url()))
  const all = () => traces.join('\n')
  return {
    note: async () => void traces.push(...(await page.evaluate(contentsOfPage))),
    all,
    find: (secrets) =>
      secrets.flatMap((secret) =>
        Object.entries(encodings)
          .filter(([, encode]) => stands(encode(secret), all()))
          .map(([name]) => `${name}: ${secret}`),
      ),
  }
}

/** Whether a text stands in another; digits do not count within a longer number, which may hold them by chance. */
const stands = (text: string, all: string) =>
  /^\d+$/.test(text) ? new RegExp(`(?<!\\d)${text}(?!\\d)`).test(all) : all.includes(text)

/** Runs in the page. */
async function contentsOfPage(): Promise<string[]> {
  const dumps = await Promise.all(
    (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('success', () => {
            const stores = Array.from(opening.result.objectStoreNames)
            if (stores.length === 0) return resolve('')
            const transaction = opening.result.transaction(stores)
            const reads = stores.map((store) => transaction.objectStore(store).getAll())
            transaction.addEventListener('complete', () => resolve(JSON.stringify(reads.map(({ result }) => result))))
          })
        }),
    ),
  )
  const { cookie, title, body } = document
  const storages = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
  return [...dumps, ...storages, cookie, title, body.textContent, JSON.stringify(history.state), location.href]
}
