// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberLogin } from '#src/core/session/remembered-login.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { autoLoginItem } from '#src/core/storage/items.ts'
import { rememberedLoginItem, rememberedSaltItem } from '#src/core/storage/late-items.ts'
import { logIn } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

// jsdom has no IndexedDB; the browser tests use the real one.
const { keys, browser } = vi.hoisted(() => ({ keys: new Map<string, CryptoKey>(), browser: { keepsKeys: true } }))
vi.mock('#src/core/session/key-store.ts', () => ({
  hasKeyStore: () => browser.keepsKeys,
  putKey: async (name: string, key: CryptoKey) => void keys.set(name, key),
  getKey: async (name: string) => keys.get(name),
  deleteKey: async (name: string) => void keys.delete(name),
}))

useWholeSite()
beforeEach(() => {
  browser.keepsKeys = true
  keys.clear()
})

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = async (label: string, value: string) => fireEvent.change(await input(label), { target: { value } })
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))

it('GAP-161 forgets a remembered login that failed', async () => {
  const site = await visitSite({ path: '/m/login' })
  await type('Username', 'ravi88')
  await type('Password', 'lantern88')
  fireEvent.click(await box())
  submit()
  await waitFor(() => expect(getSession()?.userName).toBe('ravi88'))
  await waitFor(() => expect(rememberedLoginItem.read()).toBeDefined())
  await site.allAnswered()
  cleanup()
  endSession()

  await visitSite({ path: '/m/login', prefer: { login: 'code=401, example=CREDENTIALS_INVALID' } })
  await waitFor(async () => expect((await input('Password')).value).toBe('lantern88'))
  submit()
  await screen.findByText('Wrong username or password.')
  expect((await input('Password')).value).toBe('')
  expect([rememberedLoginItem.read(), rememberedSaltItem.read()]).toEqual([undefined, undefined])
})

it('KEY-02 a login without the box forgets the remembered one, also one that does not fill the form', async () => {
  await rememberLogin('ravi88', 'lantern88')
  const record = rememberedLoginItem.read()
  if (!record) throw new Error('nothing was remembered')
  rememberedLoginItem.write({ ...record, merchantCode: 'tlbdemo' })
  await visitSite({ path: '/m/login' })
  expect((await box()).checked).toBe(false)
  await logIn()
  expect([rememberedLoginItem.read(), rememberedSaltItem.read()]).toEqual([undefined, undefined])
  await waitFor(() => expect(keys.size).toBe(0))
})

it.each<['0' | '1', string, boolean]>([
  ['0', 'unticked', false],
  ['1', 'ticked', true],
])('KEY-04, GAP-70 autoLogin is %s where the box is %s', async (autoLogin, _box, remember) => {
  await visitSite({ path: '/m/login' })
  if (remember) fireEvent.click(await box())
  await logIn()
  expect(autoLoginItem.read()).toBe(autoLogin)
  await waitFor(() => expect(rememberedLoginItem.read() !== undefined).toBe(remember))
})

it.each([true, false])('GAP-161 offers the box where the browser keeps keys: %s', async (keepsKeys) => {
  browser.keepsKeys = keepsKeys
  await visitSite({ path: '/m/login' })
  expect((await box()).disabled).toBe(!keepsKeys)
})
