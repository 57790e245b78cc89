// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { useLazyLayer } from './use-lazy-layer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setDataSaving(undefined)
})

const mount = () => {
  const load = vi.fn(async () => () => null)
  const { result } = renderHook(() => useLazyLayer(load), { wrapper: MemoryRouter })
  return { load, layer: () => result.current }
}

it.each([
  ['off', 1],
  ['on', 0],
] as const)('BEYOND-17 with the data saver %s a layer is asked for %i times before the tap', async (choice, asked) => {
  setDataSaving(choice)
  const { load, layer } = mount()
  layer().prefetch()
  await act(() => vi.runAllTimersAsync())
  expect(load).toHaveBeenCalledTimes(asked)
  act(() => layer().show())
  await act(() => vi.runAllTimersAsync())
  expect(load).toHaveBeenCalledTimes(asked + 1)
  expect(layer().Layer).toBeDefined()
})
