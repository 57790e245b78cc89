// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMemberInfoQuery, getSystemStatusQuery, getWalletsQuery } from '#src/api/generated/first-screen.ts'
import type { SiteInfo, SiteStatus } from '#src/api/generated/types.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { dataSavingItem, hideBalanceItem, themeItem } from '#src/core/storage/items.ts'
import { savesData } from '#src/lib/data-saving.ts'
import { SOCIAL_KINDS } from '#src/core/site/social-links.ts'
import { SideMenu } from './SideMenu.tsx'
import grid from './MenuGrid.module.css'
import row from './SocialRow.module.css'
import menu from './SideMenu.module.css'

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn<() => Promise<void>>() }))
vi.mock('#src/core/session/sign-out.ts', () => ({ signOut }))

const whitelabel = { DEPOSIT: true, WITHDRAW: true, TRANSBETREPMEM3: true, REWCEN3: true, suggest: false }

const none: NonNullable<SiteInfo['whitelabel']> = {}

/** One address of each kind of social and messaging links, with the merchant's own name for it. */
const everyKind = SOCIAL_KINDS.map((resourceType) => ({
  resourceType,
  url: `https://house.example/${resourceType}`,
  labelNameEn: `Our ${resourceType}`,
}))

function openMenu(info: Partial<SiteInfo> = {}, nickname = '') {
  const status: SiteStatus = {
    info: {
      customerService: [],
      mobileTemplate: { mem_cen: 1, dep_func: 1 },
      imageCDNs: [],
      encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n', e: 'AQAB' },
      whitelabel,
      ...info,
    },
    location: { ip: '203.0.113.9', countryCode: 'BD' },
    maintenance: false,
    regionRestriction: false,
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(getSystemStatusQuery().queryKey, status)
  client.setQueryData(getWalletsQuery().queryKey, { currencySymbol: '₹', sumBalance: '12480.5' })
  client.setQueryData(getMemberInfoQuery().queryKey, {
    id: '1',
    nickname,
    account: 'ravi88',
    type: 0,
    iconUrl: '/media/icons/05.svg',
  })
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" defaultLocale="en">
        <MemoryRouter>
          <SideMenu open onClose={onClose} />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
  return { onClose }
}

const signIn = (type = 0) => startSession({ token: 't', userName: 'ravi88', type })
/** The entries proper, which come first of all lists. */
const entries = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  window.matchMedia = vi.fn<typeof window.matchMedia>().mockReturnValue(Object.assign(new EventTarget(), mediaList))
  signOut.mockResolvedValue(undefined)
})
const mediaList = { matches: false, media: '', onchange: null, addListener: vi.fn(), removeListener: vi.fn() }

afterEach(() => {
  cleanup()
  endSession()
  window.localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  vi.restoreAllMocks()
})

