// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { startSession as startStubSession } from '#mock/state/accounts/sessions.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { getSession, startSession } from '#src/core/session/session.ts'
import { autoLoginItem, memberInfoItem, sessionItem, trialUserItem } from '#src/core/storage/items.ts'
import { HOSTILE_ADDRESSES } from './support/hostile-addresses.ts'
import { logIn, place } from './support/on-screen.ts'
import { signInOnStub } from './support/stub-session.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

useWholeSite()

const ENDED = 'Your account has been logged out. Please log in again.'
const QUESTION = 'Are you sure you want to log out?'
/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const header = () => screen.getAllByRole('banner', { hidden })[0] ?? document.body

/** Asks to sign out, and answers the question. */
async function signOut(answer: 'Cancel' | 'Log out'): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog', { name: QUESTION })
  fireEvent.click(within(question).getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
}

describe('signing out', () => {
  it('SESSION-11 ERR-64 ERR-58 asks first, says to wait for the gateway, and leaves a visitor on home', async () => {
    const site = await visitSite({ path: '/m/member/home', as: 'ravi88', hold: ['logout'] })
    await signOut('Cancel')
    expect([getSession()?.userName, site.calls('logout').length]).toEqual(['ravi88', 0])

    await signOut('Log out')
    await screen.findByText('Please wait')
    expect(sessionItem.read()?.userName).toBe('ravi88')
    await waitFor(() => expect(site.held).toHaveLength(1))
    site.held[0]?.release()
    await waitFor(() => expect(header().textContent).toContain('Log in'))
    await waitFor(() => expect(screen.queryByText('Please wait')).toBeNull())
    expect(place()).toBe('/m/home')
    expect([sessionItem.read(), memberInfoItem.read(), autoLoginItem.read()]).toEqual([undefined, undefined, '0'])
  })
})

it('SESSION-16 who signs out by the menu of home stays there, though the menu is still closing', async () => {
  const site = await visitSite({ path: '/m/home', as: 'ravi88' })
  // By their words: to ask all of home for roles takes seconds.
  fireEvent.click(within(header()).getByLabelText('Menu'))
  fireEvent.click(await screen.findByText('Log out'))
  const question = await screen.findByText(QUESTION)
  const dialog = question.closest<HTMLElement>('[role="alertdialog"]') ?? document.body
  // The menu goes in a quarter of a second, which this test does not wait for.
  const asked = site.calls('getMemberInfo').length
  fireEvent.click(within(dialog).getByText('Log out'))
  await waitFor(() => expect(getSession()).toBeUndefined())
  await waitFor(() => expect(header().textContent).toContain('Log in'))
  await site.allAnswered()
  expect(place()).toBe('/m/home')
  expect(site.calls('getMemberInfo')).toHaveLength(asked)
})

/** Another tab signs somebody else in. */
async function signInElsewhere(): Promise<void> {
  await databaseReady()
  const account = seededAccount('agent01')
  const { token } = await startStubSession(db, account, Date.now())
  sessionItem.write({ token, merchantCode: 'bdtdemo', userName: 'agent01', type: 1, firstTimeLogin: false })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionItem.key })))
}

it('GAP-132 who stays after all finds the focus at what opened the menu', async () => {
  await visitSite({ path: '/m/home', as: 'ravi88' })
  const opener = within(header()).getByLabelText('Menu')
  opener.focus()
  fireEvent.click(opener)
  const out = (await screen.findByText('Log out')).closest('button')
  out?.focus()
  fireEvent.click(out ?? document.body)
  const question = (await screen.findByText(QUESTION)).closest<HTMLElement>('[role="alertdialog"]') ?? document.body
  await waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull())
  fireEvent.click(within(question).getByText('Cancel'))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect(document.activeElement).toBe(opener)
})

