// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

describe('TextField', () => {
  it('ties label, hint and error to the input and forwards the ref', () => {
    const ref = createRef<HTMLInputElement>()
    render(<TextField ref={ref} label="Phone" required hint="Ten digits" error="Enter ten digits" inputMode="tel" />)
    const input = screen.getByLabelText(/Phone/)
    expect(ref.current).toBe(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('inputmode')).toBe('tel')
    expect(input.hasAttribute('required')).toBe(true)
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Enter ten digits', 'Ten digits'])
  })
})

describe('PasswordField', () => {
  it('shows and hides what was typed', () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="current-password" />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByLabelText('Show'))
    expect(input.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByLabelText('Hide'))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('Checkbox', () => {
  it('is ticked by its label and forwards the ref', () => {
    const ref = createRef<HTMLInputElement>()
    render(
      <Checkbox ref={ref} name="terms">
        I agree
      </Checkbox>,
    )
    fireEvent.click(screen.getByText('I agree'))
    expect(ref.current).toBe(screen.getByRole('checkbox', { name: 'I agree' }))
    expect(ref.current?.checked).toBe(true)
  })
})

describe('Segmented', () => {
  const segments = [
    { id: 'name', label: 'Username' },
    { id: 'sms', label: 'SMS code' },
  ] as const
  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('moves on in %s with %s', (dir, key) => {
    const onSelect = vi.fn<(id: string) => void>()
    render(
      <div style={{ direction: dir }}>
        <Segmented label="Way" segments={segments} selected="name" onSelect={onSelect} />
      </div>,
    )
    fireEvent.keyDown(screen.getByText('Username'), { key })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('sms')
    expect(document.activeElement).toBe(screen.getByText('SMS code'))
  })
})

describe('Button', () => {
  it('ignores presses while pending and keeps the focus', () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending onClick={onClick}>
          Log in
        </Button>
      </form>,
    )
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  it('lets the caller draw the link', () => {
    render(<Button render={(link) => <a href="/m/vip" {...link} />}>VIP</Button>)
    expect(screen.getByRole('link', { name: 'VIP' }).getAttribute('href')).toBe('/m/vip')
  })
})
