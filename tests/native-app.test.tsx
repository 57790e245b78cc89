// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { runMode } from '#src/core/site/run-mode.ts'
import { endSession } from '#src/core/session/session.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => {
  delete window.nativeApp
  Reflect.deleteProperty(navigator, 'standalone')
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
})

const runInApp = (platform: string) => {
  window.nativeApp = { openExternal: vi.fn<() => void>(), close: vi.fn<() => void>(), platform: () => platform }
}
const iOS = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/603.3.8`
const hidden = true
/** What floats over home comes late. */
const shortcuts = () => screen.findByRole('button', { name: 'Shortcuts', hidden }, { timeout: 20_000 })
/** Links to the page of the app, wherever they stand. */
const downloads = () =>
  screen.queryAllByRole('link', { hidden }).filter((link) => link.getAttribute('href') === '/m/app')

it.each([
  ['a browser', false, [2, 1]],
  ['the app', true, [0, 0]],
])(
  'APP-05, SHELL-81 in %s header and shortcuts, and then the side menu, offer the app (inside: %s): %j',
  async (_where, isApp, offers) => {
    if (isApp) runInApp('android')
    const site = await visitSite({ path: '/m/home' })
    fireEvent.click(await shortcuts())
    await screen.findByRole('link', { name: 'Invite friends', hidden })
    await site.allAnswered()
    const atHome = downloads().length
    fireEvent.click(await screen.findByRole('button', { name: 'Menu', hidden }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await within(menu).findByRole('link', { name: 'Feedback' })
    expect([atHome, downloads().filter((link) => menu.contains(link)).length]).toEqual(offers)
  },
)

it.each([
  ['10_3_4', '40px'],
  ['11_0', ''],
])('CONST-27, SHELL-94 in the app on iOS %s the header is lower by "%s"', async (version, offset) => {
  runInApp('ios')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iOS(version))
  await visitSite({ path: '/m/home' })
  await shortcuts()
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--header-inset')).toBe(offset))
})

it('GAP-137 who is too young closes the app', async () => {
  runInApp('ios')
  await visitSite({ path: '/m/home', settledIn: false })
  fireEvent.click(await screen.findByRole('button', { name: 'I am under 18' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the site' }))
  expect(window.nativeApp?.close).toHaveBeenCalledOnce()
})

it('GAP-127 a web clip knows that it is one when its member has left', async () => {
  Object.assign(navigator, { standalone: true })
  await visitSite({ path: '/m/help?source=webclip', as: 'ravi88' })
  expect(runMode()).toBe('WEBCLIP')
  act(endSession)
  expect(runMode()).toBe('WEBCLIP')
})