describe('a session that ends', () => {
  it('ERR-33 GAP-62 KEY-01 ten refused calls at once give one toast and one way to the login', async () => {
    const prefer = { addFavorite: 'code=401, example=SESSION_ENDED', removeFavorite: 'code=401, example=SESSION_ENDED' }
    const site = await visitSite({
      path: '/m/gameList?gameType=RNG',
      as: 'ravi88',
      prefer,
      hold: ['addFavorite', 'removeFavorite'],
    })
    await screen.findAllByRole('button', { name: /^Favourite: / })
    await site.allAnswered()
    const hearts = screen.getAllByRole('button', { name: /^Favourite: / })
    const push = vi.spyOn(window.history, 'pushState')
    for (const heart of hearts.slice(0, 10)) fireEvent.click(heart)
    await waitFor(() => expect(site.held).toHaveLength(10))
    for (const { release } of site.held.slice()) release()
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
    expect(await screen.findAllByText(ENDED)).toHaveLength(1)
    await site.allAnswered()
    expect(push.mock.calls.filter(([, , address]) => String(address).startsWith('/m/login'))).toHaveLength(1)
    expect(sessionItem.read()).toBeUndefined()
  })

  it('GAP-131 a late answer to a former user never shows', async () => {
    const site = await visitSite({ path: '/m/home', as: 'ravi88', hold: ['getMemberInfo', 'getWallets'] })
    await waitFor(() => expect(site.held).toHaveLength(2))
    const late = site.held.slice()
    await signInElsewhere()
    await waitFor(() => expect(site.held).toHaveLength(4))
    for (const { release } of site.held.filter((call) => !late.includes(call))) release()
    await within(header()).findByText('Agent_01')
    await within(header()).findByText(/250,300\.00/)
    for (const { release } of late) release()
    await site.allAnswered()
    expect(header().textContent).not.toMatch(/ravi|12,480/i)
    expect(memberInfoItem.read()?.account).toBe('agent01')
  })

  it('GAP-131 what a former user had open on a page that needs a session is closed', async () => {
    await visitSite({ path: '/m/member/accountRecord?tab=deposit', as: 'ravi88' })
    const [entry] = await screen.findAllByRole('button', { name: /৳.*Pending/ })
    fireEvent.click(entry ?? document.body)
    await screen.findByRole('link', { name: 'Show order' })
    await signInElsewhere()
    expect(screen.queryByRole('link', { name: 'Show order' })).toBeNull()
    expect(place()).toBe('/m/member/accountRecord?tab=deposit')
  })

  it('GAP-131 what a former user had open on a page that visitors see too is closed', async () => {
    await visitSite({ path: '/m/lottery?tab=orders', as: 'ravi88' })
    const [bet] = await screen.findAllByRole('button', { name: /৳.*(Won|Lost)/ })
    fireEvent.click(bet ?? document.body)
    await screen.findByRole('dialog')
    await signInElsewhere()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it("GAP-131 NAMED-14 the address and code of a former user stand in nobody else's form", async () => {
    await visitSite({ path: '/m/webEmail#email=ravi%2B1%40mail.example&code=408213', as: 'ravi88' })
    const address = () => screen.findByLabelText<HTMLInputElement>('New e-mail address')
    expect((await address()).value).toBe('ravi+1@mail.example')
    await waitFor(() => expect(window.location.hash).toBe(''))
    await signInElsewhere()
    await waitFor(async () => expect((await address()).value).toBe(''))
    expect(screen.queryByText(/The link filled in/)).toBeNull()
  })
})

describe('the lobby', () => {
  it.each([
    ['a member', 'ravi88', undefined, '12,480.50'],
    ['an agent', 'agent01', undefined, '250,300.00'],
    ['a trial account', 'ravi88', 4, 'Play money'],
    ['a visitor', undefined, undefined, 'Log in'],
  ])('BOOT-02 has in its header what is for %s', async (_who, as, accountType, words) => {
    await visitSite({
      path: '/m/home',
      ...(as !== undefined && { as }),
      ...(accountType !== undefined && { type: accountType }),
    })
    await waitFor(() => expect(header().textContent).toContain(words))
  })

  it('SESSION-04 is that of a visitor where all but the session was left behind', async () => {
    memberInfoItem.write({ id: '1', nickname: 'Ravi_88', account: 'ravi88', type: 0 })
    trialUserItem.write({ userName: 'trial_1' })
    autoLoginItem.write('1')
    const site = await visitSite({ path: '/m/home' })
    await waitFor(() => expect(header().textContent).toContain('Log in'))
    await site.allAnswered()
    expect(document.body.textContent).not.toMatch(/ravi|trial_1/i)
    expect(site.calls('getMemberInfo')).toEqual([])
  })

  it.each([
    ['a member', 'ravi88', paths.invite],
    ['an agent', 'agent01', paths.agentRegister],
  ])('BOOT-02 invites friends as is for %s', async (_who, as, path) => {
    await visitSite({ path: '/m/home', as })
    fireEvent.click(within(header()).getByRole('button', { name: 'Menu', hidden }))
    const menu = await screen.findByRole('dialog', { name: 'Menu', hidden })
    expect(within(menu).getByRole('link', { name: 'Invite friends', hidden }).getAttribute('href')).toBe(path)
  })
})

describe('the way in', () => {
  /** As the row has them; the table of routes is not asked. */
  const needSession =
    '/m/member/home /m/voucherCenter /m/withdraw /m/gameRecord /m/rewardCenter /m/inviteFriends /m/changePsw /m/member/agent/getSalaryContract /m/member/agent/getDevidendContract /m/member/agent/getHourContract /m/messages/inbox /m/webEmail'

  it.each(needSession.split(' '))('GAP-130 %s sends a visitor to the login, with the way back', async (path) => {
    await visitSite({ path: `${path}?index=2` })
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
    expect(new URLSearchParams(window.location.search).get('from')).toBe(`${path}?index=2`)
  })

  it('GAP-130 ERR-32 a member is back after the login, with the query', async () => {
    await visitSite({ path: '/m/gameRecord?day=2' })
    await logIn('ravi88', 'lantern88')
    await waitFor(() => expect(place()).toBe('/m/gameRecord?day=2'))
    await screen.findByRole('heading', { level: 1 })
  })

  it('GAP-68 a hostile address is not followed after the login', async () => {
    await visitSite({ path: `/m/login?from=${encodeURIComponent('//evil.example/m/home')}` })
    await logIn('ravi88', 'lantern88')
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it('GAP-68 the way over the registration back to the login keeps where it is to lead', async () => {
    await visitSite({ path: '/m/member/security' })
    for (const name of ['Register', 'Log in now']) fireEvent.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent('/m/member/security')}`))
  })

  it('GAP-68 no hostile address is followed by a member who opens the login', async () => {
    await visitSite({ path: '/m/help', as: 'ravi88' })
    const starts = ['//', '/\\', '\\\\', '/\t/', 'https://', 'javascript:', '/%2f', '/m/..//', '/@', 'data:', '\n//']
    const hostile = starts.map((start) => HOSTILE_ADDRESSES.find((address) => address.startsWith(start)) ?? start)
    for (const address of hostile) {
      await act(async () => goTo('/m/help'))
      await act(async () => goTo(`/m/login?from=${encodeURIComponent(address)}`))
      await waitFor(() => expect(place(), JSON.stringify(address)).toBe('/m/home'))
    }
  })

  it.each([
    `/m/login?from=${paths.login}`,
    `/m/login?from=${encodeURIComponent('/m/login?x=1')}`,
    `/m/forget?from=${paths.forget}`,
    `/m/trail?from=${paths.trial}`,
  ])('GAP-68 %s, which leads to itself, leads a member home', async (path) => {
    await visitSite({ path, as: 'ravi88' })
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it('GAP-68 a login that leads to itself leads home', async () => {
    await visitSite({ path: `/m/login?from=${paths.login}` })
    await logIn('ravi88', 'lantern88')
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it.each([paths.login, paths.register, '/m/register.html', paths.forget, paths.trial])(
    'GAP-129 who is signed in and opens %s is at home',
    async (path) => {
      await visitSite({ path, as: 'agent01' })
      await waitFor(() => expect(place()).toBe('/m/home'))
    },
  )

  it('GAP-148 a first login lands on the change of the password at each start, which holds nobody', async () => {
    await signInOnStub('newcomer')
    const session = getSession()
    if (!session) throw new Error('newcomer is signed in')
    act(() => startSession({ ...session, firstTimeLogin: true }))
    await visitSite({ path: '/m/vip' })
    await screen.findByRole('heading', { name: 'Choose your own password' })
    expect(place()).toBe('/m/changePsw')
    await act(async () => goTo('/m/help'))
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(place()).toBe('/m/help')
  })
})
