// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { canRemember } from './remembered-login.ts'

afterEach(() => vi.unstubAllGlobals())

it('LOGIN-04, GAP-61 a browser that blocks its stores, and even the question for them, remembers no password', () => {
  vi.stubGlobal('indexedDB', {})
  expect(canRemember()).toBe(true)
  vi.stubGlobal('indexedDB', null)
  expect(canRemember()).toBe(false)
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(canRemember()).toBe(false)
})
