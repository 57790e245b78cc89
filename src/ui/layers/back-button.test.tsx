// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'
import { leaveStaleEntry } from './back-button.ts'

function Page({ gate = false }: { gate?: boolean }) {
  const [sheet, setSheet] = useState(false)
  const [alert, setAlert] = useState(gate)
  return (
    <>
      <button type="button" onClick={() => setSheet(true)}>
        Open
      </button>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Filters" closeLabel="Close">
        <button type="button" onClick={() => setAlert(true)}>
          More
        </button>
        <a href="/m/help" onClick={(event) => follow(event, () => setSheet(false))}>
          Help
        </a>
      </Sheet>
      <Dialog
        open={alert}
        dismissible={!gate}
        onClose={() => setAlert(false)}
        title="Careful"
        actions={
          <button type="button" onClick={() => setAlert(false)}>
            I agree
          </button>
        }
      />
    </>
  )
}

/** As a link in a menu does: the menu closes and the router writes the next page into the history. */
function follow(event: { preventDefault: () => void }, close: () => void) {
  event.preventDefault()
  close()
  window.history.pushState({ key: 'help' }, '', '/m/help')
}

const state = (): unknown => window.history.state
const isHeld = () => JSON.stringify(state()).includes('layers')
const press = (name: string) => fireEvent.click(screen.getByText(name))
const back = () => act(() => window.history.back())
/** The history's own function: while layers are open, and until their entry is gone, another stands in its place. */
const ownPush = window.history.pushState
let base = 0

beforeEach(() => {
  window.history.pushState({ key: 'before' }, '', '/m/before')
  window.history.pushState({ key: 'page' }, '', '/m/page')
  base = window.history.length
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await waitFor(() => {
    if (isHeld()) throw new Error('an entry of a layer is left over')
  })
})

it('closes the top layer only, one a press, and then leaves the page', async () => {
  render(<Page />)
  press('Open')
  press('More')
  back()
  await waitFor(() => expect(screen.queryByText('Careful')).toBeNull())
  expect(screen.getByText('Filters')).toBeDefined()
  await waitFor(() => expect(isHeld()).toBe(true))
  back()
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  expect(window.location.pathname).toBe('/m/page')
  back()
  await waitFor(() => expect(window.location.pathname).toBe('/m/before'))
})

it('leaves no entry of the history behind when a layer is closed by its button', async () => {
  render(<Page />)
  press('Open')
  expect(isHeld()).toBe(true)
  fireEvent.click(screen.getByLabelText('Close'))
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
  back()
  await waitFor(() => expect(window.location.pathname).toBe('/m/before'))
})

it('keeps its steps from the router', async () => {
  const heard: unknown[] = []
  const listen = (event: PopStateEvent) => heard.push(event.state)
  render(<Page />)
  press('Open')
  window.addEventListener('popstate', listen)
  back()
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  press('Open')
  fireEvent.click(screen.getByLabelText('Close'))
  await waitFor(() => expect(isHeld()).toBe(false))
  expect(heard).toEqual([])
  back()
  await waitFor(() => expect(heard).toEqual([{ key: 'before' }]))
  window.removeEventListener('popstate', listen)
})

it('gives its entry to a page that is opened from the layer', async () => {
  render(<Page />)
  press('Open')
  press('Help')
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  expect(window.location.pathname).toBe('/m/help')
  expect(window.history.length).toBe(base + 1)
  back()
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
})

it('takes no second entry while the page that a layer opened is still on its way', async () => {
  render(<Page />)
  press('Open')
  window.history.pushState({ key: 'slow' }, '', '/m/slow')
  await new Promise((resolve) => setTimeout(resolve))
  expect(isHeld()).toBe(false)
  fireEvent.click(screen.getByLabelText('Close'))
  back()
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
})

it('holds the layer again when the page that it opened is left before it came', async () => {
  render(<Page />)
  press('Open')
  window.history.pushState({ key: 'slow' }, '', '/m/slow')
  back()
  await waitFor(() => expect(isHeld()).toBe(true))
  back()
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  expect(window.location.pathname).toBe('/m/page')
})

it('loses no page that is opened in the moment in which its entry goes', async () => {
  render(<Page />)
  press('Open')
  fireEvent.click(screen.getByLabelText('Close'))
  await new Promise((resolve) => setTimeout(resolve))
  window.history.pushState({ key: 'late' }, '', '/m/late')
  expect(window.location.pathname).toBe('/m/late')
  // A step back that is asked for before the entry is gone would be dropped by the page written after it.
  await waitFor(() => expect(window.history.pushState).toBe(ownPush))
  expect(state()).toEqual({ key: 'late' })
  expect(window.location.pathname).toBe('/m/late')
  back()
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
})

it('writes what replaces the page into the entry of the page, and stays open', async () => {
  render(<Page />)
  press('Open')
  window.history.replaceState({ key: 'filtered' }, '', '/m/page?filter=1')
  expect(window.location.search).toBe('?filter=1')
  await waitFor(() => expect(isHeld()).toBe(true))
  back()
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  expect(window.location.search).toBe('?filter=1')
  back()
  await waitFor(() => expect(window.location.pathname).toBe('/m/before'))
})

it('does not open a closed layer again on the way forward', async () => {
  render(<Page />)
  press('Open')
  back()
  await waitFor(() => expect(screen.queryByText('Filters')).toBeNull())
  const ownBack = vi.spyOn(window.history, 'back')
  act(() => window.history.forward())
  await waitFor(() => expect(ownBack).toHaveBeenCalledOnce())
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
  expect(screen.queryByText('Filters')).toBeNull()
})

it('does not close a layer that only its button may close', async () => {
  render(<Page gate />)
  const first = state()
  expect(isHeld()).toBe(true)
  back()
  // The entry is a new one: the old one was left and the layer stayed.
  await waitFor(() => expect(isHeld() && state() !== first).toBe(true))
  press('I agree')
  await waitFor(() => expect(state()).toEqual({ key: 'page' }))
})

it('steps over the entry of a layer that was open when the document was loaded again', async () => {
  const heard: unknown[] = []
  const listen = (event: PopStateEvent) => heard.push(event.state)
  // As a reload leaves it: the mark in the history, and no layer.
  window.history.pushState({ key: 'page', layers: true }, '')
  leaveStaleEntry()
  window.addEventListener('popstate', listen)
  window.history.replaceState({ key: 'start' }, '', '/m/page?start=1')
  await waitFor(() => expect(window.history.pushState).toBe(ownPush))
  expect(state()).toEqual({ key: 'start' })
  expect(window.location.search).toBe('?start=1')
  expect(heard).toEqual([])
  back()
  await waitFor(() => expect(window.location.pathname).toBe('/m/before'))
  window.removeEventListener('popstate', listen)
})

it('steps over nothing where no layer was open', () => {
  const ownBack = vi.spyOn(window.history, 'back')
  leaveStaleEntry()
  expect(ownBack).not.toHaveBeenCalled()
})
