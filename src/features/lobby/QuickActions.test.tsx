// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { closeLoginModal, useLoginModal } from '#src/core/session/login-modal.ts'
import { QuickActions } from './QuickActions.tsx'

const Dialog = () => (useLoginModal().open ? <p>open</p> : null)
const draw = () =>
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <MemoryRouter>
        <QuickActions />
        <Dialog />
      </MemoryRouter>
    </IntlProvider>,
  )

afterEach(() => {
  cleanup()
  closeLoginModal()
  vi.restoreAllMocks()
  Reflect.deleteProperty(currentMerchant, 'loginModal')
})

it('GAP-139 leads to the login page, unless the merchant says otherwise', () => {
  draw()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
})

it('GAP-139 LOGIN-33 opens the login over the lobby where the merchant wants it', () => {
  Reflect.set(currentMerchant, 'loginModal', true)
  draw()
  expect(screen.queryByText('open')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByText('open')).toBeTruthy()
})
