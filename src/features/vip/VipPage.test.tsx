// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { vipLevels } from '#src/core/merchant/vip-levels.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { BonusSection } from './BonusSection.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelSection } from './LevelSection.tsx'
import { VipPage } from './VipPage.tsx'

const engine = vi.hoisted(() => ({
  show: vi.fn<(index: number) => void>(),
  destroy: vi.fn<() => void>(),
  start: vi.fn<(options: { flow: boolean; speedMs: number; onChange: (index: number) => void }) => unknown>(),
}))
vi.mock('#src/ui/motion/carousel/row-engine.ts', () => ({ startSwipes: engine.start }))

const scroll = vi.fn<(this: Element) => void>()
const fetchCall = vi.fn<(request: Request) => Promise<Response>>()
const show = (path = '/m/vip') => renderSite(<VipPage />, { path })
const row = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The parts that are marked as the present one. */
const current = () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  return links.filter((link) => link.getAttribute('aria-current')).map(({ textContent }) => textContent)
}
/** The parts that were brought into sight, in order. */
const jumps = () => scroll.mock.contexts.map(({ id }) => id)
const unknown = 'Customer service can tell you what this level requires and offers.'
const engineStarted = () => waitFor(() => expect(engine.start).toHaveBeenCalledTimes(2))

