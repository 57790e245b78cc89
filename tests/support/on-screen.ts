import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

/** Where the site is. */
export const pathname = (): string => window.location.pathname

/** Where the site is, with the query. */
export const place = (): string => pathname() + window.location.search

/** Puts a value into a field, as soon as it is there. */
export async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
}

/** The parameters that a call was asked with. */
export const queryOf = (call: { query: URLSearchParams } | undefined): Record<string, string> =>
  Object.fromEntries(call?.query ?? [])

/** Keeps lists at their first page: without a layout their end is always in sight, and asks for page after page. */
export function useLongPage(): void {
  let height: MockInstance
  beforeEach(() => {
    height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000)
  })
  afterEach(() => height.mockRestore())
}
