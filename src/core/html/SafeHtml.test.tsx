// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { SafeHtml } from './SafeHtml.tsx'

afterEach(cleanup)

const show = (html: string) => renderSite(<SafeHtml html={html} />)
const picture = () => document.querySelector('img') as HTMLImageElement
const retry = () => screen.queryByRole('button', { name: 'Try again' })

it('ERR-46 a picture in a text that did not come is asked for again at a tap', () => {
  show('<p>Rules</p><img src="/media/rules.webp" alt="All rules">')
  expect(retry()).toBeNull()
  fireEvent.error(picture())
  fireEvent.error(picture())
  expect(screen.getAllByText('Loading failed')).toHaveLength(1)
  expect(picture().hidden).toBe(true)
  expect(retry()?.parentElement?.dir).toBe('auto')

  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  retry()?.focus()
  fireEvent.click(retry() as HTMLElement)
  expect(asked).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/media/rules.webp`)
  asked.mockRestore()
  expect(picture().loading).toBe('eager')
  expect(retry()).not.toBeNull()

  fireEvent.load(picture())
  expect(picture().hidden).toBe(false)
  expect(retry()).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Rules').parentElement)
})

it('ERR-46 the button stands beside the link that the picture is in', () => {
  show('<a href="/m/help"><img src="/media/rules.webp" alt="All rules"></a>')
  fireEvent.error(picture())
  expect(retry()?.closest('a')).toBeNull()
})

it('SHELL-69 a link to another site leaves by the bridge of the native app, where there is one', () => {
  show('<a href="https://partner.example/join">Join</a><a href="/m/help">Help</a>')
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  expect(press('Join')).toBe(true)
  const openExternal = vi.fn<(address: string) => void>()
  window.nativeApp = { openExternal, close: () => undefined, platform: () => 'android' }
  expect([press('Join'), press('Help')]).toEqual([false, false])
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://partner.example/join')
  delete window.nativeApp
})
