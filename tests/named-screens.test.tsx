// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SiteStatus } from '#src/api/generated/types.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const names = (all: readonly HTMLElement[]) => all.map((one) => one.textContent)

it('NAMED-10 what was played lately stands before the groups of lotteries, for a member alone', async () => {
  const site = await visitSite({ path: '/m/lottery', as: 'ravi88', prefer: { getVnRecentGames: 'example=recent' } })
  const lately = await screen.findByRole('heading', { name: 'Recently played' })
  const group = await screen.findByRole('heading', { name: 'Classic draws' })
  expect(lately.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(lately.closest('section') as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(site.calls('getVnRecentGames')).toHaveLength(1)
})

it('NAMED-11 a visitor sees the last draws, and logs in to play', async () => {
  const { calls } = await visitSite({ path: '/m/startLottery?gameId=7511' })
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0))
  expect(calls('getVnOpenedNumbers')).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Play now' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
  expect(calls('createLotteryTicket')).toHaveLength(0)
})

it('NAMED-13 the slots centre has providers, parts, filters, the search and page after page, and no bottom menu', async () => {
  const { calls } = await visitSite({ path: '/m/slotsCenter' })
  const providers = await screen.findByRole('group', { name: 'Game providers' })
  await waitFor(() => expect(within(providers).getAllByRole('button').length).toBeGreaterThan(2))
  expect(names(within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button'))).toEqual([
    'All',
    'New',
    'Favourites',
  ])
  screen.getByRole('button', { name: /^Filters/ })
  screen.getByRole('button', { name: 'Open the search' })
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Show 25 more' }))
  await waitFor(() => expect(calls('listGames').at(-1)?.query.get('pageNo')).toBe('2'))
  expect(calls('listGames').every(({ query }) => query.get('gameType') === 'RNG')).toBe(true)
})

describe.each([
  ['base', 0],
  ['new', 1],
])('the %s member home', (_template, mem_cen) => {
  const info = { mobileTemplate: { mem_cen, dep_func: 1 } }

  it('NAMED-15 says who one is and what one has, with unread messages', async () => {
    const { calls } = await visitSite({ path: '/m/member/home', as: 'ravi88', info })
    const main = within(await screen.findByRole('main'))
    await main.findByText('Ravi_88')
    main.getByText('ravi88')
    expect(document.querySelector('main img[src^="/media/avatars/"]')).not.toBeNull()
    await main.findByText('৳ 12,480.50')
    expect((await main.findByRole('link', { name: /^Messages.*\d+ unread messages?$/ })).getAttribute('href')).toBe(
      '/m/messages',
    )
    const before = calls('getWallets').length
    fireEvent.click(main.getByRole('button', { name: 'Refresh balance' }))
    await waitFor(() => expect(calls('getWallets')).toHaveLength(before + 1))
  })

  it.each([
    ['a member', 'ravi88', /^Invite friends/, '/m/inviteFriends'],
    ['an agent', 'agent01', /^Agency centre/, '/m/member/agent/center'],
  ])('NAMED-15 leads %s to what is theirs', async (_who, as, name, path) => {
    await visitSite({ path: '/m/member/home', as, info })
    const main = within(await screen.findByRole('main'))
    expect((await main.findByRole('link', { name })).getAttribute('href')).toBe(path)
    for (const [entry, to] of [
      [/^Bets/, '/m/gameRecord'],
      [/^Account record/, '/m/member/accountRecord'],
      [/^Reports/, '/m/member/reports'],
      [/^Rewards/, '/m/rewardCenter'],
      [/^Security/, '/m/member/security'],
    ] as const)
      expect(main.getByRole('link', { name: entry }).getAttribute('href')).toBe(to)
  })
})

describe('a game centre', () => {
  it.each(['/m/gameCenter', '/m/sports', '/m/esports', '/m/live', '/m/lott', '/m/elott'])(
    'NAMED-22 %s has hot games and the providers of its category',
    async (path) => {
      const { calls } = await visitSite({ path })
      const heading = await screen.findByRole('heading', { name: 'Game providers' })
      const providers = within(heading.closest('section') as HTMLElement)
      await waitFor(() => expect(providers.getAllByRole('listitem').length).toBeGreaterThan(0))
      await waitFor(() => expect(calls('listHotGames')).toHaveLength(1))
    },
  )

  it('NAMED-22 says where there are no providers', async () => {
    await visitSite({ path: '/m/sports', prefer: { getVendorGameTypes: 'example=empty' } })
    expect(await screen.findByText(/^Nothing here yet$/)).toBeDefined()
  })
})

it('NAMED-25 the personal centre shows account, e-mail, mobile number and birthday, and where address and number are changed', async () => {
  await visitSite({ path: '/m/member/profile', as: 'ravi88' })
  const row = async (name: RegExp) => (await screen.findByText(name)).closest('li')?.textContent ?? ''
  expect(await row(/^Account$/)).toContain('ravi88')
  expect(await row(/^E-mail/)).toMatch(/@/)
  expect(await row(/^Mobile/)).toMatch(/\d/)
  expect(await row(/birth/i)).not.toMatch(/Change|Save/)
  expect(screen.getByRole('link', { name: /^E-mail/ }).getAttribute('href')).toBe('/m/webEmail')
  expect(screen.getByRole('link', { name: /^Mobile/ }).getAttribute('href')).toBe('/m/member/mobile')
  expect(screen.queryByLabelText(/birth/i, { selector: 'input' })).toBeNull()
  expect(place()).toBe('/m/member/profile')
})

