// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { configureGateway } from '#src/api/settings.ts'
import { openPart } from '../../../tests/support/page.tsx'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { HomeBanner } from './HomeBanner.tsx'

const banners = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
  .filter(({ groupName }) => groupName === 'm_home')
  .slice(0, 3)

const WIDTH_PX = 390
/** A busy machine takes its time for the first load. */
const SLOW_MS = 20_000

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const current = () =>
  screen.getAllByRole('button', { name: /^Show offer/ }).findIndex((one) => one.getAttribute('aria-current') === 'true')

/** Bullets and engine wait for a pause, and come as files of their own. */
async function bulletsCome(): Promise<void> {
  await vi.waitFor(async () => {
    await pass(50)
    expect(current()).toBe(0)
  }, SLOW_MS)
}

beforeEach(async () => {
  await import('#src/ui/motion/carousel/Paging.tsx')
  await import('#src/ui/motion/carousel/banner-engine.ts')
  vi.stubGlobal('PointerEvent', class extends MouseEvent {})
  // jsdom has no layout; a carousel of no width has no places to go to.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH_PX)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('HOME-22, CONST-34 several banners go on every 5 s, and from the last one to the first', async () => {
  renderSite(<HomeBanner banners={banners} />)
  await bulletsCome()
  await pass(4_000)
  const seen = [current()]
  for (let change = 0; change < 4; change += 1) {
    await pass(4_999)
    seen.push(current())
    await pass(1)
    for (const track of document.querySelectorAll('[style]')) fireEvent.transitionEnd(track)
    seen.push(current())
  }
  expect(seen).toEqual([0, 0, 1, 1, 2, 2, 0, 0, 1])
})

it('HOME-26 a banner with a link but no words for a button is a link as a whole', () => {
  const shown = banners.slice(0, 1).map(({ action: _button, ...banner }) => banner)
  const words = { title: 'Win twice', subtitle: 'Today', link: '/m/activity' }
  renderSite(<HomeBanner banners={shown.map((banner) => ({ ...banner, ...words }))} />)
  const link = screen.getByRole('link', { name: /^Win twice/ })
  expect(link.getAttribute('href')).toBe('/m/activity')
  expect(link.contains(screen.getByText('Today'))).toBe(true)
})

it('HOME-26, GAP-113 under reduced motion the offers rest until they are told to move, and go on without a transition that ends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: () => {}, removeListener: () => {} }))
  renderSite(<HomeBanner banners={banners} />)
  await bulletsCome()
  await pass(20_000)
  expect(current()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Resume the offers' }))
  const seen = []
  for (let change = 0; change < 3; change += 1) {
    await pass(5_100)
    seen.push(current())
  }
  expect(seen).toEqual([1, 2, 0])
})

it('I18N-02 another language has a carousel of its own, since the one that moves reads the direction once', async () => {
  vi.useRealTimers()
  startStubGateway()
  const { speak } = await openPart(<HomeBanner banners={banners} />)
  const before = screen.getByRole('region', { name: 'Offers' })
  speak('en', {})
  expect(screen.getByRole('region', { name: 'Offers' })).toBe(before)
  speak('ur', {})
  expect(screen.getByRole('region', { name: 'Offers' })).not.toBe(before)
  configureGateway({})
})
