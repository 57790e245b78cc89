// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { trialUserItem } from '#src/core/storage/items.ts'
import { logIn, place, press } from './support/on-screen.ts'
import type { StubOptions } from './support/stub-gateway.ts'
import { signInOnStub } from './support/stub-session.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const REAL_ACCOUNT = 'Please log in with a real account to use this function.'
const FREE_REJECT = 'Trial accounts cannot use this function.'
/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const header = () => screen.getAllByRole('banner', { hidden })[0] ?? document.body
const main = () => within(screen.getByRole('main', { hidden }))
const visitAsTrial = (path: string) => visitSite({ path, as: 'ravi88', type: 4 })

async function openSideMenu() {
  await waitFor(() => expect(header().querySelector('[aria-label="Menu"]')).not.toBeNull())
  fireEvent.click(within(header()).getByRole('button', { name: 'Menu', hidden }))
  return within(await screen.findByRole('dialog', { name: 'Menu', hidden }))
}

async function pressInSideMenu(name: string): Promise<void> {
  const menu = await openSideMenu()
  fireEvent.click(await menu.findByRole('button', { name, hidden }))
}

describe('the start of a trial', () => {
  it('BOOT-03 SESSION-18 from the side menu leaves the visitor on the page that they are on', async () => {
    await visitSite({ path: '/m/home?tab=RNG' })
    await pressInSideMenu('Try with play money')
    await waitFor(() => expect(getSession()?.type).toBe(4))
    await waitFor(() => expect(header().textContent).toContain('trial_'))
    expect(place()).toBe('/m/home?tab=RNG')
  })

  it('SESSION-18 GAP-66 GAP-68 leads straight back to the place that asked for a login', async () => {
    await visitSite({ path: `${paths.trial}?from=${encodeURIComponent('/m/help?about=games')}` })
    const replace = vi.spyOn(window.history, 'replaceState')
    await press('Start playing')
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(getSession()?.type).toBe(4)
    expect(place()).toBe('/m/help?about=games')
    expect(replace.mock.calls.map(([, , address]) => address)).toEqual(['/m/help?about=games'])
  })

  it('SESSION-27 GAP-68 is told where that place is not for a trial, and is home', async () => {
    await visitSite({ path: `${paths.trial}?from=${encodeURIComponent(paths.deposit)}` })
    await press('Start playing')
    await screen.findByText(REAL_ACCOUNT)
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it('GAP-169 NAMED-19 that fails says so, and can be tried again', async () => {
    const prefer: NonNullable<StubOptions['prefer']> = { startFreePlay: 'code=403, example=FEATURE_UNAVAILABLE' }
    await visitSite({ path: paths.trial, prefer })
    fireEvent.click(await screen.findByRole('button', { name: 'Start playing' }))
    expect((await screen.findByRole('alert')).textContent).toContain('temporarily unavailable')
    expect(screen.queryByText('Please wait')).toBeNull()
    delete prefer.startFreePlay
    fireEvent.click(screen.getByRole('button', { name: 'Start playing' }))
    await waitFor(() => expect(place()).toBe('/m/home'))
  })
})

describe('a trial account', () => {
  it('SESSION-27 has play money that looks like it, and the way to an account of its own beside it', async () => {
    await visitAsTrial('/m/home')
    await waitFor(() =>
      expect(screen.getByRole('main', { hidden }).textContent).toContain('You are playing with play money.'),
    )
    expect(header().textContent).toContain('Play money')
    for (const name of ['Deposit', 'Withdraw'])
      expect([header(), screen.getByRole('main', { hidden })].flatMap((part) => linksOf(part, name))).toEqual([])
    fireEvent.click(main().getByRole('link', { name: 'Register to play for real', hidden }))
    await waitFor(() => expect(place()).toBe('/m/register'))
  })

  it('SESSION-27 is offered an account of its own in the side menu, and neither deposit nor withdrawal', async () => {
    await visitAsTrial(paths.home)
    const menu = await openSideMenu()
    await menu.findByText('Play money')
    expect(menu.getByRole('link', { name: 'Reward centre', hidden })).toBeDefined()
    for (const name of ['Deposit', 'Withdraw']) expect(menu.queryByRole('link', { name, hidden })).toBeNull()
    fireEvent.click(menu.getByRole('link', { name: 'Register to play for real', hidden }))
    await waitFor(() => expect(place()).toBe(paths.register))
  })

  it.each([
    [paths.deposit, REAL_ACCOUNT],
    [paths.withdraw, REAL_ACCOUNT],
    [paths.security, REAL_ACCOUNT],
    [paths.securityEvents, REAL_ACCOUNT],
    [paths.inbox, FREE_REJECT],
  ])('SESSION-27 GAP-47 is refused %s with "%s"', async (path, words) => {
    await visitAsTrial(path)
    expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
    expect(place()).toBe('/m/home')
  })

  it('SESSION-27 CHAT-07 is refused the chat of the side menu, and nothing of chat and inbox is asked for', async () => {
    const site = await visitAsTrial('/m/home')
    await pressInSideMenu('Live chat')
    await screen.findByText(FREE_REJECT)
    await site.allAnswered()
    const asked = site.asked.map(({ operation }) => operation)
    expect(asked.filter((operation) => /Chat|Unread|Inbox/.test(operation))).toEqual([])
  })

  it('SESSION-27 reads all announcements in the message centre, and leaves the inbox alone', async () => {
    const site = await visitAsTrial(paths.messages)
    await press('Mark all as read')
    await waitFor(() => expect(site.calls('markAnnouncementRead')).not.toEqual([]))
    await site.allAnswered()
    expect(site.calls('markAllInboxRead')).toEqual([])
    expect(screen.queryByRole('alert', { hidden })).toBeNull()
  })

  it('SESSION-26 CHAT-07 is refused the chat of the page that offers the app', async () => {
    const site = await visitAsTrial(paths.app)
    fireEvent.click(await main().findByRole('button', { name: 'Live chat', hidden }))
    await screen.findByText(FREE_REJECT)
    await site.allAnswered()
    expect(site.calls('launchChat')).toHaveLength(0)
  })

  it('GAP-40 is refused a page of the member before, by the back button', async () => {
    await visitSite({ path: paths.help, as: 'ravi88' })
    await act(async () => goTo(paths.deposit))
    await waitFor(() => expect(place()).toBe(paths.deposit))
    await act(async () => goTo(paths.help))
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    act(endSession)
    await signInOnStub('ravi88', 4)
    // The toast goes by itself while home is drawn.
    const told = screen.findByText(REAL_ACCOUNT)
    act(() => window.history.back())
    await told
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it('ERR-65 SESSION-27 is asked to register by the member icon, and a login takes its place', async () => {
    trialUserItem.write({ userName: 'trial_1' })
    await visitAsTrial(paths.help)
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    fireEvent.click(menu.getByRole('link', { name: 'Member' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Register now' }))
    await waitFor(() => expect(place()).toBe('/m/register'))
    await act(async () => goTo(paths.login))
    await logIn()
    await waitFor(() => expect(getSession()?.type).toBe(0))
    expect(trialUserItem.read()).toBeUndefined()
  })
})

const linksOf = (part: HTMLElement, name: string) => within(part).queryAllByRole('link', { name, hidden })
