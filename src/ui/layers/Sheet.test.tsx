// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './AlertDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'

/** A field that takes the focus as soon as it stands there, as a search does. */
function Eager() {
  const field = useFocusOnMount<HTMLInputElement>()
  return <input ref={field} aria-label="Name" />
}

function Page({ onClose = () => {}, eager = false }: { onClose?: () => void; eager?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open filters
      </button>
      <Sheet open={open} onClose={close} title="Filters" closeLabel="Close">
        {eager ? <Eager /> : null}
        <button type="button">First</button>
        <button type="button">Last</button>
      </Sheet>
    </main>
  )
}

/** A sheet whose button closes it for a message. */
function PageWithMessage() {
  const [shown, setShown] = useState<'sheet' | 'message'>()
  return (
    <main>
      <button type="button" onClick={() => setShown('sheet')}>
        Open filters
      </button>
      <Sheet open={shown === 'sheet'} onClose={() => setShown(undefined)} title="Filters" closeLabel="Close">
        <button type="button" onClick={() => setShown('message')}>
          Explain
        </button>
      </Sheet>
      <AlertDialog open={shown === 'message'} onClose={() => setShown(undefined)} title="Filters" confirmLabel="OK" />
    </main>
  )
}

const pressFocused = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

function openSheet(onClose?: () => void, eager = false) {
  const page = render(<Page onClose={onClose} eager={eager} />)
  const opener = screen.getByText('Open filters')
  opener.focus()
  fireEvent.click(opener)
  return { ...page, opener, dialog: screen.getByRole('dialog', { name: 'Filters' }) }
}

const mask = () => document.querySelector('[data-layer-mask]') ?? expect.fail('no mask')
const pull = (target: Element, ys: number[]) => {
  const at = (y: number) => ({ touches: [{ clientX: 0, clientY: y }] })
  fireEvent.touchStart(target, at(ys[0] ?? 0))
  for (const y of ys.slice(1)) fireEvent.touchMove(target, at(y))
  fireEvent.touchEnd(target, { touches: [] })
}

afterEach(cleanup)

it('a layer that leaves shows what it showed', () => {
  const sheet = (open: boolean, text: string) => (
    <Sheet open={open} onClose={() => {}} title={text} closeLabel="Close">
      {text}
    </Sheet>
  )
  const { rerender } = render(sheet(true, 'Makers'))
  rerender(sheet(false, 'Filters'))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toBe('MakersMakers')
  rerender(sheet(true, 'Filters'))
  expect(dialog.textContent).toBe('FiltersFilters')
})

