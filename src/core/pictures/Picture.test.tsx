// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageHostItem } from '#src/core/storage/items.ts'
import { PATIENCE_MS } from './picture-patience.ts'
import { Picture } from './Picture.tsx'

/** Each test has hosts of its own, because a visit remembers which have answered. */
let hosts: string[] = []
vi.mock('#src/core/site/site-status.ts', () => ({ useImageHosts: () => hosts }))

let visit = 0
beforeEach(() => {
  visit += 1
  hosts = [`https://a${visit}.example`, `https://b${visit}.example`]
  imageHostItem.write(hosts[0] ?? '')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (eager: boolean, name: string) => (
  <Picture key={name} paths={[`/${name}.webp`]} width={3} height={4} eager={eager} />
)
const images = () => [...document.querySelectorAll('img')]
const sources = () => images().map(({ src }) => src)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('GAP-153, GAP-170 all pictures leave a host that stays silent, those that are not asked for yet too', () => {
  render([show(true, 'near'), show(false, 'far')])
  wait(PATIENCE_MS - 1)
  expect(sources()).toEqual([`${hosts[0]}/near.webp`, `${hosts[0]}/far.webp`])
  wait(1)
  expect(sources()).toEqual([`${hosts[1]}/near.webp`, `${hosts[1]}/far.webp`])
  // The last host has all the time it needs.
  wait(10 * PATIENCE_MS)
  expect(sources()).toEqual([`${hosts[1]}/near.webp`, `${hosts[1]}/far.webp`])
  fireEvent.load(images()[0] as HTMLImageElement)
  expect(imageHostItem.read()).toBe(hosts[1])
})

it('GAP-153 a slow picture of a host that sends others is waited for', () => {
  render([show(true, 'quick'), show(true, 'slow')])
  fireEvent.load(images()[0] as HTMLImageElement)
  wait(2 * PATIENCE_MS)
  expect(sources()).toEqual([`${hosts[0]}/quick.webp`, `${hosts[0]}/slow.webp`])
  expect(imageHostItem.read()).toBe(hosts[0])
})

it('GAP-153 pictures that nobody sees yet do not measure a host', () => {
  render(show(false, 'far'))
  wait(2 * PATIENCE_MS)
  expect(sources()).toEqual([`${hosts[0]}/far.webp`])
})

it('ERR-46 a picture that came from no host is asked for again when the connection is back', () => {
  render(show(true, 'lost'))
  for (const _host of hosts) fireEvent.error(images()[0] as HTMLImageElement)
  expect(images()).toEqual([])
  fireEvent(window, new Event('online'))
  expect(sources()).toEqual([`${hosts[0]}/lost.webp`])
})
