// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import { termsAgreedItem } from '#src/core/storage/late-items.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const heading = (name: string) => screen.findByRole('heading', { name, hidden })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden }))
const strip = () => screen.findByRole('list', { name: 'Announcements', hidden })

describe('the ways in or to money', () => {
  it.each([
    ['HOME-10', 'a visitor', undefined, { 'Log in': '/m/login', Register: '/m/register' }],
    ['HOME-09', 'a member', 'ravi88', { Deposit: '/m/voucherCenter', Withdraw: '/m/withdraw' }],
  ])('%s of home for %s', async (_row, _who, as, ways) => {
    await visitSite({ path: '/m/home', ...(as !== undefined && { as }) })
    const { queryByRole } = within(await screen.findByRole('main', { hidden }))
    const href = (name: string) => queryByRole('link', { name, hidden })?.getAttribute('href')
    const names = ['Log in', 'Register', 'Deposit', 'Withdraw'].filter((name) => href(name) !== undefined)
    expect(Object.fromEntries(names.map((name) => [name, href(name)]))).toEqual(ways)
  })
})

describe('the strip of announcements', () => {
  it('HOME-27 says where there are none', async () => {
    const empty = 'code=200, example=empty'
    await visitSite({ path: '/m/home', prefer: { listAnnouncements: empty, getLobbyNews: empty } })
    await screen.findByText('No announcements')
    expect(screen.queryByRole('list', { name: 'Announcements', hidden })).toBeNull()
  })

  it('HOME-29 GAP-95 opens the announcement of its line', async () => {
    await visitSite({ path: '/m/home' })
    const [line] = within(await strip()).getAllByRole('link', { hidden })
    fireEvent.click(line ?? document.body)
    await waitFor(() => expect(place()).toBe('/m/notice?index=0'))
    const open = await screen.findByRole('button', { expanded: true, hidden })
    expect(open.textContent).toContain(line?.textContent)
  })

  it('HOME-29 MSG-07 opens and marks the announcement of its line, though a newer one has its index by then', async () => {
    let newer: object[] = []
    const site = await visitSite({
      path: '/m/home',
      as: 'ravi88',
      change: (operation, value) => {
        if (operation !== 'listAnnouncements') return value
        const { list } = value as { list: object[] }
        return { list: [...newer, ...list].map((announcement) => ({ ...announcement, read: false })) }
      },
    })
    const [line] = within(await strip()).getAllByRole('link', { hidden })
    newer = [{ id: 'newer', type: 'PL', title: 'Newer', content: '', publishedAt: '2026-11-20T08:00:00.000Z' }]
    fireEvent.click(line ?? document.body)
    const open = await screen.findByRole('button', { expanded: true, hidden })
    expect(open.textContent).toContain(line?.textContent)
    await waitFor(() => expect(site.calls('markAnnouncementRead')).toHaveLength(1))
    const [told] = site.calls('markAnnouncementRead')
    expect(await told?.request.json()).not.toMatchObject({ announcementId: 'newer' })
  })

  it('GATEWAY-60 has the news of the lobby, which lead on where they say so', async () => {
    await visitSite({
      path: '/m/home',
      prefer: { listAnnouncements: 'example=empty', getLobbyNews: 'code=200, example=news' },
    })
    const news = await within(await strip()).findByRole('link', { name: 'Pearl Diver Bay has a new reef', hidden })
    expect(news.getAttribute('href')).toBe('/m/gameList?gameType=FISH')
    const plain = await within(await strip()).findByText('Red Kite brings four new slots')
    expect(plain.closest('a, button')).toBeNull()
  })

  it('HOME-32 asks once for its three types on the platform for mobiles', async () => {
    const { calls, allAnswered } = await visitSite({ path: '/m/home' })
    await heading('Game providers')
    await allAnswered()
    expect(calls('listAnnouncements').map(({ query }) => [query.get('types'), query.get('platform')])).toEqual([
      ['B,PL,PU', 'M'],
    ])
  })
})

