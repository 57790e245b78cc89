// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Layer } from '#src/ui/layers/Layer.tsx'
import { VerticalTicker } from './VerticalTicker.tsx'

const INTERVAL_MS = 2000
const STEP_MS = 300
const REST_MS = INTERVAL_MS - STEP_MS

const linked = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, content: <a href="#one">Item {at + 1}</a> }))

function ticker(count: number, visible = 1, items: { key: string; content: ReactNode }[] = linked(count)) {
  return (
    <VerticalTicker
      label="Announcements"
      visible={visible}
      rowHeight="2.75rem"
      intervalMs={INTERVAL_MS}
      stepMs={STEP_MS}
      items={items}
      pauseLabel="Pause"
      playLabel="Play"
    />
  )
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('VerticalTicker', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('HOME-28 moves on every 2 s, round and round', () => {
    render(ticker(2))
    expect(rows()).toEqual(['Item 1'])
    pass(REST_MS)
    expect(rows()).toEqual(['Item 1', 'Item 2'])
    pass(STEP_MS)
    expect(rows()).toEqual(['Item 2'])
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows()).toEqual(['Item 1'])
  })

  it('HOME-28 stands still with as many items as fit', () => {
    render(ticker(3, 3))
    expect(screen.queryByRole('button')).toBeNull()
    pass(10 * REST_MS)
    expect(rows()).toEqual(['Item 1', 'Item 2', 'Item 3'])
  })

  it('pauses and goes on by its button', () => {
    render(ticker(4, 3))
    fireEvent.click(screen.getByLabelText('Pause'))
    pass(10 * REST_MS)
    expect(rows()).toEqual(['Item 1', 'Item 2', 'Item 3'])
    fireEvent.click(screen.getByLabelText('Play'))
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows()).toEqual(['Item 2', 'Item 3', 'Item 4'])
  })

  it('rests while it is scrolled away', () => {
    let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
    const observe = vi.fn<(element: Element) => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe = observe
        disconnect() {}
      },
    )
    render(ticker(2))
    expect(observe).toHaveBeenCalledWith(screen.getByRole('list').parentElement)
    act(() => tell([{ isIntersecting: false }]))
    pass(10 * REST_MS)
    expect(rows()).toEqual(['Item 1'])
    act(() => tell([{ isIntersecting: true }]))
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows()).toEqual(['Item 2'])
  })

  it('begins no step behind a layer', () => {
    const page = (isOpen: boolean) => (
      <>
        {ticker(2)}
        <Layer open={isOpen} onClose={() => {}} label="Sheet" place="bottom">
          Text
        </Layer>
      </>
    )
    const { rerender } = render(page(true))
    pass(REST_MS)
    pass(STEP_MS)
    expect(document.querySelector('li')?.textContent).toBe('Item 1')
    rerender(page(false))
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows()).toEqual(['Item 2'])
  })

  it('HOME-28 leaves the row that is seen where it is when others come between', () => {
    const items = (...keys: string[]) => keys.map((key) => ({ key, content: key }))
    const { rerender } = render(ticker(2, 1, items('first', 'second')))
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows()).toEqual(['second'])
    rerender(ticker(2, 1, items('first', 'news', 'second', 'more news')))
    expect(rows().slice(0, 1)).toEqual(['second'])
    pass(REST_MS)
    pass(STEP_MS)
    expect(rows().slice(0, 1)).toEqual(['more news'])
    rerender(ticker(2, 1, items('first', 'second')))
    expect(rows().slice(0, 1)).toEqual(['first'])
  })

  it('GAP-113 rests under a finger, the mouse and the focus', () => {
    render(ticker(2))
    const list = screen.getByRole('list')
    fireEvent.touchStart(list)
    pass(REST_MS * 2)
    expect(rows()).toEqual(['Item 1'])
    fireEvent.touchEnd(list)

    pass(1000)
    fireEvent.mouseEnter(list.parentElement ?? list)
    pass(REST_MS * 2)
    expect(rows()).toEqual(['Item 1'])
    fireEvent.mouseLeave(list.parentElement ?? list)

    act(() => screen.getByText('Item 1').focus())
    pass(REST_MS * 2)
    expect(rows()).toEqual(['Item 1'])
    act(() => screen.getByText('Item 1').blur())
    pass(REST_MS)
    expect(rows()).toEqual(['Item 1', 'Item 2'])
  })

  it('GAP-113 stands still under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: () => {}, removeListener: () => {} }))
    render(ticker(2))
    pass(10 * REST_MS)
    expect(rows()).toEqual(['Item 1'])
    expect(screen.getByLabelText('Play')).toBeTruthy()
  })
})
