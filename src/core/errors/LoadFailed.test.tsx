// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { LoadFailed } from './LoadFailed.tsx'

afterEach(cleanup)

it.each([
  ['SYSTEM_BUSY', 503, 'Loading failed', /^Please try again in a moment\.$/],
  ['UNKNOWN_ERROR', 500, 'Loading failed', /^Please try again in a moment\.$/],
  ['NETWORK_UNREACHABLE', 0, 'No connection', /when you are online again/],
] as const)('SHELL-91, ERR-43, ERR-46, ERR-47 %s: only an unreachable gateway is about the connection', (...row) => {
  const [code, status, title, text] = row
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <LoadFailed error={new GatewayFailure({ operation: 'listGames', code, status })} onRetry={() => undefined} />
    </IntlProvider>,
  )
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})
