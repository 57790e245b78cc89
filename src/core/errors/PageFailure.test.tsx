// @vitest-environment jsdom
import type { EventEmitter } from 'node:events'
import { act, cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { PageFailure } from './PageFailure.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

declare const jsdom: { virtualConsole: EventEmitter<{ jsdomError: [Error] }> }

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

function showFailure(isOnline: boolean) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { unmount } = render(
    <IntlProvider locale="en" defaultLocale="en">
      <PageFailure>
        <Broken />
      </PageFailure>
    </IntlProvider>,
  )
  const comeBack = () => {
    const refused: string[] = []
    jsdom.virtualConsole.once('jsdomError', ({ message }) => refused.push(message))
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    jsdom.virtualConsole.removeAllListeners('jsdomError')
    // jsdom loads no document again, and says so.
    return refused.some((message) => message.includes('navigation'))
  }
  return { comeBack, unmount }
}

it('SHELL-91 ERR-47 a page whose code does not come without a connection says so, and is loaded again with one', () => {
  const { comeBack } = showFailure(false)
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined()
  expect(comeBack()).toBe(true)
})

it('ERR-47 a page that was left is not loaded again', () => {
  const { comeBack, unmount } = showFailure(false)
  unmount()
  expect(comeBack()).toBe(false)
})

it('SHELL-91 a page that breaks with a connection stays as it is until somebody tries again', () => {
  const { comeBack } = showFailure(true)
  expect(screen.getByRole('heading', { name: 'Loading failed' })).toBeDefined()
  expect(comeBack()).toBe(false)
})
