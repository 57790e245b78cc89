// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mock/state/db.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { runtime } from '#mock/state/runtime.ts'
import { errorMessages } from '#src/core/errors/error-messages.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { seenPopUpItem } from '#src/core/storage/late-items.ts'
import { place, queryOf, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

useWholeSite()

/** Found although a dialog lies over it, which hides the rest of the page from a reader. */
const behind = (role: string, name: RegExp | string) => screen.findByRole(role, { name, hidden: true })

/** Gives a seeded account another type, in the stub and therefore in the page. */
async function becomeType(username: string, type: 0 | 1 | 2 | 4 | 40 | 41 | 42): Promise<void> {
  const account = seededAccount(username)
  await updateAccount(db, account, (draft) => {
    draft.info.type = type
  })
}

describe('a closed site', () => {
  const [BE_BACK, NOT_HERE] = ['We will be right back', 'Not available where you are']

  it.each([
    ['NAMED-33', 'maintenance', { maintenance: true }, BE_BACK],
    ['NAMED-33', 'maintenance of a restricted region', { maintenance: true, regionRestriction: true }, BE_BACK],
    ['NAMED-32', 'a restricted region', { regionRestriction: true }, NOT_HERE],
  ])('GAP-01 GAP-128 %s by %s has customer service and nothing of the site', async (_row, _why, closed, title) => {
    Object.assign(runtime.switches, closed)
    const { calls } = await visitSite({ path: '/m/vip' })
    await screen.findByRole('heading', { name: title })
    expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined()
    expect(document.body.textContent.includes(runtime.switches.ip)).toBe(title === NOT_HERE)
    expect(screen.queryByRole('navigation')).toBeNull()

    Object.assign(runtime.switches, { maintenance: false, regionRestriction: false })
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: /VIP/ })
    expect(calls('getSystemStatus')).toHaveLength(2)
  })

  it.each([
    ['a visitor', { maintenance: true }, BE_BACK, {}],
    ['a member', { regionRestriction: true }, NOT_HERE, { as: 'ravi88' }],
  ])('GAP-128 NAMED-32 the status that is kept has customer service for %s by %j', async (_who, closed, name, who) => {
    Object.assign(runtime.switches, closed)
    const { allAnswered } = await visitSite({ path: '/m/vip', ...who })
    await screen.findByRole('heading', { name })
    await allAnswered()
    cleanup()
    await visitSite({ path: '/m/vip', hold: ['getSystemStatus'], ...who })
    await screen.findByRole('heading', { name })
    expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined()
  })

  it('NAMED-33 leaves when a return to the tab finds the site open', async () => {
    runtime.switches.maintenance = true
    await visitSite({ path: '/m/vip' })
    await screen.findByRole('heading', { name: BE_BACK })
    runtime.switches.maintenance = false
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByRole('heading', { level: 1, name: /VIP/ })).toBeDefined()
  })
})

describe('pages for real accounts', () => {
  // A warning stands for two seconds, which may be over before a busy machine has drawn the page.
  const showToast = vi.spyOn(toasts, 'showToast')
  beforeEach(() => void showToast.mockClear())
  const pages = { 'GAP-12': '/m/voucherCenter', 'GAP-27': '/m/withdraw' } as const
  const each = (types: readonly number[]) =>
    Object.entries(pages).flatMap(([row, path]) => types.map((type) => [row, path, type] as const))

  it.each(each([4, 40, 41, 42]))(
    'ERR-37, %s %s refuses the type %i with the message for deposits',
    async (_row, path, type) => {
      await becomeType('ravi88', type as 4)
      const { calls } = await visitSite({ path, as: 'ravi88' })
      await waitFor(() => expect(place()).toBe('/m/home'))
      const refusal = { kind: 'warning', text: errorMessages.realAccountRequired, durationMs: 2_000 }
      await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(refusal))
      expect(calls('listDepositBanks').length + calls('listBankCards').length).toBe(0)
    },
  )

  it.each(each([0, 1, 2]))('%s %s opens for the type %i', async (_row, path, type) => {
    await becomeType('ravi88', type as 0)
    const { calls } = await visitSite({ path, as: 'ravi88' })
    await waitFor(() => expect(calls('listDepositBanks').length + calls('listBankCards').length).toBe(1))
    expect(place()).toBe(path)
  })

  it.each([40, 41, 42] as const)('GAP-28 the chat opens for the type %i', async (type) => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window)
    await becomeType('ravi88', type)
    await visitSite({ path: '/m/messages', as: 'ravi88' })
    await press(/^Live chat/)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    open.mockRestore()
  })

  it.each([40, 41, 42] as const)('GAP-28 the inbox opens for the type %i', async (type) => {
    await becomeType('ravi88', type)
    const site = await visitSite({ path: '/m/messages', as: 'ravi88' })
    fireEvent.click(await screen.findByRole('link', { name: /^Inbox/ }))
    await waitFor(() => expect(site.calls('listInbox')).not.toHaveLength(0))
    expect(place()).toBe('/m/messages/inbox')
  })

  it('GAP-28 a trial is refused the inbox', async () => {
    await becomeType('ravi88', 4)
    const { calls } = await visitSite({ path: '/m/messages/inbox', as: 'ravi88' })
    await waitFor(() => expect(place()).toBe('/m/home'))
    const refusal = { kind: 'warning', text: errorMessages.freeReject, durationMs: 2_000 }
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(refusal))
    expect(calls('listInbox')).toHaveLength(0)
  })
})

