// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import { MoreGames } from './MoreGames.tsx'

afterEach(cleanup)

function show(state: { isFailed: boolean; isPending: boolean }, count?: number) {
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <MoreGames {...state} onMore={() => undefined} count={count} />
    </IntlProvider>,
  )
  const button = screen.getByRole('button')
  return { name: button.textContent, hasArrow: button.querySelector('.lucide-chevron-down') !== null }
}

it('GAP-18 the button for more games points down to where they will be', () => {
  expect(show({ isFailed: false, isPending: false }, 15)).toEqual({ name: 'Show 15 more', hasArrow: true })
})

it('GAP-18 the button promises no number where none is known', () => {
  expect(show({ isFailed: false, isPending: false }).name).toBe('Show more')
})

it.each([false, true])('ERR-46 after a failure it tries again, and points nowhere (pending: %s)', (isPending) => {
  expect(show({ isFailed: true, isPending })).toEqual({ name: 'Try again', hasArrow: false })
})