describe('what did not come to home', () => {
  it.each([
    ['a board of games', 'listHotGames', 'Try again', 'Favourite: Blue Lotus'],
    ['the categories', 'getVendorGameTypes', 'Load the categories again', 'Slots'],
  ] as const)('SHELL-91 ERR-46 %s: another tap asks again', async (_what, operation, again, shown) => {
    await comesBack(operation, again)
    expect(await screen.findAllByRole('button', { name: shown, hidden })).not.toHaveLength(0)
  })

  it('HOME-27 announcements: another tap asks again', async () => {
    await comesBack('listAnnouncements', /^Announcements could not be loaded/)
    expect(await strip()).toBeDefined()
  })

  /** Visits home where an operation fails, and asks again once it does not. */
  async function comesBack(operation: OperationId, button: string | RegExp): Promise<void> {
    const prefer: Partial<Record<OperationId, string>> = { [operation]: 'code=400, example=REQUEST_INVALID' }
    const { calls, allAnswered } = await visitSite({ path: '/m/home', prefer })
    await screen.findByRole('button', { name: button, hidden })
    // Parts of the page that come late ask for some of it by themselves.
    await screen.findByText(/Players must be/)
    await allAnswered()
    const before = calls(operation).length
    delete prefer[operation]
    await press(button)
    await waitFor(() => expect(calls(operation)).toHaveLength(before + 1))
    await waitFor(() => expect(screen.queryByRole('button', { name: button, hidden })).toBeNull())
  }
})

describe('the foot of home', () => {
  it('HOME-04 HOME-30 WIN-05 begins with the latest winners', async () => {
    await visitSite({ path: '/m/home' })
    const winners = await heading('Winning now')
    const providers = await heading('Game providers')
    expect(winners.compareDocumentPosition(providers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const board = within(await screen.findByRole('list', { name: 'Winning now', hidden }))
    expect(board.getAllByRole('button', { name: /^Play /, hidden })).toHaveLength(3)
  })

  it('HOME-31, HOME-04 ends with providers, licence, description and copyright, on the first tab alone', async () => {
    await visitSite({ path: '/m/home' })
    await heading('Game providers')
    const foot = () => document.querySelector('footer')?.textContent
    expect(foot()).toMatch(/Game providers.*Sample Gaming Authority.*More than 600 games.*©/)
    expect(foot()).toContain(`© ${new Date().getFullYear()} Lanternhouse`)
    await press('Slots')
    await waitFor(() => expect(document.querySelector('footer')).toBeNull())
  })

  it('WIN-04 has no board without winners, and all the rest', async () => {
    const { allAnswered } = await visitSite({ path: '/m/home', prefer: { getRankList: 'code=200, example=empty' } })
    await heading('Game providers')
    await allAnswered()
    expect(screen.queryByText('Winning now')).toBeNull()
  })
})

describe('the terms', () => {
  const gate = () => screen.findByRole('alertdialog', { name: 'Before you play' })

  it('HOME-20 a link of theirs stays in the site, and they wait', async () => {
    await visitSite({ path: '/m/home', settledIn: false })
    fireEvent.click(await within(await gate()).findByRole('link', { name: 'terms and conditions' }))
    await waitFor(() => expect(place()).toBe('/m/help?tag=terms'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(termsAgreedItem.read()).toBeUndefined()
    act(() => window.history.back())
    await gate()
  })
})

it('HOME-01 GAP-160 home asks who is signed in, then tells them of the contract that waits', async () => {
  termsAgreedItem.write('1')
  const { calls, held } = await visitSite({
    path: '/m/home',
    as: 'ravi88',
    settledIn: false,
    hold: ['getMemberInfo'],
    prefer: { getConsolidatedSettings: 'code=200, example=dividendPending' },
  })
  // What home says by itself has come with it.
  const gotIt = await screen.findByRole('button', { name: 'Got it', hidden })
  expect([held.length, calls('getConsolidatedSettings').length]).toEqual([1, 0])
  fireEvent.click(gotIt)
  held[0]?.release()
  const name = 'Your agent offers you a share of the dividend.'
  const offer = await screen.findByRole('alertdialog', { name, hidden })
  expect(screen.getAllByText(/^Your agent offers you/)).toHaveLength(1)
  fireEvent.click(within(offer).getByRole('button', { name: 'Read the offer', hidden }))
  await waitFor(() => expect(place()).toBe('/m/member/agent/getDevidendContract'))
})
