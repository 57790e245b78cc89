// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idlePart, latePart } from './late-part.ts'

afterEach(cleanup)

const page = (load: () => Promise<ComponentType>, part = latePart) => {
  const Part = part(load)
  return (
    <Suspense fallback="waiting">
      <p>page</p>
      <Part />
    </Suspense>
  )
}

describe('a part that may come late', () => {
  it('shows when its code has come', async () => {
    render(page(async () => () => <p>part</p>))
    expect(await screen.findByText('part')).toBeTruthy()
  })
  it('leaves the page whole when its code does not come', async () => {
    render(page(() => Promise.reject(new TypeError('Failed to fetch'))))
    expect(await screen.findByText('page')).toBeTruthy()
    expect(screen.queryByText('waiting')).toBeNull()
  })
})

describe('a part that waits for a pause', () => {
  const load = () => vi.fn<() => Promise<ComponentType>>(async () => () => <p>part</p>)
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is asked for when the browser has nothing else to do', async () => {
    const pauses: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (act: () => void) => pauses.push(act))
    const code = load()
    render(page(code, idlePart))
    await vi.waitFor(() => expect(pauses).toHaveLength(1))
    expect(code).not.toHaveBeenCalled()
    pauses[0]?.()
    expect(await screen.findByText('part')).toBeTruthy()
  })
  it('that did not come comes when the connection is back', async () => {
    const code = load()
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(page(code, idlePart))
    await vi.waitFor(() => expect(code).toHaveBeenCalledOnce())
    expect(screen.getByText('waiting')).toBeTruthy()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('part')).toBeTruthy()
  })
  it('SHELL-91 that did not come is asked for again after a time, though the connection was never lost', async () => {
    vi.useFakeTimers()
    const code = load()
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(page(code, idlePart))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(code).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.getByText('part')).toBeTruthy()
  })
  it('comes a little later where the browser tells of no pause', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(window, 'requestIdleCallback')
    render(page(load(), idlePart))
    expect(await screen.findByText('part')).toBeTruthy()
  })
})
