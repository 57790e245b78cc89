// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keptPlace } from '#src/core/routing/kept-place.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { logIn, pathname } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

it.each([
  ['GAP-25', '/m/login'],
  ['REG-03', '/m/register'],
])('%s the back control of %s gives home its place in the history', async (_row, path) => {
  await visitSite({ path })
  await screen.findByRole('heading', { level: 1 })
  const steps = window.history.length
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  expect(window.history.length).toBe(steps)
})

describe('a page with neither header nor bottom menu', () => {
  const pages = ['/m/app', '/m/gameList', '/m/lottery', '/m/vip']
  const back = async () => {
    await screen.findByRole('heading', { level: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  }

  it.each(pages)('GAP-08 %s leads home by its own back control when it was opened first', async (path) => {
    await visitSite({ path })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    await back()
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  })

  it.each(pages)('GAP-08 %s leads one step back by its own back control', async (path) => {
    await visitSite({ path: '/m/help' })
    await act(async () => goTo(path))
    await waitFor(() => expect(window.location.pathname).toBe(path))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Help centre' })).toBeNull())
    await back()
    await waitFor(() => expect(window.location.pathname).toBe('/m/help'))
  })

  it('GAP-08 /m/vip has a link home in its navigation', async () => {
    await visitSite({ path: '/m/vip' })
    fireEvent.click(await screen.findByRole('link', { name: 'Go to the lobby' }))
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  })
})

it('FORGET-03 /m/forget has neither header nor bottom menu, and its back control leads home', async () => {
  await visitSite({ path: '/m/forget' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
})

describe('a page without the bottom menu', () => {
  it.each([
    ['VIP-14', '/m/vip', false],
    ['APP-01', '/m/app', false],
    ['LOTT-01', '/m/lottery', false],
    ['PROMO-02', '/m/activity', true],
    ['PSW-01, PSW-07', '/m/changePsw', true],
  ])('%s %s; it has a header: %s', async (_row, path, hasHeader) => {
    await visitSite({ path, ...(path === '/m/changePsw' && { as: 'ravi88' }) })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    // A page may begin with a bar of its own.
    const headers = screen.queryAllByRole('banner').filter((header) => header.closest('main') === null)
    expect(headers).toHaveLength(hasHeader ? 1 : 0)
    expect(window.location.pathname).toBe(path)
  })

  it('PROMO-02 /m/activity leads back home', async () => {
    await visitSite({ path: '/m/activity' })
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  })

  it('NAMED-08 a promotion leads back to the list that it was opened in', async () => {
    await visitSite({ path: '/m/activity?category=SPORTS' })
    fireEvent.click(await screen.findByRole('link', { name: /Cricket slip of the month/ }))
    await screen.findByRole('heading', { name: 'Cricket slip of the month' })
    expect(window.location.search).toContain('promo=')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(window.location.search).toBe('?category=SPORTS'))
    expect(window.location.pathname).toBe('/m/activity')
  })

  it('PSW-01, PSW-06 /m/changePsw has nothing that leads away but its form', async () => {
    await visitSite({ path: '/m/changePsw', as: 'ravi88' })
    const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
    const eyes = ['Show password', 'Show password', 'Show password']
    // Customer service comes last, in a late part.
    await waitFor(() => expect(names()).toEqual([...eyes, 'Confirm', 'Customer service']))
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})

it('FORGET-02 the login leads to /m/forget', async () => {
  await visitSite({ path: '/m/login' })
  fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/forget'))
  await screen.findByRole('heading', { level: 1, name: /Forgot/ })
})

it('FORGET-02 the visitor’s part of the side menu leads to /m/forget', async () => {
  await visitSite({ path: '/m/home' })
  fireEvent.click(await screen.findByRole('button', { name: 'Menu', hidden: true }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const link = await within(menu).findByRole('link', { name: /Forgot/ })
  expect(link.getAttribute('href')).toBe('/m/forget')
})

describe('a page for visitors whose entry has kept its place, as that of a refused invitation', () => {
  const asked = { entry: 'default /m/vip', address: '/m/vip' }

  async function visitKept(path: string) {
    await visitSite({ path })
    window.history.replaceState({ usr: { ...asked, ...keptPlace }, key: 'kept', idx: 0 }, '')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })))
    return vi.spyOn(window, 'scrollTo').mockReset()
  }

  it.each([
    ['REG-02', '/m/register', 'Log in now', '/m/login'],
    ['LOGIN-05', '/m/login', 'Register', '/m/register'],
    ['LOGIN-05', '/m/login', 'Forgot password?', '/m/forget'],
    ['NAMED-19', '/m/login', 'Try with play money', paths.trial],
    ['NAMED-19', paths.trial, 'Register', '/m/register'],
  ])('GAP-68 %s %s: "%s" opens %s at its top, and takes along who asked', async (_row, path, link, target) => {
    const scrollTo = await visitKept(path)
    const main = within(await screen.findByRole('main'))
    fireEvent.click(await main.findByRole('link', { name: link }))
    await waitFor(() => expect(pathname()).toBe(target))
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0))
    expect(window.history.state).toMatchObject({ usr: asked })
    expect(window.history.state).not.toHaveProperty('usr.keepsPlace')
  })

  it('GAP-68 leads to the top of the first change of a password', async () => {
    const scrollTo = await visitKept('/m/login')
    await logIn('newcomer', 'welcome1')
    await waitFor(() => expect(pathname()).toBe('/m/changePsw'))
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0))
  })
})
