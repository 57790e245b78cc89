import { anyText, object, oneOf, type ValueOf } from '#src/api/shape.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { rememberedLoginItem, rememberedSaltItem } from '#src/core/storage/late-items.ts'
import { canEncrypt } from '#src/api/can-encrypt.ts'
import { deleteKey, getKey, hasKeyStore, putKey } from './key-store.ts'
import { getSession } from './session.ts'

/** GAP-161: how long a login is remembered after it was last used, in milliseconds. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000
const KEY_NAME = 'remPass'
const IV_BYTES = 12
const SALT_BYTES = 16

const loginShape = object({
  type: oneOf('username'),
  username: anyText,
  password: anyText,
  countryDialingCode: anyText,
})

/**
 * What the login form is filled with again (LOGIN-32). A code by SMS is good once, so only passwords are remembered.
 */
export type RememberedLogin = ValueOf<typeof loginShape>

/** Whether this browser can remember a password without lying it open. */
export function canRemember(): boolean {
  return canEncrypt() && hasKeyStore()
}

/**
 * Remembers a login for 30 days: AES-GCM under a fresh key that no script can read, bound to merchant, expiry and a
 * random salt (KEY-02, KEY-03, GAP-26, GAP-161). It keeps the password from who copies the storage, not from who sits
 * at the unlocked device. Where the browser refuses, nothing is remembered.
 */
export async function rememberLogin(username: string, password: string): Promise<void> {
  forgetRecord()
  try {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await putKey(KEY_NAME, key)
    const login: RememberedLogin = {
      type: 'username',
      username,
      password,
      countryDialingCode: currentMerchant.mobile.dialingCode,
    }
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const salt = toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
    const until = Date.now() + REMEMBERED_MS
    const merchantCode = currentMerchant.code
    const additionalData = bindingOf({ merchantCode, until, salt })
    const plain = new TextEncoder().encode(JSON.stringify(login))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    rememberedSaltItem.write(salt)
    rememberedLoginItem.write({ merchantCode, until, iv: toBase64(iv), sealed: toBase64(new Uint8Array(sealed)) })
  } catch (error) {
    console.warn('The browser refuses to remember a login', error)
  }
}

/** The remembered login of this merchant. One that is too old or cannot be opened is forgotten. */
export async function readRememberedLogin(): Promise<RememberedLogin | undefined> {
  const record = rememberedLoginItem.read()
  if (!record || record.merchantCode !== currentMerchant.code || !canRemember()) return undefined
  const salt = rememberedSaltItem.read()
  try {
    if (salt === undefined || !isFresh(record.until)) throw new Error('it is too old')
    const key = await getKey(KEY_NAME)
    if (!key) throw new Error('its key is gone')
    const additionalData = bindingOf({ ...record, salt })
    const algorithm = { name: 'AES-GCM', iv: fromBase64(record.iv), additionalData }
    const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(record.sealed))
    const login = loginShape(JSON.parse(new TextDecoder().decode(plain)))
    if (!login) throw new Error('it holds no login')
    return login
  } catch {
    // Another tab may have remembered another login meanwhile, with a key of its own.
    if (rememberedLoginItem.read() === record) forgetLogin()
    return undefined
  }
}

/** Forgets the remembered login, and its key: the box was unticked, or the login failed. */
export function forgetLogin(): void {
  forgetRecord()
  if (!hasKeyStore()) return
  // Without its record the key opens nothing.
  deleteKey(KEY_NAME).catch(() => undefined)
}

/** PSW-18: after a change of the password, the remembered login of the same account has the new one. Never rejects. */
export async function updateRememberedPassword(newPassword: string): Promise<void> {
  const login = await readRememberedLogin()
  // The gateway knows names in any case, and says them in their own.
  if (login && login.username.toLowerCase() === getSession()?.userName.toLowerCase())
    await rememberLogin(login.username, newPassword)
}

function forgetRecord(): void {
  rememberedLoginItem.remove()
  rememberedSaltItem.remove()
}

/** A clock that was put back may not make it live on either. */
function isFresh(until: number): boolean {
  const leftMs = until - Date.now()
  return leftMs > 0 && leftMs <= REMEMBERED_MS
}

function bindingOf({ merchantCode, until, salt }: { merchantCode: string; until: number; salt: string }) {
  return new TextEncoder().encode(`${merchantCode}.${until}.${salt}`)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
