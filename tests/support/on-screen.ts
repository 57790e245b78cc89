import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { getSession } from '#src/core/session/session.ts'

/** Where the site is. */
export const pathname = (): string => window.location.pathname

/** Where the site is, with the query. */
export const place = (): string => pathname() + window.location.search

/** Puts a value into a field, as soon as it is there. */
export async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
}

/** Presses a button as soon as it is there. */
export const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Solves the slider that stands before a code by SMS, or misses its goal. */
export async function passChallenge(offBy = 0): Promise<void> {
  const slider = await screen.findByRole('slider')
  const goal = Number(/at (\d+)$/.exec(slider.getAttribute('aria-valuetext') ?? '')?.[1])
  fireEvent.change(slider, { target: { value: String(goal + offBy) } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
}

/** Fills in the login page and sends it. */
export async function logIn(username = 'ravi88', password = 'lantern88'): Promise<void> {
  await type('Username', username)
  await type('Password', password)
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(getSession()?.userName).toBe(username))
}

/** The parameters that a call was asked with. */
export const queryOf = (call: { query: URLSearchParams } | undefined): Record<string, string> =>
  Object.fromEntries(call?.query ?? [])

/** Keeps lists at their first page: without a layout their end is always in sight, and asks for page after page. */
export function withLongPage(): void {
  let height: MockInstance
  beforeEach(() => {
    height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000)
  })
  afterEach(() => height.mockRestore())
}
