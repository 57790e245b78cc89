// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Layer } from '#src/ui/layers/Layer.tsx'
import { CopyField } from './CopyField.tsx'

const CODE = 'RAVI88100482900'
let canCopy = true

/** A browser without a clipboard of its own, which copies what is selected; jsdom has neither. */
function copySelections(): string[] {
  const copied: string[] = []
  const execCommand = vi.fn<() => boolean>(() => {
    const field = document.activeElement
    if (canCopy && field instanceof HTMLTextAreaElement) copied.push(field.value)
    return copied.length > 0
  })
  Object.assign(document, { execCommand })
  return copied
}

function openSheet() {
  render(
    <Layer open onClose={() => {}} label="Invite" place="bottom">
      <CopyField label="Your code" value={CODE} copyLabel="Copy" copiedLabel="Copied" />
    </Layer>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  button.focus()
  fireEvent.click(button)
  return button
}

afterEach(() => {
  cleanup()
  canCopy = true
  Reflect.deleteProperty(document, 'execCommand')
})

it('NAMED-05 GAP-126 a layer leaves the selection to be copied, and the focus comes back', async () => {
  const copied = copySelections()
  const button = openSheet()
  await waitFor(() => expect(button.textContent).toBe('Copied'))
  expect(copied).toEqual([CODE])
  expect(document.activeElement).toBe(button)
})

it('NAMED-05 what could not be copied is selected, to be copied by hand', async () => {
  canCopy = false
  copySelections()
  openSheet()
  const field = screen.getByLabelText<HTMLInputElement>('Your code')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, CODE.length])
})
