// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Vendor } from '#src/api/generated/types.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
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

let site: ReturnType<typeof renderSite>

function open(mode: PanelMode, search = '') {
  site = renderSite(
    <FilterPanel
      mode={mode}
      open
      onClose={() => undefined}
      query={parseListQuery(new URLSearchParams(search))}
      providers={[KITE]}
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

it('LIST-23, LIST-25 "Clear all" of the providers is about the provider alone', () => {
  const clear = open('provider', 'class=JP')
  expect(isOff(clear)).toBe(true)
  choose('Red Kite')
  expect(isOff(clear)).toBe(false)
  fireEvent.click(clear)
  expect([isChosen('Red Kite'), isChosen('All providers'), isOff(clear)]).toEqual([false, true, true])
})

it.each([
  [
    'LIST-07',
    'Game type',
    'class',
    {
      All: null,
      Jackpot: 'JP',
      Scratch: 'SC',
      'Video poker': 'VP',
      'Card games': 'TG',
      Arcade: 'AC',
      Bingo: 'BG',
    },
  ],
  [
    'LIST-30 CONST-20',
    'Smallest bet',
    'minBet',
    {
      All: null,
      '0.01': '0.01',
      '0.05': '0.05',
      '0.10': '0.1',
      '0.50': '0.5',
      '0.75': '0.75',
      Minimum: 'min',
    },
  ],
  ['LIST-31 CONST-20', 'Lines', 'minLine', { All: null, 10: '10', 15: '15', 20: '20', '25 or more': '25' }],
] as const)('%s each choice of "%s" is submitted by its code', (_row, title, parameter, codes) => {
  open('filter')
  const choices = within(screen.getByRole('group', { name: title })).getAllByRole('button')
  const submitted = choices.map((choice) => {
    const before = site.address()
    fireEvent.click(choice)
    expect(site.address()).toBe(before)
    choose('Show games')
    return [choice.textContent, new URLSearchParams(site.address().split('?')[1]).get(parameter)]
  })
  expect(Object.fromEntries(submitted)).toEqual(codes)
})

it.each([
  ['', 'Red Kite', 'KITE'],
  ['vendor=KITE', 'All providers', null],
])('LIST-23, LIST-25 from "%s" the choice "%s" changes nothing before it is submitted', (search, name, vendor) => {
  open('provider', search)
  const before = site.address()
  choose(name)
  expect(site.address()).toBe(before)
  choose('Show games')
  expect(new URLSearchParams(site.address().split('?')[1]).get('vendor')).toBe(vendor)
})
