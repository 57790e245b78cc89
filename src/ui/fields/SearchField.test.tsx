// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

it('I18N-01 tells nothing while a syllable is composed, and shows it', () => {
  const told = vi.fn<(text: string) => void>()
  const Search = () => {
    const [text, setText] = useState('')
    return (
      <SearchField
        label="Search"
        clearLabel="Clear"
        value={text}
        onChange={(value) => {
          told(value)
          setText(value)
        }}
      />
    )
  }
  render(<Search />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = (text: string, isComposing: boolean) => {
    // As the browser does, past React's own record of the value.
    setValue?.call(field, text)
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }))
  }
  type('ㅌ', true)
  type('타', true)
  expect(told).not.toHaveBeenCalled()
  expect(field.value).toBe('타')
  fireEvent.compositionEnd(field)
  expect(told.mock.calls).toEqual([['타']])
  type('타이', false)
  expect(told.mock.calls).toEqual([['타'], ['타이']])
})