beforeEach(() => {
  vi.stubGlobal('PointerEvent', class extends MouseEvent {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = scroll
  engine.start.mockImplementation(() => engine)
  configureGateway({ fetch: fetchCall })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('the VIP page', () => {
  it('VIP-01, VIP-03, VIP-04, CONST-39 shows 15 cards in a coverflow and 15 bonuses in a row, without a call', async () => {
    show()
    for (const name of ['Levels', 'Bonuses']) {
      expect(row(name).getAllByRole('group', { hidden: true })).toHaveLength(15)
    }
    const pictures = Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('src'))
    expect(new Set(pictures).size).toBe(30)
    await engineStarted()
    expect(engine.start.mock.calls.map(([{ flow }]) => flow)).toEqual([true, false])
    expect(fetchCall).not.toHaveBeenCalled()
  })

  it('VIP-03 says what the level in the middle gives, by swipe and by button', async () => {
    show()
    await engineStarted()
    expect(screen.getByRole('heading', { name: 'What level 1 offers' })).toBeTruthy()
    press('Lower level')
    expect(screen.getByRole('heading', { name: 'What level 1 offers' })).toBeTruthy()
    press('Higher level')
    expect(screen.getByRole('heading', { name: 'What level 2 offers' })).toBeTruthy()
    expect(engine.show).toHaveBeenLastCalledWith(1)
    engine.start.mock.calls[0]?.[0].onChange(14)
    expect(await screen.findByText('What level 15 offers')).toBeTruthy()
    expect(screen.getByText('15 of 15')).toBeTruthy()
    expect(screen.getByText('৳ 88,800.00', { selector: 'dd *' })).toBeTruthy()
    press('Higher level')
    expect(screen.getByText('15 of 15')).toBeTruthy()
  })

  it('VIP-03, GAP-132 lies flat and changes at once under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    await engineStarted()
    expect(engine.start.mock.calls.map(([{ flow, speedMs }]) => [flow, speedMs])).toEqual([
      [false, 0],
      [false, 0],
    ])
  })

  it('VIP-04 has a number for every bonus, which moves the row and follows it', async () => {
    show()
    await engineStarted()
    const numbers = within(screen.getByRole('navigation', { name: 'Bonuses by level' })).getAllByRole('button')
    expect(numbers.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 15 }, (_, at) => `${at + 1}`))
    press('Bonus of level 12')
    const marked = () => numbers.filter((one) => one.getAttribute('aria-current'))
    expect(marked()).toEqual([numbers[11]])
    expect(row('Bonuses').getByText('12 of 15')).toBeTruthy()
    expect(engine.show).toHaveBeenLastCalledWith(11)
    act(() => engine.start.mock.calls[1]?.[0].onChange(4))
    expect(marked()).toEqual([numbers[4]])
    expect(row('Bonuses').getByText('5 of 15')).toBeTruthy()
  })

  it('VIP-02, GAP-150 leads to levels, bonuses and rules', () => {
    const { address } = show()
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/home', '#levels', '#bonuses', '#rules'])
    // From each to the next, and back to the one that was marked at first.
    for (const name of ['Bonuses', 'Rules', 'Levels']) {
      const chosen = screen.getByRole('link', { name })
      fireEvent.click(chosen)
      expect(document.activeElement?.id).toBe(name.toLowerCase())
      expect(document.activeElement?.querySelector('h2')?.textContent).toBe(name)
      expect(links.filter((link) => link.getAttribute('aria-current'))).toEqual([chosen])
    }
    expect(address()).toBe('/m/vip')
  })

  it('VIP-14, GAP-08 leads home', () => {
    const { address } = show()
    fireEvent.click(screen.getByRole('link', { name: 'Go to the lobby' }))
    expect(address()).toBe('/m/home')
  })

  it('VIP-02 opens at the part that its address names', () => {
    show('/m/vip#bonuses')
    expect(document.activeElement?.id).toBe('bonuses')
    expect(current()).toEqual(['Bonuses'])
    expect(jumps()).toEqual(['bonuses'])
  })

  it('opens at its beginning, with the levels marked, where the address names no part', () => {
    show('/m/vip')
    expect(current()).toEqual(['Levels'])
    expect(jumps()).toEqual([])
    expect(document.activeElement).toBe(document.body)
  })

  it('goes to another part that the address names later', () => {
    const later = <Link to="/m/vip#rules">Later</Link>
    renderSite([<VipPage key="page" />, <p key="later">{later}</p>], { path: '/m/vip#bonuses' })
    fireEvent.click(screen.getByRole('link', { name: 'Later' }))
    expect(current()).toEqual(['Rules'])
    expect(document.activeElement?.id).toBe('rules')
  })

  it('brings a part into sight without a second jump by its focus, and without an entry of the history', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    show()
    // False says that the browser does not follow the link by itself.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Rules' }))).toBe(false)
    expect(jumps()).toEqual(['rules'])
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    focus.mockRestore()
  })

  it.each([{ metaKey: true }, { ctrlKey: true }])(
    'leaves a link with %j to the browser, for a tab of its own',
    (key) => {
      show()
      expect(fireEvent.click(screen.getByRole('link', { name: 'Rules' }), key)).toBe(true)
      expect(current()).toEqual(['Levels'])
      expect(jumps()).toEqual([])
    },
  )

  it.each([
    ['All levels', 0, 'Valid bets', 'The exclusive tour takes place once a year. Your VIP manager will contact you.'],
    ['All bonuses', 1, 'Birthday gift', 'One reward per person, payment account and IP address.'],
  ] as const)('VIP-05 reads all: %s', async (title, button, column, note) => {
    show()
    fireEvent.click(screen.getAllByRole('button', { name: 'Read all' })[button] ?? document.body)
    const sheet = within(await screen.findByRole('dialog', { name: title }))
    expect(sheet.getAllByRole('row')).toHaveLength(16)
    expect(sheet.getByRole('columnheader', { name: column })).toBeTruthy()
    expect(sheet.getByText(note)).toBeTruthy()
  })

  it('VIP-06, VIP-07, VIP-08, VIP-09, VIP-10, VIP-11, VIP-12, VIP-13 has its eight rules', () => {
    show()
    const rules = within(document.getElementById('rules') ?? document.body).getAllByRole('listitem')
    const expected = [
      /add up from the day you registered/,
      /turnover requirement/,
      /One reward per person, payment account and IP/,
      /improper means can be cancelled/,
      /Points are settled every day/,
      /Rebates on valid bets are paid every day/,
      /birthday gift comes once a year.*you cannot change your date of birth/,
      /tour takes place once a year\. Your VIP manager will contact you/,
    ]
    expect(rules).toHaveLength(expected.length)
    expected.forEach((rule, at) => expect(rules[at]?.textContent).toMatch(rule))
  })

  it('GAP-150 names the tier of each level, three levels to a tier', () => {
    show()
    const cards = row('Levels').getAllByRole('group', { hidden: true })
    const names = ['Paper', 'Copper', 'Silver', 'Gold', 'Ink']
    expect(cards.map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent)?.[0])).toEqual(
      names.flatMap((name) => [name, name, name]),
    )
  })

  it.each([
    ['levels', LevelSection],
    ['bonuses', BonusSection],
  ] as const)('GAP-150 says of the %s of a merchant without content that they are not set yet', (_, Section) => {
    renderSite(<Section levels={vipLevels('another')} />)
    expect(screen.getAllByText(unknown).length).toBeGreaterThan(0)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Read all' })).toBeNull()
  })

  it('GAP-150 draws neutral cards for a merchant without content of its own', () => {
    const levels = vipLevels('another')
    expect(levels).toHaveLength(15)
    const [first] = levels
    if (!first) throw new Error('there is no level')
    renderSite(<LevelCard level={first} />)
    expect(screen.getByText('1')).toBeTruthy()
    expect(screen.getByText('VIP level')).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
