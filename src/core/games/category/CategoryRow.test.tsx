// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { CategoryRow } from './CategoryRow.tsx'

afterEach(cleanup)

it.each([
  [true, 190],
  [false, 0],
])('CATS-02, GAP-132 an entry partly in sight is brought in for the keyboard alone (%s)', (isKeyboard, moved) => {
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <CategoryRow
        codes={['HOT', 'RNG']}
        chosen="HOT"
        onChoose={() => undefined}
        isPending={false}
        isFailed={false}
        retry={() => undefined}
      />
    </IntlProvider>,
  )
  const row = screen.getByRole('navigation')
  const entry = screen.getByRole('button', { name: 'Slots' })
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 90)
  entry.getBoundingClientRect = () => new DOMRect(350, 0, 70, 90)
  vi.spyOn(entry, 'matches').mockReturnValue(isKeyboard)
  entry.focus()
  expect(row.scrollLeft).toBe(moved)
})