it('ERR-39 GAP-144 who may not have a balance returned reads so where the transfers would stand', async () => {
  const prefer = { listWalletTransfers: 'code=403, example=BALANCE_RETURN_NOT_MEMBER' }
  await visitSite({ path: '/m/member/accountRecord', as: 'ravi88', prefer })
  fireEvent.click(await screen.findByRole('button', { name: 'Transfers' }))
  expect(await screen.findByText(/Only members/)).toBeDefined()
})

it('GAP-24 SHELL-94 the headers stand 40 px lower in the app on iOS 10', async () => {
  const inset = () => document.documentElement.style.getPropertyValue('--header-inset')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_4 like Mac OS X)')
  window.nativeApp = { openExternal: () => undefined, close: () => undefined, platform: () => 'ios' }
  await visitSite({ path: '/m/help' })
  await waitFor(() => expect(inset()).toBe('40px'))
  delete window.nativeApp
  document.documentElement.style.removeProperty('--header-inset')
  vi.restoreAllMocks()
})

it('GAP-135 a new link for sharing leads to the main domain, unless another one is chosen', async () => {
  const mainDomain = 'fast.lanternhouse.example'
  const { calls } = await visitSite({ path: '/m/agentRegister?view=links', as: 'agent01', info: { mainDomain } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
  const form = within(await screen.findByRole('dialog', { name: 'New link' }))
  const [chosen] = form.getAllByRole('button', { pressed: true }).filter((one) => one.textContent?.includes('.'))
  expect(chosen?.textContent).toBe(mainDomain)
  fireEvent.click(form.getByRole('button', { name: 'Create a link' }))
  await waitFor(() => expect(calls('createAffiliateUrl')).toHaveLength(1))
  expect(await calls('createAffiliateUrl')[0]?.request.json()).toMatchObject({ domain: mainDomain })
})

it.each(['elsewhere.example', undefined])(
  'GAP-135 a new link for sharing leads to the first host for links where the main domain is %s',
  async (mainDomain) => {
    const { calls } = await visitSite({
      path: '/m/agentRegister?view=links',
      as: 'agent01',
      change: (operation, value) => {
        if (operation !== 'getSystemStatus') return value
        const { info, ...status } = value as SiteStatus
        return { ...status, info: { ...info, mainDomain } }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
    const form = within(await screen.findByRole('dialog', { name: 'New link' }))
    const hosts = form.getAllByRole('button').filter((one) => one.textContent?.includes('.'))
    expect(hosts.map((host) => host.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...hosts.slice(1).map(() => 'false'),
    ])
    fireEvent.click(form.getByRole('button', { name: 'Create a link' }))
    await waitFor(() => expect(calls('createAffiliateUrl')).toHaveLength(1))
    expect(await calls('createAffiliateUrl')[0]?.request.json()).toMatchObject({ domain: hosts[0]?.textContent })
  },
)

it('GATEWAY-112 customer service opens the chat of a member too', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window)
  onTestFinished(() => open.mockRestore())
  const { calls } = await visitSite({ path: '/m/help', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: 'Customer service' }))
  fireEvent.click(await screen.findByText(/chat/i))
  await waitFor(() => expect(calls('launchChat')).toHaveLength(1))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
})

it('CHAT-03 the page that offers the app opens the chat of a member too', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window)
  onTestFinished(() => open.mockRestore())
  const { calls } = await visitSite({ path: '/m/app', as: 'ravi88' })
  fireEvent.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Live chat' }))
  await waitFor(() => expect(calls('launchChat')).toHaveLength(1))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
})

it('MSG-04 an announcement that is opened counts as read before the gateway knows of it', async () => {
  const { calls, held } = await visitSite({ path: '/m/messages', as: 'ravi88', hold: ['markAnnouncementRead'] })
  fireEvent.click(await screen.findByRole('link', { name: /^Announcements.*3 unread/ }))
  const [unread] = await screen.findAllByRole('button', { name: /Unread/, expanded: false })
  if (unread) fireEvent.click(unread)
  await waitFor(() => expect(held).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('link', { name: /^Announcements.*2 unread/ })
  expect(held).toHaveLength(1)
  expect(calls('getUnreadCount')).toHaveLength(1)
})

it('NAMED-27 the account record has page after page', async () => {
  const prefer = { listMemberTransactions: 'example=firstPage' }
  const { calls } = await visitSite({ path: '/m/member/accountRecord', as: 'ravi88', prefer })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const pages = () => calls('listMemberTransactions').map(({ query }) => query.get('pageNo'))
  await waitFor(() => expect(pages()).toEqual(['1', '2']))
})

it('GAP-115 the page for feedback has the limits of the merchant', async () => {
  const resources = { links: [], feedbackLength: { min: 15, max: 300 } }
  await visitSite({ path: '/m/feedback', info: { resources } })
  const message = await screen.findByLabelText(/^Your message/)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  fireEvent.input(message, { target: { value: 'x'.repeat(14) } })
  await screen.findByText('14/300')
  expect(send.disabled).toBe(true)
  fireEvent.input(message, { target: { value: 'x'.repeat(15) } })
  await waitFor(() => expect(send.disabled).toBe(false))
})
