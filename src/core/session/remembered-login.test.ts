// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { autoLoginItem } from '#src/core/storage/items.ts'
import { rememberedLoginItem, rememberedSaltItem } from '#src/core/storage/late-items.ts'
import {
  canRemember,
  forgetLogin,
  readRememberedLogin,
  rememberLogin,
  updateRememberedPassword,
} from './remembered-login.ts'
import { endSession, startSession } from './session.ts'

// jsdom has no IndexedDB; the browser tests use the real one.
const keys = vi.hoisted(() => new Map<string, CryptoKey>())
vi.mock('./key-store.ts', () => ({
  hasKeyStore: () => true,
  putKey: async (name: string, key: CryptoKey) => void keys.set(name, key),
  getKey: async (name: string) => keys.get(name),
  deleteKey: async (name: string) => void keys.delete(name),
}))

const DAY_MS = 24 * 60 * 60_000
const webCrypto = globalThis.crypto
const ravi = { token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 }
const stored = () =>
  Object.entries({ ...window.localStorage })
    .flat()
    .join(' ')

describe('the remembered login', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.stubGlobal('crypto', webCrypto)
    endSession()
    window.localStorage.clear()
    keys.clear()
  })

  it('LOGIN-32 KEY-02 GAP-26 holds type, username, password and dialling code', async () => {
    await rememberLogin('ravi88', 'lantern88')
    expect(await readRememberedLogin()).toEqual({
      type: 'username',
      username: 'ravi88',
      password: 'lantern88',
      countryDialingCode: currentMerchant.mobile.dialingCode,
    })
  })

  it('PSW-21 KEY-03 GAP-161 is encrypted under a key that cannot be read, with a salt, IV and key of its own each time', async () => {
    const seen = { ivs: new Set<string>(), salts: new Set<string>(), keys: new Set<CryptoKey>() }
    for (let round = 0; round < 100; round += 1) {
      await rememberLogin('ravi88', 'lantern88')
      seen.ivs.add(rememberedLoginItem.read()?.iv ?? '')
      seen.salts.add(rememberedSaltItem.read() ?? '')
      for (const key of keys.values()) seen.keys.add(key)
    }
    expect([seen.ivs.size, seen.salts.size, seen.keys.size]).toEqual([100, 100, 100])
    for (const key of seen.keys) {
      expect(key.extractable).toBe(false)
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    }
    expect(stored()).not.toMatch(/ravi88|lantern88/)
    expect(stored()).not.toContain(btoa('lantern88'))
  })

  it('GAP-161 is forgotten after 30 days, and when the clock was put back', async () => {
    await rememberLogin('ravi88', 'lantern88')
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1_000)
    expect(await readRememberedLogin()).toBeDefined()
    vi.setSystemTime(Date.now() + 1_000)
    expect(await readRememberedLogin()).toBeUndefined()
    expect([stored(), keys.size]).toEqual(['', 0])
    await rememberLogin('ravi88', 'lantern88')
    vi.setSystemTime(Date.now() - DAY_MS)
    expect(await readRememberedLogin()).toBeUndefined()
  })

  const tampers: Record<string, () => void> = {
    'a later expiry': () => change({ until: (rememberedLoginItem.read()?.until ?? 0) - 1 }),
    'another IV': () => change({ iv: 'AAAAAAAAAAAAAAAA' }),
    'other content': () => change({ sealed: btoa('x'.repeat(60)) }),
    'another salt': () => rememberedSaltItem.write('AAAAAAAAAAAAAAAAAAAAAA=='),
    'no salt': () => rememberedSaltItem.remove(),
    'no key': () => keys.clear(),
  }
  const change = (part: object) => {
    const record = rememberedLoginItem.read()
    if (record) rememberedLoginItem.write({ ...record, ...part })
  }
  it.each(Object.entries(tampers))('GAP-161 is forgotten when it comes with %s', async (_name, tamper) => {
    await rememberLogin('ravi88', 'lantern88')
    tamper()
    expect(await readRememberedLogin()).toBeUndefined()
    expect(stored()).toBe('')
  })

  it('GAP-161 belongs to its merchant, and waits there', async () => {
    await rememberLogin('ravi88', 'lantern88')
    change({ merchantCode: 'tlbdemo' })
    expect(await readRememberedLogin()).toBeUndefined()
    expect(rememberedLoginItem.read()).toBeDefined()
  })

  it('GAP-161 goes when it is told to, with its salt and its key', async () => {
    await rememberLogin('ravi88', 'lantern88')
    forgetLogin()
    expect([stored(), keys.size]).toEqual(['', 0])
  })

  it('GAP-70 LOGIN-37 survives a sign-out, which sets autoLogin to 0', async () => {
    startSession(ravi)
    expect(autoLoginItem.read()).toBe('1')
    await rememberLogin('ravi88', 'lantern88')
    endSession()
    expect(autoLoginItem.read()).toBe('0')
    expect((await readRememberedLogin())?.username).toBe('ravi88')
  })

  it('PSW-18 PSW-22 has the new password after a change, of its own account only', async () => {
    await rememberLogin('ravi88', 'lantern88')
    await updateRememberedPassword('monsoon77')
    expect((await readRememberedLogin())?.password).toBe('lantern88')
    startSession({ ...ravi, userName: 'newcomer' })
    await updateRememberedPassword('monsoon77')
    expect((await readRememberedLogin())?.password).toBe('lantern88')
    startSession(ravi)
    await updateRememberedPassword('monsoon77')
    expect((await readRememberedLogin())?.password).toBe('monsoon77')
  })

  it('PSW-18 remembers nothing that was not remembered', async () => {
    startSession(ravi)
    await updateRememberedPassword('monsoon77')
    expect(rememberedLoginItem.read()).toBeUndefined()
  })

  it('GAP-161 remembers nothing without encryption', async () => {
    vi.stubGlobal('crypto', {})
    expect(canRemember()).toBe(false)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await rememberLogin('ravi88', 'lantern88')
    expect(stored()).toBe('')
    expect(JSON.stringify(warn.mock.calls)).not.toContain('lantern88')
    warn.mockRestore()
  })
})
