// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { parse } from 'postcss'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getLobbyNewsQuery } from '#src/api/generated/messages.ts'
import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import type { LobbyNews } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { HouseJackpot } from './HouseJackpot.tsx'
import { JackpotCounter } from './JackpotCounter.tsx'
import { grownAmount, growthDelay, JACKPOT, startAmount } from './jackpot-rules.ts'
import styles from './RollingDigits.module.css'

const { minNum, maxNum } = JACKPOT
/** What it gives for each of these as the only random number. */
const all = <Value,>(draw: () => Value) =>
  Array.from({ length: 101 }, (_, i) => {
    vi.spyOn(Math, 'random').mockReturnValue(Math.min(i / 100, 0.999_999))
    return draw()
  })
const shown = () => screen.getByRole('img').getAttribute('aria-label') ?? ''
const amount = () => Number(shown().replace(/[^\d.]/g, ''))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the rules of the jackpot counter', () => {
  it('JACKPOT-05, JACKPOT-06 has the values of the rows', () => {
    expect(JACKPOT).toEqual({ minNum: 23_000_000, maxNum: 25_000_000, decimal: 0, numHeight: 46 })
  })
  it('JACKPOT-04 starts anywhere in the range', () => {
    const starts = all(() => startAmount(JACKPOT))
    expect(Math.min(...starts)).toBe(minNum)
    expect(Math.max(...starts)).toBe(24_999_998)
    expect(new Set(starts).size).toBe(101)
  })
  it('JACKPOT-07 grows by 100 to 500', () => {
    const steps = all(() => grownAmount(minNum, JACKPOT) - minNum)
    expect(Math.min(...steps)).toBe(100)
    expect(Math.max(...steps)).toBe(500)
    expect(new Set(steps).size).toBeGreaterThan(50)
  })
  it('JACKPOT-09 waits 3, 4 or 5 s', () => {
    expect([...new Set(all(growthDelay))]).toEqual([3_000, 4_000, 5_000])
  })
  it('GAP-114 starts again in the range when the end is reached', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25).mockReturnValueOnce(0)
    expect(grownAmount(maxNum - 100, JACKPOT)).toBe(23_500_000)
    vi.spyOn(Math, 'random').mockReturnValueOnce(0)
    expect(grownAmount(maxNum - 101, JACKPOT)).toBe(maxNum - 1)
  })
})

describe('the jackpot counter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const mount = (more: Partial<ComponentProps<typeof JackpotCounter>> = {}) =>
    render(
      <IntlProvider locale="en">
        <JackpotCounter {...JACKPOT} currencySymbol="৳" {...more} />
      </IntlProvider>,
    )

  it('JACKPOT-08, JACKPOT-09 grows again and again while it is mounted', () => {
    const { unmount } = mount()
    for (let growth = 0; growth < 20; growth += 1) {
      const before = amount()
      act(() => void vi.advanceTimersByTime(2_999))
      expect(amount()).toBe(before)
      act(() => void vi.advanceTimersToNextTimer())
      expect(amount()).not.toBe(before)
    }
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
  it.each([
    [0, 3_000, 100],
    [0.5, 4_000, 300],
    [0.999_999, 5_000, 500],
  ])('JACKPOT-07, JACKPOT-09 with %d as random it grows after %i ms by %i', (random, delay, step) => {
    vi.spyOn(Math, 'random').mockReturnValue(random).mockReturnValueOnce(0.5)
    mount()
    act(() => void vi.advanceTimersByTime(delay - 1))
    expect(amount()).toBe(24_000_000)
    act(() => void vi.advanceTimersByTime(1))
    expect(amount()).toBe(24_000_000 + step)
  })
  it('JACKPOT-01, JACKPOT-04 rolls wheels of 0 to 9 to the amount it starts at', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    mount()
    expect(shown()).toBe('৳ 24,000,000')
    const wheels = [...screen.getByRole('img').children].filter(({ textContent }) => textContent === '0123456789')
    expect(wheels).toHaveLength(8)
    const places = wheels.map(({ firstElementChild }) => firstElementChild?.getAttribute('style'))
    expect(places.slice(0, 3)).toEqual([
      'transform: translateY(-20%);',
      'transform: translateY(-40%);',
      'transform: translateY(0%);',
    ])
  })
  it('JACKPOT-01 gives every digit the height of its wheel, and the line too, so that each shows alone', () => {
    mount({ numHeight: 56 })
    const row = screen.getByRole('img')
    const digits = [...row.querySelectorAll(`.${styles['digit']}`)]
    expect(digits).toHaveLength(80)
    expect([...new Set(digits.map((digit) => digit.getAttribute('style')))]).toEqual(['height: 2em;'])
    expect(row.getAttribute('style')).toBe('line-height: 2em;')
  })
  it('JACKPOT-01 keeps its wheels rolling when a digit comes in front', () => {
    // From 9,900 by 100 after 3 s.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    mount({ minNum: 9_900, maxNum: 20_000 })
    const wheels = () => [...document.querySelectorAll(`.${styles['wheel']}`)]
    const before = wheels()
    expect(shown()).toBe('৳ 9,900')
    act(() => void vi.advanceTimersByTime(3_000))
    expect(shown()).toBe('৳ 10,000')
    const [, ...after] = wheels()
    expect(after.map((wheel) => before.indexOf(wheel))).toEqual([0, 1, 2, 3])
  })
  it('JACKPOT-01 rolls its wheels to the new digits when it grows', () => {
    // From 24,000,000 by 100 after 3 s.
    vi.spyOn(Math, 'random').mockReturnValue(0).mockReturnValueOnce(0.5)
    mount()
    const wheels = [...document.querySelectorAll(`.${styles['wheel']}`)]
    const places = () => wheels.map((wheel) => /-?\d+(?=%)/.exec(wheel.getAttribute('style') ?? '')?.[0])
    expect(places()).toEqual(['-20', '-40', '0', '0', '0', '0', '0', '0'])
    act(() => void vi.advanceTimersByTime(3_000))
    expect(places()).toEqual(['-20', '-40', '0', '0', '0', '-10', '0', '0'])
    const { nodes } = parse(readFileSync('src/features/lobby/jackpot/RollingDigits.module.css', 'utf8'))
    const wheel = nodes.find((node) => node.type === 'rule' && node.selector === '.wheel')
    expect(wheel?.type === 'rule' && wheel.nodes.map(String)).toContain('transition: transform 800ms var(--ease)')
  })
  it('JACKPOT-02 shows decimals and another height when it is told to', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.123_456_789)
    mount({ decimal: 2, numHeight: 30 })
    expect(shown()).toMatch(/^৳ 23,246,913\.58$/)
    expect(screen.getByRole('img').children[0]?.getAttribute('style')).toMatch(/^height: 1\.07\d*em;$/)
  })
  it('JACKPOT-02 starts within the bounds that it is told', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    mount({ minNum: 100, maxNum: 200 })
    expect(shown()).toMatch(/^৳ 150/)
  })
  it('rests in a hidden tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    mount()
    const before = amount()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(amount()).toBe(before)
  })
  it('can be stopped and started', () => {
    mount()
    fireEvent.click(screen.getByRole('button', { name: 'Stop the counter' }))
    const before = amount()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(amount()).toBe(before)
    fireEvent.click(screen.getByRole('button', { name: 'Start the counter' }))
    act(() => void vi.advanceTimersByTime(5_000))
    expect(amount()).not.toBe(before)
  })
})

