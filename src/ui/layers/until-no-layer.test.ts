// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { hideBehind, pushLayer } from './layers.ts'
import { untilNoLayer } from './until-no-layer.ts'

const close: (() => void)[] = []
function openLayer() {
  const drop = pushLayer({ element: document.body.appendChild(document.createElement('div')), onBack: () => undefined })
  hideBehind()
  const end = () => {
    drop()
    hideBehind()
  }
  close.push(end)
  return end
}
const waiting = new AbortController()
const admitted: string[] = []
const wait = (name: string, signal = waiting.signal) => void untilNoLayer(signal).then(() => admitted.push(name))
/** Longer than any wait that goes on by itself. */
const afterAll = () => vi.advanceTimersByTimeAsync(10_000)

vi.useFakeTimers()
history.replaceState(null, '', '/m/home')
afterEach(() => {
  for (const end of close.splice(0)) end()
  admitted.length = 0
  history.replaceState(null, '', '/m/home')
})

it('HOME-33 what opens by itself waits for each other and for what is open', async () => {
  const closeMenu = openLayer()
  wait('announcement')
  wait('question')
  await afterAll()
  expect(admitted).toEqual([])
  closeMenu()
  await vi.waitUntil(() => admitted.length > 0)
  const closeAnnouncement = openLayer()
  await afterAll()
  expect(admitted).toEqual(['announcement'])
  closeAnnouncement()
  await afterAll()
  expect(admitted).toEqual(['announcement', 'question'])
})

it('HOME-33 nothing opens by itself over the page that a menu led to, nor after its own page has gone', async () => {
  const closeMenu = openLayer()
  const gone = new AbortController()
  wait('of home')
  wait('of a part that left', gone.signal)
  gone.abort()
  history.pushState(null, '', '/m/wallet')
  closeMenu()
  await afterAll()
  expect(admitted).toEqual([])
  // The next page took so long that somebody went back.
  history.replaceState(null, '', '/m/home')
  await afterAll()
  expect(admitted).toEqual(['of home'])
})

it.each([
  ['comes', true],
  ['fails', false],
])('HOME-33 nothing opens by itself over a layer whose code is still on its way, until it %s', async (_how, comes) => {
  let settle = () => {}
  const code = new Promise<object>((resolve, reject) => {
    settle = () => (comes ? resolve({}) : reject(new Error('offline')))
  })
  const menu = loadPart(() => code).catch(() => undefined)
  wait('announcement')
  await afterAll()
  settle()
  await menu
  await vi.advanceTimersByTimeAsync(90)
  const closeMenu = openLayer()
  await afterAll()
  expect(admitted).toEqual([])
  closeMenu()
  await afterAll()
  expect(admitted).toEqual(['announcement'])
})
