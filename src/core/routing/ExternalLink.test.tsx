// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExternalLink } from './ExternalLink.tsx'
import type { NativeBridge } from './native-app.ts'

const url = 'https://support.example/chat'

function insideTheApp(): NativeBridge {
  const app = {
    openExternal: vi.fn<NativeBridge['openExternal']>(),
    close: vi.fn<NativeBridge['close']>(),
    platform: () => 'android',
  }
  window.nativeApp = app
  return app
}

afterEach(() => {
  cleanup()
  delete window.nativeApp
})

it('SHELL-69, GAP-137 a link that leaves the site opens a window without an opener in a browser', () => {
  render(<ExternalLink href={url}>Chat</ExternalLink>)
  const link = screen.getByRole('link', { name: 'Chat' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(fireEvent.click(link), 'the browser follows it').toBe(true)
})

it('SHELL-69, GAP-137 a link that leaves the site goes through the app where there is one', () => {
  const app = insideTheApp()
  const onClick = vi.fn<() => void>()
  render(
    <ExternalLink href={url} onClick={onClick}>
      Chat
    </ExternalLink>,
  )
  expect(fireEvent.click(screen.getByRole('link')), 'the browser follows it').toBe(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(app.openExternal).toHaveBeenCalledExactlyOnceWith(url)
})
