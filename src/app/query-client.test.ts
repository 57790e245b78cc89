// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

it('ERR-47 a start without a connection is known as one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  createQueryClient()
  expect(onlineManager.isOnline()).toBe(false)
})

it('ERR-47 a connection that goes and comes before the first drawing is noticed', () => {
  createQueryClient()
  window.dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(onlineManager.isOnline()).toBe(true)
})
