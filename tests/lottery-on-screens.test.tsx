// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownLotteries } from '#mock/data/games/lotteries.ts'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { bookOrder } from '#mock/state/games/lottery-orders.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { openGameItem } from '#src/core/games/launch/open-game-item.ts'
import { place, press } from './support/on-screen.ts'
import type { StubOptions } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

const MINUTE_MS = 60_000

useWholeSite()
beforeEach(() => {
  // No draw ends in the middle of a test: it is always 20 s past a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 20_000 })
})
afterEach(() => void vi.useRealTimers())

const LOTTERY = '7002'
const info = { lotteryOrigin: 'https://lottery.example' }
const frame = () => document.querySelector('iframe')

describe('the launch page', () => {
  it('ERR-41 NAMED-12 says why a lottery did not open, offers another try, and its cross leads to the games', async () => {
    const prefer: Record<string, string> = { createLotteryTicket: 'code=404, example=GAME_UNAVAILABLE' }
    const { calls } = await visitSite({
      path: `/m/launchGame?playType=trad&gameId=${LOTTERY}`,
      as: 'ravi88',
      info,
      prefer,
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The lottery did not open')
    expect(frame()).toBeNull()
    delete prefer['createLotteryTicket']
    await press('Open again')
    await waitFor(() => expect(frame()?.src).toContain(`/m/lotto-h5/default/trad/games/${LOTTERY}`))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls('createLotteryTicket')).toHaveLength(2)
    await press('Leave the lottery')
    await waitFor(() => expect(place()).toBe('/m/game'))
  })

  it('LAUNCH-14 without what it needs says so, and leads home where it came from there', async () => {
    const { calls } = await visitSite({ path: `/m/launchGame?gameId=${LOTTERY}&pageBack=home`, as: 'ravi88', info })
    expect((await screen.findByRole('alert')).textContent).toContain('No lottery can be opened here')
    expect(calls('createLotteryTicket')).toEqual([])
    await press('Back to the games')
    await waitFor(() => expect(place()).toBe('/m/home'))
  })

  it('LAUNCH-01 SHELL-24 a visitor with the address of a frame is sent to the login page, and back to the lottery', async () => {
    await visitSite({ path: `/m/lotto-h5/default/trad/games/${LOTTERY}?token=stale`, info })
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
    const from = new URLSearchParams(window.location.search).get('from')
    expect(from).toBe(`/m/launchGame?playType=trad&gameId=${LOTTERY}`)
  })
})

describe('the lottery list', () => {
  it('LOTT-04 LOTT-06 shows draws with their results, of which the three named calls tell', async () => {
    const { calls } = await visitSite({ path: '/m/lottery' })
    const lottery = await screen.findByRole('button', { name: /^Coin Kite.*Last draw: \d\d/ })
    expect(lottery.textContent).toMatch(/\d\d:\d\d$/)
    expect(screen.getByRole('heading', { name: 'Classic draws' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lottery')
    const paths = (['listMobileLotteryGames', 'listOpenedNumbers', 'getVnGameMenu'] as const).map(
      (operation) => new URL(calls(operation)[0]?.request.url ?? 'http://none').pathname,
    )
    expect(paths).toEqual(['/lgw/games/mobile', '/lotto/lgw/games/opened/numero', '/lgw/vn/games/game_menu'])
  })

  it('LOTT-01 NAMED-10 has nothing around it, and plays on a tap: a visitor logs in first', async () => {
    await visitSite({ path: '/m/lottery' })
    await screen.findByRole('heading', { name: 'Classic draws' })
    expect(screen.queryByRole('navigation')).toBeNull()
    await press(/^Coin Kite.*Last draw/)
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
  })
})

it('LOTT-05, GAP-151 the bets keep their days and state while the lotteries are looked at', async () => {
  await visitSite({ path: '/m/lottery?tab=orders&days=yesterday&status=WON', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('tab', { name: 'Draws' }))
  await waitFor(() => expect(place()).toBe('/m/lottery?days=yesterday&status=WON'))
  fireEvent.click(screen.getByRole('tab', { name: 'My bets' }))
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('tab')).toBe('orders'))
  const isChosen = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true'
  expect([await isChosen('Won'), await isChosen('Yesterday')]).toEqual([true, true])
})

describe('the start page', () => {
  it('LOTT-04 shows the last draws of the provider with prizes, the special one first', async () => {
    const { calls } = await visitSite({ path: '/m/startLottery?gameId=7511', as: 'ravi88' })
    expect((await screen.findAllByText('Special prize')).length).toBeGreaterThan(0)
    const { pathname, searchParams } = new URL(calls('getVnOpenedNumbers')[0]?.request.url ?? 'http://none')
    expect([pathname, searchParams.get('gameId')]).toEqual(['/lgw/vn/numeros/opened/game', '7511'])
  })

  it('ERR-46 stays with its lottery when the lotteries could not be loaded', async () => {
    const FAILED = 'code=400, example=REQUEST_INVALID'
    const prefer: NonNullable<StubOptions['prefer']> = { listMobileLotteryGames: FAILED, getVnGameMenu: FAILED }
    await visitSite({ path: `/m/startLottery?gameId=${LOTTERY}`, as: 'ravi88', info, prefer })
    await screen.findByRole('heading', { name: 'Loading failed' })
    expect(place()).toBe(`/m/startLottery?gameId=${LOTTERY}`)
    delete prefer.listMobileLotteryGames
    delete prefer.getVnGameMenu
    await press('Try again')
    await screen.findByRole('button', { name: 'Play now' })
  })

  it('ERR-46 says so only when nothing of the lotteries is under way any more', async () => {
    const prefer = { listMobileLotteryGames: 'code=400, example=REQUEST_INVALID' }
    const hold = ['getVnGameMenu'] as const
    const site = await visitSite({ path: '/m/startLottery?gameId=7511', as: 'ravi88', info, prefer, hold })
    await waitFor(() => expect(site.held).toHaveLength(1))
    await waitFor(() => expect(site.calls('listMobileLotteryGames').length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByRole('heading', { name: 'Loading failed' })).toBeNull()
    act(() => site.held[0]?.release())
    await screen.findByRole('button', { name: 'Play now' })
  })

  it('LOTT-02 NAMED-11 shows the last draws and leads to the launch page in the current prize mode', async () => {
    await visitSite({ path: '/m/lottery', as: 'ravi88', info })
    fireEvent.click(await screen.findByRole('link', { name: 'Last draws of Coin Kite' }))
    await waitFor(() => expect(place()).toContain(`/m/startLottery?gameId=${LOTTERY}&`))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20))
    await press('Play now')
    await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'))
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      playType: 'trad',
      prize_mode: 'Elott',
      code: 'lobby',
      pageBack: 'home',
      gameId: LOTTERY,
    })
    await waitFor(() => expect(frame()?.src).toContain(`/games/${LOTTERY}`))
    // What is played stands beside the balance.
    expect(await screen.findByRole('heading', { level: 1, name: 'Coin Kite' })).toBeDefined()
  })

  it('LAUNCH-06 LAUNCH-14 a lottery that is left is kept for home to offer, one that is closed is over', async () => {
    await visitSite({ path: `/m/startLottery?gameId=${LOTTERY}`, as: 'ravi88', info })
    await press('Play now')
    await waitFor(() => expect(frame()).not.toBeNull())
    expect(openGameItem.read()?.game.displayName).toBe('Coin Kite')
    await press('Leave the lottery')
    await waitFor(() => expect(place()).toBe('/m/home'))
    expect(openGameItem.read()).toBeUndefined()
  })
})

