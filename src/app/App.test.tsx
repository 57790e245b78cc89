// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as report from '#src/core/errors/show-error.ts'
import { prepareParts } from '#src/ui/loading/late-part.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { App } from './App.tsx'

beforeEach(() => showLanguage('EN'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  prepareParts(async () => undefined)
})

it('SHELL-91, ERR-47, ERR-48 a part around the pages that does not come leaves no empty page, but another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  prepareParts(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(<App queryClient={new QueryClient()} outcome="failed" onRetry={async () => undefined} />)
  await screen.findByText('Loading failed')
  expect(screen.getByRole('button').textContent).toBe('Try again')

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const say = vi.spyOn(report, 'showRefusal').mockResolvedValue()
  fireEvent.click(screen.getByRole('button'))
  expect(say).toHaveBeenCalledExactlyOnceWith('NETWORK_UNREACHABLE')
})
