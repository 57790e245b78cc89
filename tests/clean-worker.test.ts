// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { cleanWorker } from './support/clean-worker.ts'

const heard = vi.fn<() => void>()

/** Leaves behind what test files leave behind. */
function litter(): void {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', heard)
  window.matchMedia = vi.fn<typeof window.matchMedia>()
  window.innerWidth = 5
  Reflect.set(window, 'nativeApp', {})
  Element.prototype.scrollIntoView = heard
  Object.defineProperty(navigator, 'share', { value: heard, configurable: true })
  window.addEventListener('online', heard)
  document.addEventListener('visibilitychange', heard)
  localStorage.setItem('MC_THEME', 'dark')
  sessionStorage.setItem('MC_TERMS_AGREED', '1')
  document.cookie = 'MC_VISIT=1; path=/'
  history.replaceState({ key: 'page' }, '', '/m/page')
  document.documentElement.dataset['theme'] = 'dark'
  document.head.append(document.createElement('style'))
  document.body.append('text')
}

const state = () => ({
  fetch,
  matchMedia: window.matchMedia,
  width: window.innerWidth,
  app: Reflect.has(window, 'nativeApp'),
  scroll: Reflect.has(Element.prototype, 'scrollIntoView'),
  share: Reflect.has(navigator, 'share'),
  stored: localStorage.length + sessionStorage.length,
  cookie: document.cookie,
  at: location.pathname,
  entry: history.state,
  theme: document.documentElement.dataset['theme'],
  styles: document.head.childElementCount,
  text: document.body.textContent,
})

it('a test file finds the page as if none had run before it', () => {
  cleanWorker()
  const before = state()
  litter()
  expect(Object.keys(before).filter((key) => Reflect.get(before, key) === Reflect.get(state(), key))).toEqual([])
  cleanWorker()
  expect(state()).toEqual(before)
  expect(vi.isFakeTimers()).toBe(false)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).not.toHaveBeenCalled()
})

it('no timer of an earlier file goes off', async () => {
  setTimeout(heard, 0)
  setInterval(heard, 0)
  cleanWorker()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(heard).not.toHaveBeenCalled()
})

it('modules are new, and so is what they keep', async () => {
  const load = () => import('#src/core/toasts/toasts.ts')
  const first = await load()
  expect(await load()).toBe(first)
  cleanWorker()
  expect((await load()).useToasts).not.toBe(first.useToasts)
})

it('a test that faked timers leaves the next one its animation frames', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  requestAnimationFrame(() => undefined)
  vi.useRealTimers()
  expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0)
})