describe('the side menu of a visitor', () => {
  it('SHELL-77, SHELL-83 offers login, registration and a way back to a lost password, and no sign-out', () => {
    openMenu()
    expect(link('Log in')).toBe('/m/login')
    expect(link('Register')).toBe('/m/register')
    expect(link('Forgot password?')).toBe('/m/forget')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('SHELL-80 customer service shows even where no address can be opened, and leads to the help centre', () => {
    openMenu({ customerService: [{ title: 'CS', path: 'x'.repeat(60) }] })
    const links = screen.getAllByRole('link', { name: 'Customer service' })
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/m/help', '/m/help'])
  })

  it('SHELL-82 opens configured social links in a window without an opener, and shows no heading without any', () => {
    openMenu({ resources: { links: [{ resourceType: 'TELEGRAM', url: 'https://t.me/x', labelNameEn: 'Telegram' }] } })
    const social = screen.getByRole('link', { name: 'Telegram' })
    expect(social.getAttribute('href')).toBe('https://t.me/x')
    expect(social.getAttribute('target')).toBe('_blank')
    expect(social.getAttribute('rel')).toBe('noopener noreferrer')
    cleanup()
    openMenu()
    expect(screen.queryByText('Find us')).toBeNull()
  })

  it('SHELL-82, I18N-13 shows each of the eight kinds by its English label, the chat by its own name', () => {
    openMenu({ resources: { links: everyKind } })
    const heading = screen.getByRole('heading', { name: 'Find us' })
    const links = within(heading.parentElement ?? document.body).getAllByRole('listitem')
    expect(links.map((one) => one.textContent)).toEqual(
      SOCIAL_KINDS.map((kind) => (kind === 'LIVECHAT' ? 'Live chat' : `Our ${kind}`)),
    )
  })

  it('CHAT-01 a chat without its flag is a link like the others', () => {
    openMenu({ whitelabel: {}, resources: { links: everyKind } })
    expect(link('Live chat')).toBe('https://house.example/LIVECHAT')
  })

  it('SHELL-88, GAP-14 ends with home and customer service, and no speed test where there is one domain', () => {
    openMenu({ domainRoute: ['lanternhouse.example', 'evil.example'] })
    expect(link('Home')).toBe('/m/home')
    expect(screen.getAllByRole('link', { name: 'Customer service' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Speed test' })).toBeNull()
  })

  it('SHELL-88, GAP-94 offers the speed test where the merchant has more than one domain', async () => {
    openMenu({ domainRoute: ['lanternhouse.example', 'fast.lanternhouse.example'] })
    fireEvent.click(screen.getByRole('button', { name: 'Speed test' }))
    expect(await screen.findByRole('dialog', { name: 'Speed test' })).toBeDefined()
  })
})

describe('the side menu of a member', () => {
  beforeEach(() => signIn())

  it('SHELL-75 shows the account where there is no nickname, and the balance with its symbol', () => {
    openMenu()
    expect(screen.getByText('ravi88')).toBeDefined()
    expect(screen.getByText('₹ 12,480.50')).toBeDefined()
  })

  it('SHELL-75 shows the logo, the picture of the member and the nickname where there is one', () => {
    openMenu({}, 'Ravi_88')
    const dialog = screen.getByRole('dialog', { name: 'Menu' })
    expect(dialog.textContent).toContain('Lanternhouse')
    expect(dialog.querySelector('img[src="/media/icons/05.svg"]')).not.toBeNull()
    expect(within(dialog).getByText('Ravi_88')).toBeDefined()
    expect(within(dialog).queryByText('ravi88')).toBeNull()
  })

  it('SHELL-78 has nine entries in their order, each with its way', () => {
    openMenu({ resources: { links: [], referralPromo: { enabled: true } } })
    expect(entries().map((one) => [one.textContent, one.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
      ['Betting record', '/m/gameRecord'],
      ['Reward centre', '/m/rewardCenter'],
      ['Customer service', '/m/help'],
      ['Get the app', '/m/app'],
      ['Help', '/m/help'],
      ['Invite friends', '/m/inviteFriends'],
      ['Feedback', '/m/feedback'],
    ])
  })

  it('SHELL-80 keeps customer service, help, share and feedback whatever is off', () => {
    openMenu({ whitelabel: {} })
    const names = entries().map((one) => one.textContent)
    expect(names).toEqual(['Customer service', 'Get the app', 'Help', 'Invite friends', 'Feedback'])
  })

  it.each([
    { items: 6, whitelabel: none, kinds: 0, after: [3] },
    { items: 7, whitelabel: none, kinds: 1, after: [3, 6] },
    { items: 9, whitelabel: none, kinds: 3, after: [3, 6] },
    { items: 10, whitelabel, kinds: 0, after: [3, 6, 9] },
    { items: 10, whitelabel: none, kinds: 4, after: [3, 6, 9] },
    { items: 12, whitelabel: none, kinds: 6, after: [3, 6, 9] },
    { items: 13, whitelabel: none, kinds: 7, after: [3, 6, 9, 12] },
    { items: 18, whitelabel, kinds: 8, after: [3, 6, 9, 12] },
  ])('SHELL-84 with $items visible items has the dividers after $after', ({ whitelabel: keys, kinds, after }) => {
    openMenu({ whitelabel: keys, resources: { links: everyKind.slice(0, kinds) } })
    const last = kinds > 0 ? { 9: row.divided, 12: menu.divided } : { 9: menu.divided }
    const classes = { 3: grid.after3, 6: grid.after6, ...last }
    const shown = Object.entries(classes).filter(([, name]) => document.querySelector(`.${name}`) !== null)
    expect(shown.map(([step]) => Number(step))).toEqual(after)
  })

  it('SHELL-76 turns the balance into asterisks and back', () => {
    openMenu()
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(screen.getByText('₹ ******')).toBeDefined()
    expect(hideBalanceItem.read()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
    expect(screen.getByText('₹ 12,480.50')).toBeDefined()
  })

  it('SHELL-78, SHELL-79, GAP-05 leads to the pages whose key is on, and to the feedback though its key is off', () => {
    openMenu({ whitelabel: { ...whitelabel, WITHDRAW: false } })
    expect(link('Deposit')).toBe('/m/voucherCenter')
    expect(link('Betting record')).toBe('/m/gameRecord')
    expect(link('Reward centre')).toBe('/m/rewardCenter')
    expect(link('Get the app')).toBe('/m/app')
    expect(link('Feedback')).toBe('/m/feedback')
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })

  it('SHELL-86, ERR-63, CONST-06 says that sharing is coming soon while the referral programme is off', () => {
    const showToast = vi.spyOn(toasts, 'showToast')
    openMenu()
    fireEvent.click(screen.getByRole('button', { name: 'Invite friends' }))
    const text: unknown = expect.objectContaining({ defaultMessage: [{ type: 0, value: 'Coming soon' }] })
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'info', durationMs: 1_500, text }),
    )
  })

  it('SHELL-85, SHELL-87 shares by the invitation of friends, an agent by the registration of agents', () => {
    openMenu({ resources: { links: [], referralPromo: { enabled: true } } })
    expect(link('Invite friends')).toBe('/m/inviteFriends')
    cleanup()
    signIn(1)
    openMenu()
    expect(link('Invite friends')).toBe('/m/agentRegister')
  })

  it('SHELL-84, GAP-29 divides what is there: entries, social links and the way out', () => {
    const divided = () => [3, 6].filter((step) => document.querySelector(`ul[class*="after${step}"]`) !== null)
    const telegram = { resourceType: 'TELEGRAM', url: 'https://t.me/x', labelNameEn: 'Telegram' } as const
    // Five entries and the way out are six; a link of the house is the seventh.
    openMenu({ whitelabel: { suggest: false } })
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(divided()).toEqual([3])
    cleanup()
    openMenu({ whitelabel: { suggest: false }, resources: { links: [telegram] } })
    expect(divided()).toEqual([3, 6])
  })

  it('SHELL-83 closes and signs out', () => {
    const { onClose } = openMenu()
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(signOut).toHaveBeenCalledOnce()
  })
})

it('KEY-16 the switch turns the theme of the page and keeps it', () => {
  openMenu()
  const theme = screen.getByRole('switch', { name: 'Dark theme' })
  expect(theme.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(theme)
  expect(document.documentElement.getAttribute('data-theme')).toBe('light')
  expect(themeItem.read()).toBe('light')
  fireEvent.click(theme)
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(themeItem.read()).toBe('dark')
})

it('KEY-18, BEYOND-17 the switch saves data, and keeps the choice', () => {
  openMenu()
  const saver = screen.getByRole('switch', { name: 'Data saver' })
  expect([saver.getAttribute('aria-checked'), dataSavingItem.read()]).toEqual(['false', undefined])
  for (const kept of ['on', 'off'] as const) {
    fireEvent.click(saver)
    expect(saver.getAttribute('aria-checked')).toBe(String(kept === 'on'))
    expect([dataSavingItem.read(), savesData()]).toEqual([kept, kept === 'on'])
  }
})
