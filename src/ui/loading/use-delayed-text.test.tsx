// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useDelayedText } from './use-delayed-text.ts'

const box = (value: string) => {
  const onValue = vi.fn<(value: string) => void>()
  const hook = renderHook(({ value }) => useDelayedText(value, (text) => text.trim(), onValue), {
    initialProps: { value },
  })
  return { ...hook, onValue, type: (text: string) => act(() => hook.result.current[1](text)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('LIST-20, CONST-16 takes the text over 400 ms after the last key, trimmed', () => {
  const { type, onValue } = box('')
  type('dr')
  vi.advanceTimersByTime(399)
  type('dragon ')
  vi.advanceTimersByTime(399)
  expect(onValue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onValue).toHaveBeenCalledExactlyOnceWith('dragon')
})

it('LIST-21 takes over an emptied box at once', () => {
  const { type, onValue } = box('dragon')
  type('')
  vi.advanceTimersByTime(0)
  expect(onValue).toHaveBeenCalledExactlyOnceWith('')
})

it('keeps a space that is still being typed, and shows a value that changes from outside', () => {
  const { type, result, rerender } = box('')
  type('dragon ')
  rerender({ value: 'dragon' })
  expect(result.current[0]).toBe('dragon ')
  rerender({ value: '' })
  expect(result.current[0]).toBe('')
})

it('LIST-20 keeps what is typed while the text that was taken over is on its way back', () => {
  const { type, result, rerender, onValue } = box('')
  type('dra')
  vi.advanceTimersByTime(400)
  type('dragon')
  rerender({ value: 'dra' })
  expect(result.current[0]).toBe('dragon')
  vi.advanceTimersByTime(400)
  expect(onValue.mock.calls).toEqual([['dra'], ['dragon']])
})

it('LIST-20 shows a value that was typed once where going back and forward brings it', () => {
  const { type, result, rerender } = box('')
  type('dragon')
  act(() => vi.advanceTimersByTime(400))
  for (const value of ['dragon', '', 'dragon']) {
    rerender({ value })
    expect(result.current[0]).toBe(value)
  }
})
