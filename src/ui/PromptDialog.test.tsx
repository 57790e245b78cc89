// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PromptDialog } from './PromptDialog.tsx'

const field = { label: 'Wallet password' }
const noop = () => {}

describe('PromptDialog', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('SHELL-90, CONST-36 focuses its input after 500 ms', () => {
    render(
      <PromptDialog
        open
        title="Pay"
        field={field}
        confirmLabel="Send"
        cancelLabel="Cancel"
        onSubmit={noop}
        onCancel={noop}
      />,
    )
    const input = screen.getByLabelText('Wallet password')
    act(() => vi.advanceTimersByTime(499))
    expect(document.activeElement).not.toBe(input)
    act(() => vi.advanceTimersByTime(1))
    expect(document.activeElement).toBe(input)
  })

  it('answers with what was typed', () => {
    const onSubmit = vi.fn<(value: string) => void>()
    render(
      <PromptDialog
        open
        title="Pay"
        field={field}
        confirmLabel="Send"
        cancelLabel="Cancel"
        onSubmit={onSubmit}
        onCancel={noop}
      />,
    )
    const input = screen.getByLabelText('Wallet password')
    fireEvent.change(input, { target: { value: '123456' } })
    fireEvent.click(screen.getByText('Send'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456')
  })
})
