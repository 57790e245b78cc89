// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { Carousel } from './Carousel.tsx'

const motion = vi.hoisted(() => ({
  show: vi.fn<(index: number) => void>(),
  run: vi.fn<() => void>(),
  rest: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
  start: vi.fn<(options: { intervalMs: number; startAt: number; onChange: (index: number) => void }) => unknown>(),
}))
vi.mock('./banner-engine.ts', () => ({ startMotion: motion.start }))

/** The engine is not asked for beside the first screen; its module comes when the clock has gone on. */
async function engineTime(): Promise<void> {
  await pagingComes()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await act(() => vi.waitFor(() => expect(motion.start).toHaveBeenCalled()))
}

function carousel(count: number) {
  return (
    <Carousel
      label="Offers"
      intervalMs={5000}
      slides={Array.from({ length: count }, (_, at) => ({
        key: `${at}`,
        content: <a href="#offer">Offer {at + 1}</a>,
      }))}
      slideLabel={(number, all) => `${number} of ${all}`}
      bulletLabel={(number) => `Show offer ${number}`}
      pauseLabel="Pause"
      playLabel="Play"
    />
  )
}

/** A busy machine takes its time for the first load. */
const SLOW_MS = 20_000

/** What moves the slides comes in the first pause. */
async function pagingComes(): Promise<void> {
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByLabelText('Show offer 1')).toBeDefined()
  }, SLOW_MS)
}

beforeEach(async () => {
  await import('./Paging.tsx')
  vi.stubGlobal('PointerEvent', class extends MouseEvent {})
  vi.stubGlobal('requestIdleCallback', (task: () => void) => window.setTimeout(task, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  motion.start.mockImplementation(() => motion)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('a carousel with one slide', () => {
  it('HOME-23 has nothing to move it and loads no engine', async () => {
    const idle = vi.fn<() => number>()
    vi.stubGlobal('requestIdleCallback', idle)
    vi.useFakeTimers()
    render(carousel(1))
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(screen.getByText('Offer 1')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(idle).not.toHaveBeenCalled()
  })
})

describe('a carousel with several slides', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows all slides before anything moves them, and working bullets before the engine is there', async () => {
    render(carousel(3))
    expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    await pagingComes()
    expect(screen.getByLabelText('Show offer 1').getAttribute('aria-current')).toBe('true')
    fireEvent.click(screen.getByLabelText('Show offer 2'))
    expect(motion.start).not.toHaveBeenCalled()
  })

  it('HOME-22 runs at its interval once the engine has arrived', async () => {
    render(carousel(3))
    await engineTime()
    expect(motion.run).toHaveBeenCalled()
    expect(motion.start.mock.calls[0]?.[0]).toMatchObject({ intervalMs: 5000, startAt: 0 })

    act(() => motion.start.mock.calls[0]?.[0].onChange(2))
    expect(screen.getByLabelText('Show offer 3').getAttribute('aria-current')).toBe('true')
    expect(screen.getAllByRole('group')).toHaveLength(1)
    fireEvent.click(screen.getByLabelText('Show offer 1'))
    expect(motion.show).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('rests on the button, under the mouse and in a hidden tab', async () => {
    render(carousel(2))
    await engineTime()
    expect(motion.run).toHaveBeenCalledOnce()
    motion.rest.mockClear()

    fireEvent.click(screen.getByLabelText('Pause'))
    expect(motion.rest).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByLabelText('Play'))
    expect(motion.run).toHaveBeenCalledTimes(2)

    const region = screen.getByRole('region', { name: 'Offers' })
    fireEvent.mouseEnter(region)
    expect(motion.rest).toHaveBeenCalledTimes(2)
    fireEvent.mouseLeave(region)
    expect(motion.run).toHaveBeenCalledTimes(3)

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    expect(motion.rest).toHaveBeenCalledTimes(3)
    hidden.mockRestore()
  })

  it('stands still under reduced motion until it is started by hand', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: () => {}, removeListener: () => {} }))
    render(carousel(2))
    await engineTime()
    expect(motion.rest).toHaveBeenCalled()
    expect(motion.run).not.toHaveBeenCalled()
    fireEvent.click(screen.getByLabelText('Play'))
    expect(motion.run).toHaveBeenCalledOnce()
  })

  it('BEYOND-17 stands still where data are saved until it is started by hand', async () => {
    setDataSaving('on')
    render(carousel(2))
    await pagingComes()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(motion.start).not.toHaveBeenCalled()
    fireEvent.click(screen.getByLabelText('Play'))
    await engineTime()
    expect(motion.run).toHaveBeenCalledOnce()
    setDataSaving(undefined)
  })

  it('lets the engine go with the page', async () => {
    const { unmount } = render(carousel(2))
    await engineTime()
    expect(motion.run).toHaveBeenCalled()
    unmount()
    expect(motion.destroy).toHaveBeenCalledOnce()
  })
})
