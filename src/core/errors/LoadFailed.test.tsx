// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { LoadFailed } from './LoadFailed.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['SYSTEM_BUSY', 503, true, 'Loading failed', 'Please try again in a moment.'],
  ['UNKNOWN_ERROR', 500, true, 'Loading failed', 'Please try again in a moment.'],
  ['NETWORK_UNREACHABLE', 0, false, 'No connection', 'This loads when you are online again.'],
  // Nobody tells when a gateway can be reached again.
  ['NETWORK_UNREACHABLE', 0, true, 'No connection', 'Please try again in a moment.'],
] as const)('SHELL-91, ERR-43, ERR-46, ERR-47 %s (%i), online %s: is said as "%s", "%s"', (...row) => {
  const [code, status, isOnline, title, text] = row
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <LoadFailed error={new GatewayFailure({ operation: 'listGames', code, status })} onRetry={() => undefined} />
    </IntlProvider>,
  )
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})
