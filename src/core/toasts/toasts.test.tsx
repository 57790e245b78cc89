// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { prepareParts } from '#src/ui/loading/late-part.ts'
import { ask, TOAST_MS, showToast } from './toasts.ts'
import { Toasts } from './Toasts.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  prepareParts(async () => undefined)
  cleanup()
})

it.each([
  ['long', 8_000],
  ['loading', 9_999_000],
] as const)('CONST-07 a toast that is %s stands for %i ms', async (kind, ms) => {
  const timer = vi.spyOn(window, 'setTimeout')
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <Toasts />
    </IntlProvider>,
  )
  const text = `Wait (${kind})`
  act(() => void showToast({ kind: 'info', text: { id: kind, defaultMessage: text }, durationMs: TOAST_MS[kind] }))
  expect(await screen.findByText(text)).toBeDefined()
  const ends = () => timer.mock.calls.filter(([, delay]) => delay === ms).map(([end]) => end)
  // Its time begins in an effect, which may come after the drawing.
  await waitFor(() => expect(ends()).toHaveLength(1))
  act(() => ends().forEach((end) => typeof end === 'function' && end()))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

it('CONST-08 the time of a toast begins when it is drawn, not while its view is still loading', async () => {
  let arrive = () => {}
  prepareParts(() => new Promise((resolve) => (arrive = () => resolve(undefined))))
  const timer = vi.spyOn(window, 'setTimeout')
  const started = () => timer.mock.calls.filter(([, delay]) => delay === TOAST_MS.offline).length
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <Toasts />
    </IntlProvider>,
  )
  const text = { id: 'late', defaultMessage: 'No network' }
  act(() => void showToast({ kind: 'warning', text, durationMs: TOAST_MS.offline }))
  expect(started()).toBe(0)
  arrive()
  expect(await screen.findByText('No network')).toBeDefined()
  // Its time begins in an effect, which may come after the drawing.
  await waitFor(() => expect(started()).toBe(1))
})

it('SHELL-91, ERR-48 the site goes on without what shows toasts, a question counts as refused, and the next one is shown', async () => {
  prepareParts(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <p>The lobby</p>
      <Toasts />
    </IntlProvider>,
  )
  const words = (id: string) => ({ id, defaultMessage: id })
  const question = { title: words('Really?'), cancel: words('No'), submit: words('Yes') }
  let answer: Promise<boolean> | undefined
  act(() => void (answer = ask(question)))
  expect(await answer).toBe(false)
  expect(screen.getByText('The lobby')).toBeDefined()
  prepareParts(async () => undefined)
  act(() => void (answer = ask(question)))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  act(() => yes.click())
  expect(await answer).toBe(true)
})

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['loading', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('GAP-35, GAP-132 a toast of the kind %s stands in one live region, a %s', async (kind, role) => {
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <Toasts />
    </IntlProvider>,
  )
  // There before the first one, so that readers hear it.
  const status = await screen.findByRole('status')
  const text = `Said (${kind})`
  act(() => void showToast({ kind, text: { id: kind, defaultMessage: text }, durationMs: TOAST_MS.standard }))
  const words = await screen.findByText(text)
  const regions = [...document.querySelectorAll('[role], [aria-live]')].filter((region) => region.contains(words))
  expect(regions.map((region) => region.getAttribute('role'))).toEqual([role])
  expect(status.contains(words)).toBe(role === 'status')
})
