// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { needsHeaderOffset } from './header-offset.ts'

const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/603.3.8`
const app = (platform: string) => ({ openExternal: () => {}, close: () => {}, platform: () => platform })

afterEach(() => {
  delete window.nativeApp
  vi.restoreAllMocks()
})

it.each([
  ['the app on iOS 10', { userAgent: iPhone('10_3_4'), nativeApp: app('ios') }, true],
  ['the app on iOS 11', { userAgent: iPhone('11_0'), nativeApp: app('ios') }, false],
  ['the app on Android 10', { userAgent: 'Mozilla/5.0 (Linux; Android 10; K)', nativeApp: app('android') }, false],
  ['Safari on iOS 10', { userAgent: iPhone('10_3_4') }, false],
])('SHELL-94, CONST-27, GAP-24 the header is lower in %s: %j', (_where, { userAgent, ...bridge }, lower) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.assign(window, bridge)
  expect(needsHeaderOffset()).toBe(lower)
})
