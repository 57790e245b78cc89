// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const refuse = async () => Response.json({ success: false, code: 'REQUEST_INVALID', message: '' }, { status: 400 })

it('GAP-63 the other try after a failed start shows that it goes on, and further taps start no more', async () => {
  const ask = vi.fn(refuse)
  vi.stubGlobal('fetch', ask)
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }))
  await import('./main.tsx')
  const again = await screen.findByRole('button', { name: 'Try again' })

  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  ask.mockClear().mockImplementation(() => held.then(refuse))
  // Each start begins to listen to other tabs.
  const listen = vi.spyOn(window, 'addEventListener')
  const starts = () => listen.mock.calls.filter(([type]) => type === 'storage').length
  fireEvent.click(again)
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect([again.getAttribute('aria-busy'), starts()]).toEqual(['true', 1])
  fireEvent.click(again)
  answer()
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  expect(starts()).toBe(1)
})