describe('parts of a list', () => {
  const parts = async () => {
    const bar = await screen.findByRole('group', { name: 'Show' })
    return within(bar)
      .getAllByRole('button')
      .map((one) => [one.textContent, one.getAttribute('aria-pressed')])
  }

  it('GAP-21 the bar has all, new and favourite games, and no other part', async () => {
    await visitSite({ path: '/m/gameList?gameType=RNG' })
    expect(await parts()).toEqual([
      ['All', 'true'],
      ['New', 'false'],
      ['Favourites', 'false'],
    ])
  })

  it.each([
    ['all', undefined],
    ['new', 'new'],
    ['hot', 'hot'],
    ['recent', 'recent'],
  ])('GAP-21 the address may ask for %s games', async (type, gameClassify) => {
    const { calls } = await visitSite({ path: `/m/gameList?gameType=RNG&type=${type}`, as: 'ravi88' })
    await waitFor(() => expect(calls('listGames')).not.toHaveLength(0))
    expect(calls('listGames')[0]?.query.get('gameClassify') ?? undefined).toBe(gameClassify)
    expect((await parts()).filter(([, pressed]) => pressed === 'true')).toHaveLength(1)
  })

  it.each([
    ['/m/home?tab=FAV', null],
    ['/m/gameList?gameType=FISH&type=favourite', 'FISH'],
  ])('GAP-100 GATEWAY-72 favourites at %s are asked for with the game type %s', async (path, gameType) => {
    const { calls } = await visitSite({ path, as: 'ravi88' })
    await waitFor(() => expect(calls('listFavoriteGames')).not.toHaveLength(0))
    const query = calls('listFavoriteGames')[0]?.query
    expect([query?.get('gameType') || null, query?.get('pageSize')]).toEqual([gameType, '25'])
  })

  it('GAP-110 the smallest bet is sent as min, 25 lines or more as 25', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?gameType=RNG&minBet=min&minLine=25' })
    await waitFor(() => expect(calls('listGames')).not.toHaveLength(0))
    expect(queryOf(calls('listGames')[0])).toMatchObject({ minBet: 'min', minLine: '25' })
  })
})

describe('the three ways to the lotteries', () => {
  it('GAP-31 the category of home opens in place where there are several providers', async () => {
    const { calls } = await visitSite({ path: '/m/home', as: 'ravi88' })
    fireEvent.click(await behind('button', 'Lottery'))
    await waitFor(() => expect(place()).toBe('/m/home?tab=LOTT'))
    await waitFor(() => expect(calls('listGames').at(-1)?.query.get('gameType')).toBe('LOTT'))
    expect(calls('launchGame')).toHaveLength(0)
  })

  it('GAP-31 /m/lott is a game centre, whose list of providers leads on', async () => {
    const { calls } = await visitSite({ path: '/m/lott' })
    await screen.findByRole('heading', { level: 1, name: 'Lottery' })
    await screen.findByRole('heading', { name: 'Game providers' })
    expect(queryOf(calls('listAnnouncements')[0])).toMatchObject({ types: 'B,H', platform: 'W' })
    expect(place()).toBe('/m/lott')
  })

  it('GAP-31 filters submitted among the lotteries lead to their page', async () => {
    await visitSite({ path: '/m/gameList?gameType=LOTT' })
    await press('Show all providers with logos')
    await press('Show games')
    await waitFor(() => expect(place()).toBe('/m/lottery'))
  })
})

