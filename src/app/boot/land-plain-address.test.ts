// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { landPlainAddress } from './land-plain-address.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['/m/live/', '/m/live'],
  ['/m/home//?tab=LIVE#top', '/m/home?tab=LIVE#top'],
  ['/m/lotto-h5/ABC/x/games/7/', '/m/lotto-h5/ABC/x/games/7'],
  ['//m/home/', '/m/home'],
  ['//m/live', '/m/live'],
  ['/m/nowhere', '/m/nowhere'],
  ['/', '/'],
])('SHELL-19 the address %s is that of %s', (address, plain) => {
  window.history.replaceState({ idx: 0 }, '', window.location.origin + address)
  landPlainAddress()
  const { pathname, search, hash } = window.location
  expect(pathname + search + hash).toBe(plain)
  expect(window.history.state).toEqual({ idx: 0 })
})
