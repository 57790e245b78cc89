// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Sheet } from '../Sheet.tsx'

function Page() {
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState(false)
  const days = query.get('days') ?? 'today'
  return (
    <>
      <p>Shown: {days}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Days" closeLabel="Close">
        <button
          type="button"
          onClick={() => {
            setQuery({ days: 'yesterday' }, { replace: true })
            setOpen(false)
          }}
        >
          Choose
        </button>
        <button type="button" onClick={() => setQuery({ days: 'week' }, { replace: true })}>
          Preview
        </button>
      </Sheet>
    </>
  )
}
afterEach(cleanup)

it('follows an address that a layer replaces', async () => {
  window.history.pushState(null, '', '/m/before')
  window.history.pushState(null, '', '/m/page')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(screen.getByText('Choose'))
  await waitFor(() => expect(screen.queryByText('Shown: yesterday')).not.toBeNull())
  await new Promise((r) => setTimeout(r, 200))
  expect(window.location.search).toBe('?days=yesterday')
  screen.getByText('Shown: yesterday')
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(screen.getByText('Preview'))
  await new Promise((r) => setTimeout(r, 300))
  expect(window.location.search).toBe('?days=week')
  screen.getByText('Shown: week')
  fireEvent.click(screen.getByText('Choose'))
  await new Promise((r) => setTimeout(r, 300))
  screen.getByText('Shown: yesterday')
  expect(window.location.search).toBe('?days=yesterday')
})
