// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SiteInfo } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { closeLoginModal, useLoginModal } from '#src/core/session/login-modal.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { QuickActions } from './QuickActions.tsx'

const Dialog = () => (useLoginModal().open ? <p>open</p> : null)
const draw = (path = '/m/home', info: Partial<SiteInfo> = {}) =>
  renderSite(
    <>
      <QuickActions />
      <Dialog />
    </>,
    { path, info },
  )

afterEach(() => {
  cleanup()
  configureGateway({})
  endSession()
  closeLoginModal()
  vi.restoreAllMocks()
  Reflect.deleteProperty(currentMerchant, 'loginModal')
})

it('GAP-139 leads to the login page, unless the merchant says otherwise', () => {
  draw()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
})

it('GAP-68 leads back from the login to the tab that was open', () => {
  draw('/m/home?tab=FISH')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/m/login?from=${encodeURIComponent('/m/home?tab=FISH')}`,
  )
})

it.each([
  [0, ['Deposit', 'Withdraw']],
  [41, []],
])('HOME-09 GAP-12 an account of type %i sees %j', (type, names) => {
  startSession({ token: 't', userName: 'agent01', type })
  draw()
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

it.each([
  [{ DEPOSIT: true }, ['Deposit']],
  [{ DEPOSIT: false, WITHDRAW: true }, ['Withdraw']],
  [{}, []],
])('HOME-09 BOOT-24 a member of a house that offers %j sees %j', (whitelabel, names) => {
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  draw('/m/home', { whitelabel })
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

it('HOME-09 GATEWAY-16 keeps the room of both while nobody knows what the merchant offers', async () => {
  startStubGateway()
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const room = () => document.querySelector('[class*="pair"]')
  draw('/m/home', { whitelabel: undefined as never })
  expect(room()?.children).toHaveLength(0)
  await screen.findByRole('link', { name: 'Withdraw' })
  expect(room()?.children).toHaveLength(2)
  cleanup()
  draw('/m/home', { whitelabel: {} })
  expect(room()).toBeNull()
})

it('GAP-139 LOGIN-33 opens the login over the lobby where the merchant wants it', () => {
  Reflect.set(currentMerchant, 'loginModal', true)
  draw()
  expect(screen.queryByText('open')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByText('open')).toBeTruthy()
})
