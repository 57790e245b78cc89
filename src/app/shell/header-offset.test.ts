import { expect, it } from 'vitest'
import { needsHeaderOffset } from './header-offset.ts'

const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/603.3.8`
const app = (platform: string) => ({ openExternal: () => {}, close: () => {}, platform: () => platform })

it.each([
  ['the app on iOS 10', { userAgent: iPhone('10_3_4'), nativeApp: app('ios') }, true],
  ['the app on iOS 11', { userAgent: iPhone('11_0'), nativeApp: app('ios') }, false],
  ['the app on Android 10', { userAgent: 'Mozilla/5.0 (Linux; Android 10; K)', nativeApp: app('android') }, false],
  ['Safari on iOS 10', { userAgent: iPhone('10_3_4') }, false],
])('SHELL-94, CONST-27, GAP-24 the header is lower in %s: %j', (_where, { userAgent, ...bridge }, lower) => {
  expect(needsHeaderOffset({ navigator: { userAgent }, ...bridge })).toBe(lower)
})
