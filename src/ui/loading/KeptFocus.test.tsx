// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptFocus } from './KeptFocus.tsx'

const GAMES = ['Lotus', 'Drum', 'Dragon']

/** Favourites as a list shows them: a heart takes its game away, and an empty list has a button of its own. */
function Favorites() {
  const [games, setGames] = useState(GAMES)
  const drop = (game: string) => setGames((all) => all.filter((one) => one !== game))
  return (
    <>
      <button type="button" onClick={() => drop('Lotus')}>
        Elsewhere
      </button>
      <KeptFocus>
        {games.length === 0 ? <button type="button">Show all games</button> : null}
        <ul>
          {games.map((game) => (
            <li key={game}>
              <button type="button">{game}</button>
              <button type="button" aria-pressed onClick={() => drop(game)}>
                Heart of {game}
              </button>
            </li>
          ))}
        </ul>
      </KeptFocus>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.textContent
/** As a keyboard does, and most pointers: what is pressed has the focus. */
function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
}

beforeEach(() => {
  render(<Favorites />)
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it.each([
  ['Lotus', 'Heart of Drum'],
  ['Drum', 'Heart of Dragon'],
  ['Dragon', 'Heart of Drum'],
])('FAV-14, GAP-132 the focus of %s, which goes, is then on %s', (game, next) => {
  press(`Heart of ${game}`)
  expect(focused()).toBe(next)
})

it('FAV-02, FAV-14, GAP-132 with the last one it is on the way out of the empty list', () => {
  for (const game of GAMES) press(`Heart of ${game}`)
  expect(focused()).toBe('Show all games')
})

it('FAV-14, GAP-132 the tile of a game counts like its heart', () => {
  button('Drum').focus()
  fireEvent.click(button('Heart of Drum'))
  expect(focused()).toBe('Heart of Dragon')
})

it('FAV-14, GAP-132 nothing takes the focus from where it is, nor gives one to who has none', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  fireEvent.click(button('Heart of Dragon'))
  expect(document.activeElement).toBe(document.body)
  expect(focus).not.toHaveBeenCalled()
  press('Elsewhere')
  expect(focused()).toBe('Elsewhere')
  cleanup()
  render(<Favorites />)
  button('Drum').focus()
  fireEvent.click(button('Heart of Lotus'))
  expect(focused()).toBe('Drum')
})

it('GAP-18 the button for more goes with the last page, and the focus is then on the first game that came', () => {
  cleanup()
  render(<Pages />)
  press('More')
  expect(focused()).toBe('More')
  press('More')
  expect(focused()).toBe('Dragon')
})

it('GAP-132 of entries that are no buttons it is on the first that came, itself', () => {
  cleanup()
  render(<Pages plain />)
  press('More')
  press('More')
  expect(focused()).toBe('Dragon')
})

it('GAP-132 of entries to tick it is on the box of the first that came', () => {
  cleanup()
  render(<Pages ticks />)
  press('More')
  press('More')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Dragon' }))
})

it('GAP-132 of entries whose button is disabled it is on the first that came, itself', () => {
  cleanup()
  render(<Pages disabled />)
  press('More')
  press('More')
  expect(focused()).toBe('Dragon')
  expect(document.activeElement?.tagName).toBe('LI')
})

it('GAP-132 the button for more goes without a new entry, and the focus is then on the last one', () => {
  cleanup()
  render(<Pages games={['Lotus']} />)
  press('More')
  expect(focused()).toBe('Lotus')
})

it('GAP-132 it is on no place that is only kept for an entry', () => {
  cleanup()
  render(<Pages games={['Lotus']} pending />)
  press('More')
  expect(focused()).toBe('Lotus')
})

/** A list that grows by one game, until a page adds none. */
function Pages({ games = GAMES, plain = false, ticks = false, disabled = false, pending = false }) {
  const [asked, setAsked] = useState(1)
  const shown = Math.min(asked, games.length)
  const hasMore = games.length > 1 ? shown < games.length : asked === 1
  return (
    <KeptFocus>
      <ul>
        {games.slice(0, shown).map((game) => (
          <li key={game}>
            {plain ? (
              game
            ) : ticks ? (
              <input type="checkbox" aria-label={game} />
            ) : (
              <button type="button" disabled={disabled}>
                {game}
              </button>
            )}
          </li>
        ))}
        {pending ? <li aria-hidden="true" /> : null}
      </ul>
      {hasMore ? (
        <button type="button" onClick={() => setAsked(asked + 1)}>
          More
        </button>
      ) : null}
    </KeptFocus>
  )
}