it('GAP-48 GATEWAY-64 the popular games of the search are the hot ones, nine at first', async () => {
  const { calls } = await visitSite({ path: '/m/slotsCenter' })
  await press('Open the search')
  const popular = await screen.findByRole('region', { name: 'Popular games' })
  await waitFor(() => expect(within(popular).getAllByRole('listitem')).toHaveLength(9))
  expect(calls('listHotGames')).toHaveLength(1)
  expect(calls('listPopularGames')).toHaveLength(0)
})

describe('words for what was saved', () => {
  it('GAP-36 changed favourites are told by words of their own', async () => {
    await visitSite({ path: '/m/gameList?gameType=FISH', as: 'ravi88' })
    const [heart] = await screen.findAllByRole('button', { name: /^Favourite: /, pressed: false })
    if (heart) fireEvent.click(heart)
    await screen.findByText('Changes saved')
    expect(screen.queryByText('Change saved')).toBeNull()
  })

  it('GAP-36 a changed password is told by words of its own', async () => {
    await visitSite({ path: '/m/changePsw', as: 'ravi88' })
    const typed = {
      'Current password': 'lantern88',
      'New password': 'monsoon77',
      'Confirm new password': 'monsoon77',
    }
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
    await press('Confirm')
    await screen.findByText('Change saved')
    expect(screen.queryByText('Changes saved')).toBeNull()
  })
})

describe('contracts that wait', () => {
  /** Puts off the offer that is told of. */
  const putOff = async (name: RegExp) => {
    const dialog = (await screen.findByText(name)).closest('[role="alertdialog"]') as HTMLElement
    expect(screen.getAllByText(/^Your agent offers you/)).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now', hidden: true }))
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  }

  it('GAP-13 GAP-160 are told of one after the other: daily wage, dividend, hourly wage', async () => {
    const { calls } = await visitSite({
      path: '/m/home',
      as: 'downline1',
    })
    await putOff(/you a daily wage/)
    await putOff(/you a share of the dividend/)
    await putOff(/you an hourly wage/)
    expect(calls('getConsolidatedSettings')).toHaveLength(1)
  })

  it('GAP-13 nothing is said where none waits', async () => {
    const { calls, allAnswered } = await visitSite({
      path: '/m/home',
      as: 'downline1',
      prefer: { getConsolidatedSettings: 'example=nothingPending' },
    })
    await waitFor(() => expect(calls('getConsolidatedSettings')).toHaveLength(1))
    await allAnswered()
    expect(screen.queryByText(/Your agent offers you/)).toBeNull()
  })
})

it.each([
  [{ username: false, mobile: true }, [false, true]],
  [{ username: true, mobile: false }, [true, false]],
])('GAP-135 the status says by %j how one may register', async (register, shown) => {
  await visitSite({ path: '/m/register', info: { register } })
  await screen.findByLabelText(/^Password \*/)
  const has = (label: RegExp) => screen.queryByLabelText(label, { selector: 'input' }) !== null
  expect([has(/^Username/), has(/^Code by SMS/)]).toEqual(shown)
  expect(screen.queryAllByRole('tab')).toEqual([])
})

it.each([
  ['has an agreement', '<p>You play for yourself.</p>', 1],
  ['has none', '', 0],
])('GAP-85 home asks for the terms once where the merchant %s', async (_what, agreement, times) => {
  seenPopUpItem.write('0')
  const resources = { links: [], ...(agreement ? { agreement } : {}) }
  const { calls, allAnswered } = await visitSite({ path: '/m/home', info: { resources }, settledIn: false })
  await waitFor(() => expect(calls('getRankList')).not.toHaveLength(0), { timeout: 20_000 })
  if (times > 0) await screen.findByText('Before you play')
  await allAnswered()
  expect(screen.queryAllByText('Before you play')).toHaveLength(times)
})

it('GAP-171 the member area leads to the section of the help centre on limits, which opens', async () => {
  // Where the merchant offers limits of one's own, the entry leads to these, and from there on.
  await visitSite({ path: '/m/member/home', as: 'ravi88', info: { whitelabel: { DEPOSIT: true } } })
  fireEvent.click(await screen.findByText('Limits and breaks'))
  await waitFor(() => expect(place()).toBe('/m/help?tag=responsible-gaming'))
  await screen.findByText(/^Set a limit, take a break/)
})
