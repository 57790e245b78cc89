const DATABASE = 'MC_KEYS'
const STORE = 'keys'

/** Whether this browser has a place for keys that no script can read; private windows of some have none. */
export function hasKeyStore(): boolean {
  try {
    return Boolean(globalThis.indexedDB)
  } catch {
    // Where everything that stores is blocked, the mere question is refused.
    return false
  }
}

/** Keeps a key under a name. A key that is not extractable stays so: scripts can use it, but never see it. */
export async function putKey(name: string, key: CryptoKey): Promise<void> {
  await inStore('readwrite', (store) => store.put(key, name))
}

/** The key of that name; undefined when there is none. */
export async function getKey(name: string): Promise<CryptoKey | undefined> {
  const found: unknown = await inStore('readonly', (store) => store.get(name))
  return found instanceof CryptoKey ? found : undefined
}

export async function deleteKey(name: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(name))
}

/**
 * One request in a transaction of its own, done once it is on the disk.
 * @throws DOMException when the browser refuses
 */
async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => { result: unknown },
): Promise<unknown> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The key store gave up')))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The key store does not open')))
  })
}
