// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { aliases, paths } from '#src/core/routing/paths.ts'
import { hideRegisterModal } from '#src/core/session/register-modal.ts'
import { pathname, place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const header = async () => within(await screen.findByRole('banner', { hidden }))
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu', hidden }))
const entries = async () => (await menu()).getAllByRole('link', { hidden })

describe('the balance', () => {
  it("GATEWAY-54 carries the symbol of the member's wallet", async () => {
    await visitSite({
      path: '/m/member/home',
      as: 'ravi88',
      change: (operation, value) =>
        operation === 'getWallets' ? { currencySymbol: 'K¤', sumBalance: '12480.50' } : value,
    })
    await waitFor(() => expect(document.body.textContent).toMatch(/K¤\s12,480\.50/))
  })

  it('GATEWAY-54 the balance is asked for again on request, once for two taps', async () => {
    const site = await visitSite({ path: '/m/member/home', as: 'ravi88', hold: ['getWallets'] })
    const answer = async () => {
      await waitFor(() => expect(site.held).toHaveLength(1))
      act(() => site.held[0]?.release())
    }
    await answer()
    const button = await screen.findByRole('button', { name: 'Refresh balance' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(button)
    fireEvent.click(button)
    await answer()
    await site.allAnswered()
    expect(site.calls('getWallets')).toHaveLength(2)
  })
})

describe('the bottom menu', () => {
  it.each([paths.home, ...aliases.home])('SHELL-02 SHELL-70 marks Home at %s, which is home', async (path) => {
    await visitSite({ path })
    await screen.findByRole('navigation', { name: 'Categories', hidden })
    const current = (await entries()).filter((one) => one.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(['Home'])
  })

  it('SHELL-70 marks Home on no other page', async () => {
    await visitSite({ path: '/m/help' })
    expect((await entries()).filter((one) => one.hasAttribute('aria-current'))).toEqual([])
  })

  it.each([
    ['SHELL-70', 'Home', '/m/home'],
    ['SHELL-71', 'Promotions', '/m/activity'],
    ['SHELL-73', 'Deposit', '/m/voucherCenter'],
    ['SHELL-74', 'Member', '/m/member/home'],
  ])('%s has %s, which leads to %s', async (_row, name, path) => {
    await visitSite({ path: '/m/help', as: 'ravi88' })
    expect((await entries()).map((one) => one.textContent?.match(/^[A-Z][a-z]+/)?.[0])).toEqual([
      'Home',
      'Promotions',
      'Deposit',
      'Member',
    ])
    fireEvent.click((await menu()).getByRole('link', { name: new RegExp(`^${name}`), hidden }))
    await waitFor(() => expect(pathname()).toBe(path))
    await screen.findByRole('heading', { level: 1, hidden })
  })

  it('SHELL-74 GAP-145 carries the number of unread messages at Member', async () => {
    await visitSite({ path: '/m/help', as: 'ravi88' })
    await waitFor(async () =>
      expect((await entries()).map(({ textContent }) => textContent).at(-1)).toMatch(/^Member\d+ unread messages?$/),
    )
  })

  it.each([
    ['SHELL-58', 'Member', '/m/member/home'],
    ['SHELL-73', 'Deposit', '/m/voucherCenter'],
  ])('%s leads a visitor from %s to the login, to return to %s', async (_row, name, path) => {
    await visitSite({ path: '/m/help' })
    fireEvent.click((await menu()).getByRole('link', { name }))
    await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent(path)}`))
  })
})

describe('the header of home', () => {
  it('SHELL-53 GAP-11 has the logo and a way in for a visitor, and no user block', async () => {
    await visitSite({ path: '/m/home' })
    const { getByRole, queryByRole, queryByText } = await header()
    const logo = getByRole('link', { name: 'Lanternhouse', hidden })
    expect([logo.getAttribute('href'), logo.textContent]).toEqual(['/m/home', 'Lanternhouse'])
    expect(logo.querySelector('svg')).not.toBeNull()
    expect(getByRole('link', { name: 'Log in', hidden }).getAttribute('href')).toBe('/m/login')
    expect(queryByRole('button', { name: 'Refresh balance', hidden })).toBeNull()
    expect(queryByText(/৳/)).toBeNull()
  })

  /** What home's ways in are told of where they are; a window without places knows nothing of it. */
  function watchWaysIn() {
    const see: ((isIntersecting: boolean, top: number) => void)[] = []
    class Observer {
      readonly tell: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void
      constructor(tell: Observer['tell']) {
        this.tell = tell
      }
      observe = (target: Element) => {
        // Others see to what moves by itself.
        if (target.textContent === 'Log inRegister')
          see.push((isIntersecting, top) => act(() => this.tell([{ isIntersecting, boundingClientRect: { top } }])))
      }
      disconnect = () => undefined
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    return see
  }

  it('GAP-11 leads a visitor to the registration once the ways in below the banners have scrolled off', async () => {
    const see = watchWaysIn()
    await visitSite({ path: '/m/home' })
    const link = async (name: string) => (await header()).queryByRole('link', { name, hidden })?.getAttribute('href')
    await waitFor(() => expect(see).toHaveLength(1))
    expect([await link('Log in'), await link('Register')]).toEqual(['/m/login', undefined])
    see[0]?.(false, 700)
    expect(await link('Log in'), 'where they are still below').toBe('/m/login')
    see[0]?.(false, -60)
    expect([await link('Log in'), await link('Register')]).toEqual([undefined, '/m/register'])
    see[0]?.(true, 300)
    expect([await link('Log in'), await link('Register')]).toEqual(['/m/login', undefined])
  })

  it('GAP-139 opens the registration over the lobby where it stands in for the prompt that has scrolled off', async () => {
    Reflect.set(currentMerchant, 'registerModal', true)
    onTestFinished(() => {
      hideRegisterModal()
      Reflect.deleteProperty(currentMerchant, 'registerModal')
    })
    const see = watchWaysIn()
    await visitSite({ path: '/m/home' })
    await waitFor(() => expect(see).toHaveLength(1))
    see[0]?.(false, -60)
    fireEvent.click((await header()).getByRole('button', { name: 'Register', hidden }))
    await screen.findByRole('dialog', { name: 'Create an account' })
    expect(pathname()).toBe('/m/home')
  })

  it('SHELL-53 has the logo for a member too', async () => {
    await visitSite({ path: '/m/home', as: 'ravi88' })
    const { getByRole, findByText } = await header()
    await findByText('Ravi_88')
    const logo = getByRole('link', { name: 'Lanternhouse', hidden })
    expect(logo.getAttribute('href')).toBe('/m/home')
    expect(logo.querySelector('svg')).not.toBeNull()
  })

  it('WALLET-02 WALLET-03 has nickname and balance of a member, and asks for it again', async () => {
    const { calls } = await visitSite({ path: '/m/home', as: 'ravi88' })
    const { getByRole, findByText, queryByRole } = await header()
    await findByText('Ravi_88')
    await findByText('৳ 12,480.50')
    expect(queryByRole('link', { name: 'Log in', hidden })).toBeNull()
    const before = calls('getWallets').length
    fireEvent.click(getByRole('button', { name: 'Refresh balance', hidden }))
    await waitFor(() => expect(calls('getWallets')).toHaveLength(before + 1))
  })

  it('SHELL-55 WALLET-05 has asterisks for the balance as long as it is asked for', async () => {
    const { held } = await visitSite({ path: '/m/home', as: 'ravi88', hold: ['getWallets'] })
    const { getByRole, findByText, queryByText } = await header()
    const isHidden = async () => {
      await findByText('৳ ******')
      expect(queryByText('৳ 12,480.50')).toBeNull()
      await waitFor(() => expect(held).toHaveLength(1))
      held[0]?.release()
      await findByText('৳ 12,480.50')
      expect(queryByText('৳ ******')).toBeNull()
    }
    await isHidden()
    fireEvent.click(getByRole('button', { name: 'Refresh balance', hidden }))
    await isHidden()
  })

  it('WALLET-04 tells by its button that the balance is asked for', async () => {
    const { held } = await visitSite({ path: '/m/home', as: 'ravi88', hold: ['getWallets'] })
    const button = (await header()).getByRole('button', { name: 'Refresh balance', hidden })
    const isBusy = (busy: string | null) => waitFor(() => expect(button.getAttribute('aria-busy')).toBe(busy))
    const answer = async () => {
      await isBusy('true')
      await waitFor(() => expect(held).toHaveLength(1))
      held[0]?.release()
      await isBusy(null)
    }
    await answer()
    fireEvent.click(button)
    await answer()
  })

  it.each([
    ['visitor, without a session', undefined, [null]],
    ['member, with the session', 'ravi88', [expect.stringMatching(/^Bearer ./)]],
  ])('WALLET-08 GATEWAY-53 asks for the wallet of a %s', async (_who, as, authorizations) => {
    const { calls } = await visitSite({ path: '/m/home?tab=LIVE', ...(as !== undefined && { as }) })
    await waitFor(() => expect(calls('getWallets')).not.toHaveLength(0))
    expect(calls('getWallets').map(({ request }) => request.headers.get('Authorization'))).toEqual(authorizations)
  })
})

describe('the header of a page', () => {
  it('SHELL-51 of live casino opens the list of live games', async () => {
    await visitSite({ path: '/m/live' })
    fireEvent.click(await screen.findByRole('link', { name: 'Search games' }))
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=LIVE'))
  })

  it('SHELL-52 GAP-118 of the announcements marks them as read, and no letter of the inbox', async () => {
    const { calls } = await visitSite({ path: '/m/notice', as: 'ravi88' })
    await screen.findAllByText('Unread')
    fireEvent.click(await (await header()).findByRole('button', { name: 'Mark all as read', hidden }))
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
    await waitFor(() => expect(calls('markAnnouncementRead')).not.toHaveLength(0))
    expect(calls('markAllInboxRead')).toHaveLength(0)
  })

  it('SHELL-52 GAP-118 of the messages marks announcements and letters as read', async () => {
    const { calls } = await visitSite({ path: '/m/messages', as: 'ravi88' })
    fireEvent.click(await (await header()).findByRole('button', { name: 'Mark all as read', hidden }))
    await waitFor(() => expect(calls('markAnnouncementRead')).not.toHaveLength(0))
    await waitFor(() => expect(calls('markAllInboxRead')).toHaveLength(1))
  })

  it('GAP-09 leads home by its back arrow where the page was opened first', async () => {
    await visitSite({ path: '/m/help' })
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(pathname()).toBe('/m/home'))
    await screen.findByRole('navigation', { name: 'Categories', hidden })
  })
})

describe('who may see a page', () => {
  it.each([
    '/m/member/home',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/gameRecord',
    '/m/rewardCenter',
    '/m/inviteFriends',
    '/m/changePsw',
    '/m/member/agent/getSalaryContract',
  ])('GAP-130 GATEWAY-10 %s sends a visitor to the login, to return afterwards', async (path) => {
    const steps = window.history.length
    await visitSite({ path })
    await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent(path)}`))
    expect(window.history.length).toBe(steps)
  })

  it('MSG-16 the inbox sends a visitor to the login', async () => {
    await visitSite({ path: '/m/messages/inbox' })
    await waitFor(() => expect(place()).toBe('/m/login?from=%2Fm%2Fmessages%2Finbox'))
  })

  it.each(['/m/login', '/m/register'])('GAP-129 a member who opens %s goes home in its place', async (path) => {
    const steps = window.history.length
    await visitSite({ path, as: 'ravi88' })
    await screen.findByRole('navigation', { name: 'Categories', hidden })
    expect([place(), window.history.length]).toEqual(['/m/home', steps])
  })

  it('SHELL-38 GAP-136 an unknown path shows home, whose address takes its place', async () => {
    const steps = window.history.length
    await visitSite({ path: '/m/nowhere' })
    await screen.findByRole('navigation', { name: 'Categories', hidden })
    expect([place(), window.history.length]).toEqual(['/m/home', steps])
  })

  it.each([
    ['a page that the status lists', '/m/rewardCenter', ['/m/rewardCenter'], '/m/rewardCenter'],
    ['a page that it does not list', '/m/rewardCenter', [], '/m/rewardCenter'],
    ['a path without a page, though it lists it', '/m/extra/of-the-house', ['/m/extra/of-the-house'], '/m/home'],
  ])('GAP-135 %s: %s', async (_what, path, extra, shown) => {
    await visitSite({ path, as: 'ravi88', info: { paths: extra } })
    if (shown === '/m/home') await screen.findByRole('navigation', { name: 'Categories', hidden })
    else await screen.findByRole('heading', { level: 1, name: 'Reward centre', hidden })
    expect(place()).toBe(shown)
  })
})