describe('orders', () => {
  /** Books two bets of 6.00 and 4.00, as the frame does, on a draw that lasts longer than any test. */
  async function bet(): Promise<string> {
    await databaseReady()
    const game = ownLotteries('bdtdemo').toSorted((a, b) => b.drawSeconds - a.drawSeconds)[0]
    if (!game) throw new Error('no lottery is seeded')
    const of = { game: { ...game, drawSeconds: 86_400 }, playType: 'trad', prizeMode: 'Elott' } as const
    await bookOrder(db, { merchant: 'bdtdemo', username: 'ravi88' }, of, Date.now())
    return game.row.displayName
  }

  async function openOrder(lottery: string): Promise<void> {
    const [order] = await screen.findAllByRole('button', { name: new RegExp(`${lottery}.*Pending`) })
    if (order) fireEvent.click(order)
  }

  it('GATEWAY-80 GATEWAY-81 a member takes a part of a bet back, and gets the stake', async () => {
    const lottery = await bet()
    const { calls } = await visitSite({ path: '/m/lottery?tab=orders', as: 'ravi88' })
    await openOrder(lottery)
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel bet: Any two' }))
    expect(calls('getLotteryOrder')).toHaveLength(1)
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel bet: Any two' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('The stake goes back to your balance at once.')
    expect(calls('cancelLotterySuborders')).toEqual([])
    const wallets = calls('getWallets').length
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel bet' }))
    await sheet.findByText('Cancelled')
    expect(sheet.getByText('৳ 6.00', { selector: 'dd *' })).toBeDefined()
    expect(calls('cancelLotterySuborders')).toHaveLength(1)
    expect(await calls('cancelLotterySuborders')[0]?.request.json()).toMatchObject({
      suborderIds: [expect.any(String)],
    })
    await waitFor(() => expect(calls('getWallets').length).toBeGreaterThan(wallets))
  })

  it('GATEWAY-81 the button of the question is locked while the bet is taken back, however often it is tapped', async () => {
    const lottery = await bet()
    const hold = ['cancelLotterySuborders'] as const
    const { held, calls, allAnswered } = await visitSite({ path: '/m/lottery?tab=orders', as: 'ravi88', hold })
    await openOrder(lottery)
    await press('Cancel bet: Any two')
    const question = await screen.findByRole('alertdialog')
    const button = within(question).getByRole('button', { name: 'Cancel bet' })
    for (let tap = 0; tap < 20; tap += 1) fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    for (let tap = 0; tap < 20; tap += 1) fireEvent.click(button)
    await waitFor(() => expect(held).not.toHaveLength(0))
    act(() => held[0]?.release())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await allAnswered()
    expect(calls('cancelLotterySuborders')).toHaveLength(1)
  })

  it('LOTT-05 GAP-152 an order of the frame stands in the list that was looked at just before', async () => {
    const { calls } = await visitSite({ path: '/m/lottery?tab=orders', as: 'ravi88', info })
    await screen.findAllByRole('button', { name: /Pending/ })
    await act(async () => goTo(`/m/launchGame?playType=trad&gameId=${LOTTERY}`))
    await waitFor(() => expect(frame()).not.toBeNull())
    const [wallets, orders] = [calls('getWallets').length, calls('listLotteryOrders').length]
    const source = frame()?.contentWindow ?? null
    const message = { data: { type: 'balanceChanged' }, origin: info.lotteryOrigin, source }
    act(() => void window.dispatchEvent(new MessageEvent('message', message)))
    await waitFor(() => expect(calls('getWallets')).toHaveLength(wallets + 1))
    await act(async () => goTo('/m/lottery?tab=orders'))
    await waitFor(() => expect(calls('listLotteryOrders')).toHaveLength(orders + 1))
  })

  it('GATEWAY-81 the late answer for one bet leaves the question about another one open', async () => {
    const lottery = await bet()
    const { held, calls } = await visitSite({
      path: '/m/lottery?tab=orders',
      as: 'ravi88',
      hold: ['cancelLotterySuborders'],
    })
    await openOrder(lottery)
    await press('Cancel bet: Any two')
    await press('Cancel bet')
    await waitFor(() => expect(held).toHaveLength(1))
    await press('Keep it')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('Cancel bet: First three, straight')
    const question = await screen.findByRole('alertdialog')
    held[0]?.release()
    await screen.findByText('Cancelled', { selector: '[role="dialog"] *' })
    expect(question.closest('[data-leaving]')).toBeNull()
    await press('Cancel bet')
    await waitFor(() => expect(calls('cancelLotterySuborders')).toHaveLength(2))
    held[0]?.release()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('LOTT-05 RECORD-05 the three calls for orders are those that are named', async () => {
    const lottery = await bet()
    const { calls } = await visitSite({ path: '/m/lottery?tab=orders', as: 'ravi88' })
    await openOrder(lottery)
    await press('Cancel bet: Any two')
    await press('Cancel bet')
    await waitFor(() => expect(calls('cancelLotterySuborders')).toHaveLength(1))
    const asked = (['listLotteryOrders', 'getLotteryOrder', 'cancelLotterySuborders'] as const).map((operation) => {
      const { method, url } = calls(operation)[0]?.request ?? new Request('http://none')
      return `${method} ${new URL(url).pathname}`
    })
    expect(asked).toEqual(['GET /lgw/orders', 'GET /lgw/orders/detail', 'POST /lgw/orders/suborders/cancel'])
  })
})
