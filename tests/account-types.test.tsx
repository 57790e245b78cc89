// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import { errorMessages } from '#src/core/errors/error-messages.ts'
import { paths } from '#src/core/routing/paths.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { pathname } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const REAL_ACCOUNT = 'Please log in with a real account to use this function.'
const FREE_REJECT = 'Trial accounts cannot use this function.'

/** Pages of members, with the first call that each of them makes. */
const memberPages = [
  [paths.memberHome, 'getWallets'],
  [paths.deposit, 'listDepositBanks'],
  [paths.withdraw, 'listBankCards'],
  [paths.inbox, 'listInbox'],
] as const satisfies readonly (readonly [string, OperationId])[]

describe('real accounts', () => {
  it.each(([0, 1, 2] as const).flatMap((type) => memberPages.map(([path, call]) => ({ type, path, call }))))(
    'SESSION-07, SESSION-28 type $type reaches $path',
    async ({ type, path, call }) => {
      const site = await visitSite({ path, as: 'ravi88', type })
      await waitFor(() => expect(site.calls(call)).not.toHaveLength(0))
      await screen.findByRole('heading', { level: 1 })
      expect(pathname()).toBe(path)
      expect(screen.queryByText(REAL_ACCOUNT)).toBeNull()
    },
  )
})

describe('all other accounts', () => {
  it.each([4, 40, 41, 42])(
    'DEPOSIT-01, DEPOSIT-02 type %i is refused the deposit page, is told why, and nothing is asked for',
    async (type) => {
      const site = await visitSite({ path: paths.deposit, as: 'ravi88', type })
      expect((await screen.findByText(REAL_ACCOUNT)).closest('[role=alert]')).not.toBeNull()
      expect(pathname()).toBe(paths.home)
      expect(site.calls('listDepositBanks')).toHaveLength(0)
    },
  )

  it('DEPOSIT-03, SESSION-25 the free-check keeps who taps on the page that they are on', async () => {
    await visitSite({ path: paths.help, as: 'ravi88', type: 41 })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    fireEvent.click(menu.getByRole('link', { name: 'Deposit' }))
    await screen.findByText(REAL_ACCOUNT)
    // It is told before the step back is made.
    await waitFor(() => expect(pathname()).toBe(paths.help))
  })

  it.each([40, 41, 42])('SESSION-26 type %i passes where type 4 alone is refused: the inbox', async (type) => {
    const site = await visitSite({ path: paths.inbox, as: 'ravi88', type })
    await waitFor(() => expect(site.calls('listInbox')).not.toHaveLength(0))
    expect(pathname()).toBe(paths.inbox)
  })

  it('MSG-17, GAP-47 the row of the inbox refuses a trial in the way of a warning, for two seconds', async () => {
    const showToast = vi.spyOn(toasts, 'showToast')
    await visitSite({ path: paths.messages, as: 'ravi88', type: 4 })
    fireEvent.click(await screen.findByRole('button', { name: /^Inbox/ }))
    const refusal = { kind: 'warning', text: errorMessages.freeReject, durationMs: 2_000 }
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(refusal))
    showToast.mockRestore()
  })

  it('SESSION-08, SESSION-26 type 4 is refused the inbox with the words for a trial', async () => {
    const site = await visitSite({ path: paths.inbox, as: 'ravi88', type: 4 })
    await screen.findByText(FREE_REJECT)
    expect(pathname()).toBe(paths.home)
    expect(site.calls('listInbox')).toHaveLength(0)
  })
})

describe('the change of the password', () => {
  it('SESSION-27, PSW-03 type 4, to whom nobody gave a password, is refused it and lands on home', async () => {
    await visitSite({ path: paths.changePassword, as: 'ravi88', type: 4 })
    await screen.findByText(REAL_ACCOUNT)
    expect(pathname()).toBe(paths.home)
  })

  it.each([40, 41, 42])('PSW-05, GAP-148 type %i reaches it, which a first login must', async (type) => {
    await visitSite({ path: paths.changePassword, as: 'ravi88', type })
    await screen.findByLabelText(/^Current password/, { selector: 'input' })
    expect(pathname()).toBe(paths.changePassword)
  })
})

describe('agents', () => {
  it.each([1, 2, 41, 42])('SESSION-09, SESSION-29 type %i reaches the tools for a downline', async (type) => {
    const site = await visitSite({ path: paths.teamManagement, as: 'agent01', type })
    await waitFor(() => expect(site.calls('listSubordinates')).not.toHaveLength(0))
    expect(pathname()).toBe(paths.teamManagement)
  })

  it.each([0, 4, 40])(
    'SESSION-06, SESSION-09 type %i is told that they are for agents, and lands on home',
    async (type) => {
      const site = await visitSite({ path: paths.teamManagement, as: 'ravi88', type })
      await screen.findByText('Only agents can do this.')
      expect(pathname()).toBe(paths.home)
      expect(site.calls('listSubordinates')).toHaveLength(0)
    },
  )

  it.each([
    ['GATEWAY-125 the contracts offered are', paths.offeredContracts, 'listOfferedContracts'],
    ['NAMED-29 the agency centre is', paths.agencyCenter, 'getTeamKpiA'],
  ] as const)('%s for agents: a member is told so, lands on home, and asks for nothing', async (_what, path, call) => {
    const site = await visitSite({ path, as: 'ravi88', type: 0 })
    await screen.findByText('Only agents can do this.')
    expect(pathname()).toBe(paths.home)
    await site.allAnswered()
    expect(site.calls(call)).toHaveLength(0)
  })

  it('NAMED-29 a visitor of the agency centre is led to the login', async () => {
    const site = await visitSite({ path: paths.agencyCenter })
    await screen.findByLabelText(/^Username/, { selector: 'input' })
    expect(pathname()).toBe(paths.login)
    expect(site.calls('getTeamKpiA')).toHaveLength(0)
  })
})

describe('visitors', () => {
  it.each([
    ['a visitor', undefined, false],
    ['a member', 'ravi88', true],
  ])('SESSION-21 the tab of favourites on home, for %s', async (_who, as, isThere) => {
    const site = await visitSite({ path: paths.home, ...(as !== undefined && { as }) })
    // The terms lie over home, which hides it from a reader.
    const tabs = within(await screen.findByRole('navigation', { name: 'Categories', hidden: true }))
    await tabs.findByText('Slots')
    await site.allAnswered()
    expect(tabs.queryByText('Favourites') !== null).toBe(isThere)
  })

  it.each(['heart', 'game'])(
    'SESSION-21, SESSION-22 who taps a %s goes to the login, and no call is made',
    async (what) => {
      const site = await visitSite({ path: '/m/gameList?gameType=RNG' })
      await screen.findAllByRole('button', { name: /^Favourite: / })
      // The games are put into their order once more when the providers are there.
      await site.allAnswered()
      const [heart] = screen.getAllByRole('button', { name: /^Favourite: / })
      const game = heart?.parentElement?.querySelector('button')
      fireEvent.click((what === 'heart' ? heart : game) ?? document.body)
      await waitFor(() => expect(pathname()).toBe(paths.login))
      await screen.findByRole('tab', { name: 'SMS code' })
      expect([...site.calls('addFavorite'), ...site.calls('launchGame')]).toEqual([])
    },
  )

  it('SESSION-23 who opens a page of members goes to the login, with the way back', async () => {
    await visitSite({ path: paths.deposit })
    await waitFor(() => expect(pathname()).toBe(paths.login))
    expect(new URLSearchParams(window.location.search).get('from')).toBe(paths.deposit)
    await screen.findByRole('tab', { name: 'SMS code' })
  })
})
