// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { noteBackSwipe } from '#src/core/routing/last-swipe.ts'
import fade from '#src/app/shell/PageFade.module.css'
import { pathname } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Found although a dialog lies over home. */
const logo = () => screen.queryByRole('link', { name: 'Lanternhouse', hidden: true })
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))

/** What stands above the page, not in it. */
const siteHeaders = () => screen.queryAllByRole('banner').filter((one) => !screen.getByRole('main').contains(one))

/** Goes on to another page of the site, as by a link. */
async function goOn(path: string, title: string) {
  await act(async () => goTo(path))
  await heading(title)
}

describe('the header', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('SHELL-45 of home stands on %s', async (path) => {
    await visitSite({ path })
    expect(logo()).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Menu', hidden: true })).not.toBeNull()
  })

  it.each(['/m/help', '/m/live', '/m/trail'])('SHELL-45 SHELL-46 of %s is that of a page', async (path) => {
    await visitSite({ path })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(siteHeaders().map((one) => one.contains(title))).toEqual([true])
    expect(logo()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  })

  it.each([
    ['/m/login'],
    ['/m/register'],
    ['/m/forget'],
    ['/m/message', 'ravi88'],
    ['/m/app'],
    ['/m/gameList'],
    ['/m/lottery'],
    ['/m/vip'],
    ['/m/vip/'],
  ])('SHELL-46 of the site is not drawn on %s, whose title stands in the page', async (path, as?: string) => {
    await visitSite({ path, ...(as !== undefined && { as }) })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(pathname()).toBe(path.replace(/\/$/, ''))
    expect(screen.getByRole('main').contains(title)).toBe(true)
    expect(siteHeaders()).toEqual([])
    expect(logo()).toBeNull()
  })
})

describe('the back arrow', () => {
  it.each([
    ['/m/trail', 'Free trial'],
    ['/m/activity', 'Promotions'],
  ])('SHELL-48 of %s leads home, wherever one came from', async (path, title) => {
    await visitSite({ path: '/m/help' })
    await heading('Help centre')
    await goOn(path, title)
    back()
    await waitFor(() => expect(pathname()).toBe('/m/home'))
  })

  it.each([
    ['/m/live', 'Live casino'],
    ['/m/feedback', 'Feedback'],
  ])('SHELL-50 of %s leads one step back', async (path, title) => {
    await visitSite({ path: '/m/help' })
    await heading('Help centre')
    await goOn(path, title)
    back()
    await heading('Help centre')
    expect(pathname()).toBe('/m/help')
  })

  it('SHELL-49 is not there where the password has to be changed', async () => {
    await visitSite({ path: '/m/changePsw', as: 'ravi88' })
    await heading('Change password')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })
})

it.each([
  ['/m/gameCenter', 'Pitch & Pavilion'],
  ['/m/sports', 'Pitch & Pavilion'],
  ['/m/esports', 'Iron Atlas'],
  ['/m/live', 'Palisade'],
  ['/m/live/', 'Palisade'],
  ['/m/lott', 'House Lottery'],
  ['/m/elott', 'Quick Lottery'],
])('SHELL-19 the game center of %s has the provider %s', async (path, provider) => {
  await visitSite({ path })
  expect(await screen.findByRole('button', { name: provider })).toBeDefined()
})

it('SHELL-72 the referral dialog whose code comes late does not open on another page', async () => {
  const site = await visitSite({ path: '/m/help' })
  await heading('Help centre')
  const invite = await screen.findByRole('button', { name: 'Invite' })
  fireEvent.click(invite)
  await goOn('/m/live', 'Live casino')
  await act(() => import('#src/app/menu/InviteSheet.tsx'))
  await site.allAnswered()
  expect(screen.queryByRole('dialog', { name: 'Invite friends' })).toBeNull()

  fireEvent.click(invite)
  await screen.findByRole('dialog', { name: 'Invite friends' })
})

describe('customer service', () => {
  it.each([
    ['/m/login'],
    ['/m/help'],
    ['/m/gameList'],
    ['/m/vip'],
    ['/m/live'],
    ['/m/activity'],
    ['/m/member/home', 'ravi88'],
    ['/m/changePsw', 'ravi88'],
  ])('SHELL-66 has its handle on %s', async (path, as?: string) => {
    await visitSite({ path, ...(as !== undefined && { as }) })
    await screen.findByRole('heading', { level: 1 })
    const handle = () =>
      screen
        .queryAllByRole('button', { name: 'Customer service' })
        .filter((one) => !screen.getByRole('main').contains(one))
    await waitFor(() => expect(handle()).toHaveLength(1))
  })

  it('SHELL-66 SHELL-67 stands in the bar of home, and offers both ways by their names', async () => {
    await visitSite({ path: '/m/home' })
    fireEvent.click(await screen.findByRole('button', { name: 'Shortcuts', hidden: true }))
    fireEvent.click(await screen.findByRole('button', { name: 'Customer service', hidden: true }))
    const sheet = await screen.findByRole('dialog', { name: 'Customer service' })
    const names = Array.from(sheet.querySelectorAll('a'), (link) => link.textContent)
    expect(names).toEqual([expect.stringContaining('WhatsApp'), expect.stringContaining('chat')])
  })
})

describe('a finger', () => {
  const touch = (name: string, clientX: number) =>
    window.dispatchEvent(Object.assign(new Event(name), { touches: [{ clientX }] }))
  /** The swipe of the test before was long ago. */
  const forgetSwipes = () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(-10_000)
    noteBackSwipe()
    now.mockRestore()
  }
  const fades = () => screen.getByRole('main').classList.contains(fade.fade ?? '')

  it.each([
    ['moves far enough', false, 160],
    ['leaves the page', false, -1],
    ['moves a little', true, 60],
  ])('SHELL-43 SHELL-44 that %s before the page changes back lets it fade: %s', async (_how, isFading, to) => {
    forgetSwipes()
    await visitSite({ path: '/m/help' })
    await heading('Help centre')
    // It comes with what watches fingers.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Customer service' })).toBeDefined())
    await goOn('/m/live', 'Live casino')
    touch('touchstart', 4)
    touch('touchmove', to)
    act(() => window.history.back())
    await heading('Help centre')
    expect(fades()).toBe(isFading)
  })
})

describe('the app of the merchant', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_4 like Mac OS X) AppleWebKit/603.3.8'
  const inset = () => document.documentElement.style.getPropertyValue('--header-inset')
  afterEach(() => {
    delete window.nativeApp
    document.documentElement.removeAttribute('style')
    vi.restoreAllMocks()
  })

  it.each([
    ['ios', '40px'],
    ['android', ''],
  ])('SHELL-94 lowers the headers on %s 10: %j', async (platform, lower) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    window.nativeApp = { openExternal: vi.fn(), close: vi.fn(), platform: () => platform }
    await visitSite({ path: '/m/help' })
    await screen.findByRole('button', { name: 'Customer service' })
    await waitFor(() => expect(inset()).toBe(lower))
  })
})
