// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readRememberedLogin } from '#src/core/session/remembered-login.ts'
import { leaveLogin, loginGateway } from '../../../tests/support/login-page.ts'
import { input, openPart, type } from '../../../tests/support/page.tsx'
import { LoginPage } from './LoginPage.tsx'

// jsdom keeps no keys, so nothing would be remembered (see remembered-login.test.ts).
vi.mock('#src/core/session/remembered-login.ts', () => ({
  canRemember: () => true,
  readRememberedLogin: vi.fn(async () => ({ type: 'username', username: 'ravi88', password: 'lantern88' })),
}))

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
const filled = () => [input('Username').value, input('Password').value, box().checked]
const open = async () => {
  loginGateway([])
  await openPart(<LoginPage />)
}
/** Opens the form, which fills itself, and leaves it unsent. */
const leaveAfter = async (change: () => void) => {
  await open()
  await waitFor(() => expect(filled()).toEqual(['ravi88', 'lantern88', true]))
  change()
  cleanup()
}

afterEach(leaveLogin)

it.each<[string, () => void]>([
  ['as it was', () => undefined],
  ['without its password', () => type('Password', '')],
])('GAP-161 fills in the remembered password again after the form was left %s', async (_how, change) => {
  await leaveAfter(change)
  await open()
  await waitFor(() => expect(filled()).toEqual(['ravi88', 'lantern88', true]))
})

it('GAP-161 fills in no password beside another name', async () => {
  await leaveAfter(() => type('Username', 'mina_7'))
  await open()
  await act(async () => void (await vi.mocked(readRememberedLogin).mock.results.at(-1)?.value))
  expect(filled()).toEqual(['mina_7', '', true])
})
