// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { LaunchPage } from './LaunchPage.tsx'

/** GAP-107 */
const OPENING_MS = 20_000

const LOTTERY = 'https://lottery.lanternhouse.example'
let tickets = 0
/** What the last ticket was asked for. */
let wanted: unknown
/** What the gateway was asked of the wallets; each is answered when it is told to. */
let balances: { signal: AbortSignal; answer: () => void }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  tickets = 0
  balances = []
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
  configureGateway({
    baseUrl: 'http://site.example',
    token: () => getSession()?.token,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/wps/wallets/gcs')
        await new Promise<void>((answer) => balances.push({ signal: request.signal, answer }))
      const isTicket = pathname === '/lgw/games/ticket'
      if (isTicket) {
        tickets += 1
        wanted = await request.json()
      }
      return Response.json({
        success: true,
        value: isTicket
          ? { ticket: `ticket-${tickets}-4Hq9Wn2Lr7Td5Vx1Yb`, expiresAt: '2026-11-21T09:40:00Z' }
          : { currencySymbol: '৳' },
      })
    },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  endSession()
  configureGateway({})
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const frame = () => document.querySelector('iframe')
const say = (data: unknown) =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data, origin: LOTTERY, source: frame()?.contentWindow ?? null }),
      ),
  )
/** A lottery whose host never answers: the frame stays silent. */
async function openSilentLottery(gameId = '7002') {
  const site = renderSite(<LaunchPage />, {
    info: { lotteryOrigin: LOTTERY },
    path: `/m/launchGame?playType=trad&gameId=${gameId}&prize_mode=Elott&pageBack=home`,
  })
  await pass(0)
  return site
}

it('NAMED-12 is drawn in the style of the merchant', async () => {
  Object.assign(currentMerchant, { lotteryStyle: 'night' })
  await openSilentLottery()
  await pass(100)
  expect(frame()?.src).toContain('/m/lotto-h5/night/')
  Reflect.deleteProperty(currentMerchant, 'lotteryStyle')
})

it('LAUNCH-13 opens a lottery whose id is no plain word', async () => {
  await openSilentLottery('SSC.1')
  await pass(100)
  expect(wanted).toMatchObject({ gameId: 'SSC.1' })
  expect(frame()?.src).toContain('/trad/games/SSC.1?')
  await say({ type: 'play', gameId: 'SSC.1' })
  expect(screen.queryByText('Opening the lottery…')).toBeNull()
})

it('GAP-107, ERR-41 says that it opens while the lottery is silent, and after 20 s that it did not answer', async () => {
  await openSilentLottery()
  expect(screen.getByText('Opening the lottery…')).toBeDefined()
  await pass(OPENING_MS - 1)
  expect(frame()?.src).toContain('token=ticket-1')
  await pass(1)
  expect(screen.getByText('The lottery did not open')).toBeDefined()
  expect(screen.getByText('It did not respond in time. No bet was placed.')).toBeDefined()
  expect(frame()).toBeNull()
  await pass(60_000)
  expect(tickets, 'nothing is opened again by itself').toBe(1)
})

it('GAP-107 opens again with a ticket of its own when it is asked to, and what then answers is shown', async () => {
  await openSilentLottery()
  await pass(OPENING_MS)
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await pass(0)
  expect(screen.getByText('Opening the lottery…')).toBeDefined()
  expect(frame()?.src).toContain('token=ticket-2')
  await say({ type: 'play', gameId: '7002' })
  expect(screen.queryByText('Opening the lottery…')).toBeNull()
  await pass(OPENING_MS * 2)
  expect(screen.queryByText('The lottery did not open')).toBeNull()
})

it.each(['while it opens', 'after it failed'])('LAUNCH-14 can be closed %s', async (moment) => {
  const { address } = await openSilentLottery()
  if (moment === 'after it failed') await pass(OPENING_MS)
  fireEvent.click(screen.getByRole('button', { name: 'Leave the lottery' }))
  await pass(0)
  expect(address()).toBe('/m/home')
})

it('GAP-107 asks for the balance again after the answer that is under way, however often it changes meanwhile', async () => {
  await openSilentLottery()
  for (let bets = 0; bets < 3; bets += 1) {
    await say({ type: 'balanceChanged' })
    await pass(2_000)
  }
  expect(balances.map(({ signal }) => signal.aborted)).toEqual([false])
  balances[0]?.answer()
  await pass(0)
  expect(balances).toHaveLength(2)
  balances[1]?.answer()
  await pass(60_000)
  expect(balances).toHaveLength(2)
})