describe('the focus in a layer', () => {
  it('moves in, stays in and returns', async () => {
    const { opener, dialog } = openSheet()
    await waitFor(() => expect(document.activeElement).toBe(dialog))

    screen.getByText('Last').focus()
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Close')))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey: true })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Last')))

    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('returns to where it came from, although the content took it at once', async () => {
    const { opener } = openSheet(undefined, true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('GAP-132 returns to where the first came from, where one layer follows on another', async () => {
    render(<PageWithMessage />)
    const opener = screen.getByText('Open filters')
    pressFocused('Open filters')
    pressFocused('Explain')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    pressFocused('OK')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('GAP-132 goes to what is left around it, where what it came from is gone', async () => {
    const page = (names: string[], open: boolean) => (
      <>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
        <Sheet open={open} onClose={() => {}} title="Filters" closeLabel="Close">
          text
        </Sheet>
      </>
    )
    const { rerender } = render(page(['One', 'Two'], false))
    const list = screen.getByRole('list')
    screen.getByText('Two').focus()
    rerender(page(['One', 'Two'], true))
    rerender(page(['One'], true))
    rerender(page(['One'], false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(list)
  })

  it('GAP-132 stays where Escape cancels the word that an input method has under way', () => {
    const onClose = vi.fn<() => void>()
    openSheet(onClose)
    fireEvent.keyDown(document, { key: 'Escape', isComposing: true })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('comes back when something behind takes it', () => {
    const { opener, dialog } = openSheet()
    act(() => opener.focus())
    expect(document.activeElement).toBe(dialog)
  })
})

describe('the page behind a layer', () => {
  it('is hidden and still while the layer is open, and free afterwards', () => {
    const { container } = openSheet()
    expect(container.getAttribute('aria-hidden')).toBe('true')
    expect(document.documentElement.style.overflow).toBe('hidden')

    fireEvent.click(screen.getByLabelText('Close'))
    expect(container.hasAttribute('aria-hidden')).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('includes the lower of two layers, and Escape closes the upper one only', () => {
    const closeSheet = vi.fn<() => void>()
    const closeAlert = vi.fn<() => void>()
    render(
      <>
        <Sheet open onClose={closeSheet} title="Filters" closeLabel="Close">
          text
        </Sheet>
        <AlertDialog open onClose={closeAlert} title="Careful" confirmLabel="OK" />
      </>,
    )
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('OK').closest('button'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(closeAlert).toHaveBeenCalledOnce()
    expect(closeSheet).not.toHaveBeenCalled()
  })
})

describe('the mask', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it('SHELL-89, CONST-17 ignores taps within 300 ms of opening', () => {
    const onClose = vi.fn<() => void>()
    openSheet(onClose)
    vi.advanceTimersByTime(299)
    fireEvent.click(mask())
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    fireEvent.click(mask())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does nothing where only the button may close', () => {
    const onClose = vi.fn<() => void>()
    render(<Dialog open dismissible={false} onClose={onClose} title="Terms" actions={agree(onClose)} />)
    vi.advanceTimersByTime(1000)
    fireEvent.click(mask())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('I agree'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

function agree(onClick: () => void) {
  return (
    <button type="button" onClick={onClick}>
      I agree
    </button>
  )
}

describe('pulling a sheet', () => {
  it('follows the finger and closes when pulled far', () => {
    const onClose = vi.fn<() => void>()
    const { dialog } = openSheet(onClose)
    const title = screen.getByText('Filters')
    fireEvent.touchStart(title, { touches: [{ clientX: 0, clientY: 100 }] })
    fireEvent.touchMove(title, { touches: [{ clientX: 0, clientY: 150 }] })
    expect(dialog.style.transform).toBe('translateY(50px)')
    fireEvent.touchMove(title, { touches: [{ clientX: 0, clientY: 230 }] })
    fireEvent.touchEnd(title, { touches: [] })
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog.style.transform).toBe('')
  })

  it('falls back after a touch that hardly moved, and leaves upward pulls to the content', () => {
    const onClose = vi.fn<() => void>()
    const { dialog } = openSheet(onClose)
    pull(screen.getByText('Filters'), [100, 110])
    expect(dialog.style.transform).toBe('')
    pull(screen.getByText('Filters'), [300, 100, 400])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('follows a pull down that begins a little aside', () => {
    const { dialog } = openSheet(vi.fn<() => void>())
    const title = screen.getByText('Filters')
    const move = (x: number, y: number) => fireEvent.touchMove(title, { touches: [{ clientX: x, clientY: y }] })
    fireEvent.touchStart(title, { touches: [{ clientX: 200, clientY: 100 }] })
    move(202, 101)
    move(204, 160)
    expect(dialog.style.transform).toBe('translateY(60px)')
    fireEvent.touchEnd(title, { touches: [] })
  })

  it('leaves a sideways swipe to the row that it is in, although the finger drifts down', () => {
    const onClose = vi.fn<() => void>()
    const { dialog } = openSheet(onClose)
    const title = screen.getByText('Filters')
    const move = (x: number, y: number) => fireEvent.touchMove(title, { touches: [{ clientX: x, clientY: y }] })
    fireEvent.touchStart(title, { touches: [{ clientX: 200, clientY: 100 }] })
    move(185, 101)
    move(120, 160)
    move(60, 300)
    expect(dialog.style.transform).toBe('')
    fireEvent.touchEnd(title, { touches: [] })
    expect(onClose).not.toHaveBeenCalled()
  })
})
