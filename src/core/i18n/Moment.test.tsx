// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime } from '#src/api/server-clock.ts'
import { showLanguage } from './language-store.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { Moment } from './Moment.tsx'
import { momentText } from './moment-format.ts'

const NOW = '2026-11-21T05:00:00Z'
const tellTime = (date: string) => noteServerTime(new Headers({ Date: date }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  tellTime(NOW)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What stands in the page, and what a sentence says. */
function wordsFor(at: string) {
  render(
    <LanguageProvider>
      <Moment at={at} />
    </LanguageProvider>,
  )
  return [screen.getByRole('time').textContent, momentText(at)]
}

// In Dhaka the year begins six hours earlier than in Greenwich.
it.each([
  ['2026-11-05T18:07:00Z', 'Nov 6, 00:07'],
  ['2025-12-31T18:00:00Z', 'Jan 1, 00:00'],
  ['2025-12-31T17:59:00Z', 'Dec 31, 2025, 23:59'],
  ['2026-12-31T18:00:00Z', 'Jan 1, 2027, 00:00'],
  ['2019-02-03T04:05:00Z', 'Feb 3, 2019, 10:05'],
])('GAP-151 %s is %s', (at, words) => expect(wordsFor(at)).toEqual([words, words]))

it('GAP-80, GAP-151 which year it is the gateway’s clock says', () => {
  tellTime('2027-02-01T00:00:00Z')
  expect(wordsFor('2026-11-05T18:07:00Z')[0]).toBe('Nov 6, 2026, 00:07')
})

it('GAP-151 the year is there in languages that the browser cannot write, too', async () => {
  await act(() => showLanguage('KM'))
  expect(wordsFor('2025-11-05T06:07:00Z')[0]).toMatch(/^5 \S+ 2025, 12:07$/)
  await act(() => showLanguage('EN'))
})
