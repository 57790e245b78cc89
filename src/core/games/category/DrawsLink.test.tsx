// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import type { CategoryCode } from './category.ts'
import { DrawsLink } from './DrawsLink.tsx'

afterEach(cleanup)

const show = (category: CategoryCode) =>
  render(
    <IntlProvider locale="en">
      <MemoryRouter>
        <DrawsLink category={category} />
      </MemoryRouter>
    </IntlProvider>,
  )

it.each(['LOTT', 'ELOTT'] as const)('NAMED-10 the games of %s lead to the draws', (category) => {
  show(category)
  const link = screen.getByRole('link', { name: /Draws and results.*Countdowns, numbers and your bets/ })
  expect(link.getAttribute('href')).toBe(paths.lottery)
})

it.each(['RNG', 'LIVE', 'HOT'] as const)('NAMED-10 the games of %s lead to none', (category) => {
  show(category)
  expect(screen.queryByRole('link')).toBeNull()
})
