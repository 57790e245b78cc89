// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNearBottom } from './infinite-scroll.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

const VIEWPORT = 800
const HEIGHT = 4_000

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  Object.defineProperty(window, 'innerHeight', { value: VIEWPORT, configurable: true })
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: HEIGHT, configurable: true })
  scrollTo(0)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the end of a list', () => {
  it('SHELL-92, CONST-17 is near from 300 px on', () => {
    expect(isNearBottom({ scrollY: 2_899, viewport: 800, height: 4_000 })).toBe(false)
    expect(isNearBottom({ scrollY: 2_900, viewport: 800, height: 4_000 })).toBe(true)
  })

  it('SHELL-92 asks for more when it comes near, and not before', () => {
    const onMore = vi.fn<() => void>()
    renderHook(() => useInfiniteScroll(true, onMore))
    scrollTo(2_899)
    expect(onMore).not.toHaveBeenCalled()
    scrollTo(2_900)
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('SHELL-93, CONST-37 asks at most once a second, and makes up for what came too early', () => {
    const onMore = vi.fn<() => void>()
    renderHook(() => useInfiniteScroll(true, onMore))
    scrollTo(3_000)
    scrollTo(3_100)
    scrollTo(3_200)
    expect(onMore).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(999)
    expect(onMore).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  it('SHELL-93 keeps the pause over a page that was loaded in between', () => {
    const onMore = vi.fn<() => void>()
    const { rerender } = renderHook(({ ready }) => useInfiniteScroll(ready, onMore), { initialProps: { ready: true } })
    scrollTo(3_000)
    rerender({ ready: false })
    vi.advanceTimersByTime(200)
    rerender({ ready: true })
    expect(onMore).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(800)
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  it('LIST-17 asks for nothing after the last page', () => {
    const onMore = vi.fn<() => void>()
    renderHook(() => useInfiniteScroll(false, onMore))
    scrollTo(3_200)
    vi.advanceTimersByTime(5_000)
    expect(onMore).not.toHaveBeenCalled()
  })
})
