// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Vendor } from '#src/api/generated/types.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { FilterPanel, type PanelMode } from './FilterPanel.tsx'
import { parseListQuery } from './list-query.ts'

afterEach(cleanup)

const KITE: Vendor = {
  vassalage: 'KITE',
  displayName: 'Red Kite',
  accountTypeName: 'KITE',
  gameCategory: 'RNG',
  supportPlay: 1,
  iconUrl: '/media/vendors/KITE.svg',
}

function open(mode: PanelMode, search = '') {
  renderSite(
    <FilterPanel
      mode={mode}
      open
      onClose={() => undefined}
      query={parseListQuery(new URLSearchParams(search))}
      vendors={[KITE]}
    />,
  )
  return screen.getByRole('button', { name: 'Clear all' })
}

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

it('LIST-25, GAP-132 "Clear all" of the filters does nothing before a choice, and keeps the focus after its press', () => {
  const clear = open('filter', 'vendor=KITE')
  expect(isOff(clear)).toBe(true)
  choose('Jackpot')
  expect(isOff(clear)).toBe(false)
  clear.focus()
  fireEvent.click(clear)
  expect([isChosen('Jackpot'), isOff(clear), document.activeElement]).toEqual([false, true, clear])
})

it('LIST-23, LIST-25 "Clear all" of the makers is about the maker alone', () => {
  const clear = open('vendor', 'class=JP')
  expect(isOff(clear)).toBe(true)
  choose('Red Kite')
  expect(isOff(clear)).toBe(false)
  fireEvent.click(clear)
  expect([isChosen('Red Kite'), isChosen('All makers'), isOff(clear)]).toEqual([false, true, true])
})
