// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

afterEach(() => vi.restoreAllMocks())

/** A search and what it tells; `type` puts a text into it as a keyboard does. */
function showSearch() {
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
  return { told, field, type }
}

it('I18N-01 tells nothing while a syllable is composed, and shows it', () => {
  const { told, field, type } = showSearch()
  type('ㅌ', true)
  type('타', true)
  expect(told).not.toHaveBeenCalled()
  expect(field.value).toBe('타')
  fireEvent.compositionEnd(field)
  expect(told.mock.calls).toEqual([['타']])
  type('타이', false)
  expect(told.mock.calls).toEqual([['타'], ['타이']])
})

it('LIST-20 tells each letter on Android, whose keyboards compose every word to its end', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/145')
  const { told, field, type } = showSearch()
  type('d', true)
  type('dr', true)
  expect(told.mock.calls).toEqual([['d'], ['dr']])
  expect(field.value).toBe('dr')
  fireEvent.compositionEnd(field)
  expect(told).toHaveBeenCalledTimes(2)
})
