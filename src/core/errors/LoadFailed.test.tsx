// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { GatewayFailure, type GatewayError } from '#src/api/gateway-error.ts'
import { englishOf } from '../../../tests/support/form-fault.ts'
import { LoadFailed } from './LoadFailed.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['SYSTEM_BUSY', 503, true, 'Loading failed', 'Please try again in a moment.'],
  // A page of something that stands before the gateway, which refuses nothing to an account.
  ['CONTRACT_VIOLATION', 403, true, 'Loading failed', 'Please try again in a moment.'],
  ['UNKNOWN_ERROR', 500, true, 'Loading failed', 'Please try again in a moment.'],
  ['NETWORK_UNREACHABLE', 0, false, 'No connection', 'This loads when you are online again.'],
  // Nobody tells when a gateway can be reached again.
  ['NETWORK_UNREACHABLE', 0, true, 'No connection', 'Please try again in a moment.'],
] as const)('SHELL-91, ERR-43, ERR-46, ERR-47 %s (%i), online %s: is said as "%s", "%s"', (...row) => {
  const [code, status, isOnline, title, text] = row
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  show(new GatewayFailure({ operation: 'listGames', code, status }) as GatewayError)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it.each([
  ['ERR-35', 'ACCOUNT_NO_PERMISSION'],
  ['ERR-36', 'FEATURE_UNAVAILABLE'],
  ['GAP-168', 'REAL_ACCOUNT_REQUIRED'],
] as const)('%s %s is said with its reason, and offers no other try: it would be refused again', async (_row, code) => {
  show(new GatewayFailure({ operation: 'listGames', code, status: 403 }))
  expect(await screen.findByRole('heading', { name: 'Not available for your account' })).toBeDefined()
  expect(screen.getByText(englishOf(code))).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

function show(error: GatewayError): void {
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <LoadFailed error={error} onRetry={() => undefined} />
    </IntlProvider>,
  )
}
