// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { NOTICE_MS, showNotice } from './notices.ts'
import { Notices } from './Notices.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it.each([
  ['short', 3_000],
  ['long', 8_000],
  ['loading', 9_999_000],
] as const)('CONST-07 a notice that is %s stands for %i ms', async (kind, ms) => {
  const timer = vi.spyOn(window, 'setTimeout')
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <Notices />
    </IntlProvider>,
  )
  const text = `Wait (${kind})`
  act(() => void showNotice({ kind: 'info', text: { id: kind, defaultMessage: text }, durationMs: NOTICE_MS[kind] }))
  expect(await screen.findByText(text)).toBeDefined()
  const ends = timer.mock.calls.filter(([, delay]) => delay === ms).map(([end]) => end)
  expect(ends).toHaveLength(1)
  act(() => ends.forEach((end) => typeof end === 'function' && end()))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})