describe('the jackpot on home', () => {
  const news = (jackpot?: LobbyNews['jackpot'], currencySymbol = '৳') =>
    renderSite(<HouseJackpot />, {
      answer: (client) => {
        client.setQueryData(
          getLobbyNewsQuery({ query: { merchantCode: currentMerchant.code, language: 'EN' } }).queryKey,
          { list: [], ...(jackpot ? { jackpot } : {}) },
        )
        client.setQueryData(getWalletsQuery().queryKey, { currencySymbol })
      },
    })
  it('GAP-163 shows the figure of the gateway as the jackpot', () => {
    news({ amount: '24318905.00', asOf: '2026-11-21T06:00:00Z' })
    expect(screen.getByRole('heading').textContent).toBe('House jackpot')
    expect(shown()).toBe('৳ 24,318,905')
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('GAP-22 writes the symbol that the wallet of the house has', () => {
    news({ amount: '24318905.00', asOf: '2026-11-21T06:00:00Z' }, 'Rs')
    expect(shown()).toBe('Rs 24,318,905')
  })
  it('GAP-163 calls the counter an illustration where the gateway has no figure', () => {
    news()
    expect(screen.getByRole('heading').textContent).toBe('Jackpot, for illustration only')
    expect(amount()).toBeGreaterThanOrEqual(minNum)
  })
  it.each([
    ['with the figure of the gateway', { amount: '24318905.00', asOf: '2026-11-21T06:00:00Z' }],
    ['for illustration', undefined],
  ])('JACKPOT-03, CONST-38 each of its eight wheels is 46 px high %s', (_what, jackpot) => {
    news(jackpot)
    const wheels = [...screen.getByRole('img').children].filter(({ textContent }) => textContent === '0123456789')
    // At the usual size of text, 28 px.
    const heights = wheels.map(
      (wheel) => 28 * Number(/^height: ([\d.]+)em;$/.exec(wheel.getAttribute('style') ?? '')?.[1]),
    )
    expect(heights.map((height) => height.toFixed(2))).toEqual(Array.from({ length: 8 }, () => '46.00'))
  })
  it.each([
    [0, 23_000_000],
    [0.999_999, 24_999_998],
  ])('JACKPOT-05 home draws the figure from the whole range: %d gives %d', (drawn, figure) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    news()
    expect(amount()).toBe(figure)
  })
  it('GAP-163 shows the figure of the gateway alone where the merchant leaves the illustration off', () => {
    vi.spyOn(currentMerchant, 'showJackpot', 'get').mockReturnValue(false)
    news()
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    news({ amount: '24318905.00', asOf: '2026-11-21T06:00:00Z' }, 'Rs')
    expect(screen.getByRole('heading').textContent).toBe('House jackpot')
  })
})
