// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { db } from '#mock/state/db.ts'
import type { Account } from '#mock/state/rows.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { PlayLimits } from '#src/api/generated/types.ts'
import { isolate } from '#src/lib/isolate.ts'
import { fillTransfer, openedOrder, order } from './support/deposit-page.tsx'
import { place } from './support/on-screen.ts'
import type { StubOptions } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

useWholeSite()
afterEach(() => void vi.useRealTimers())

const DEPOSIT = '/m/voucherCenter'
const LIMITS = '/m/member/playLimits'
const GAMES = '/m/gameList?gameType=RNG&name=Tiger+Drum'
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const BREAK = { breakEndsAt: new Date(Date.now() + 7 * DAY_MS).toISOString() }

async function decide(decided: Pick<Account, 'depositLimits' | 'breakEndsAt'>): Promise<void> {
  await databaseReady()
  const account = seededAccount('ravi88')
  await updateAccount(db, account, (draft) => void Object.assign(draft, decided))
}
/** The site of a member who has decided this before. */
async function visit(path: string, decided: Parameters<typeof decide>[0] = {}, more = {}) {
  await decide(decided)
  return visitSite({ path, as: 'ravi88', ...more })
}
/** Today leaves so much; a month is limited too, but leaves more. */
const leaves = (left: string) => ({
  change: (operation: string, value: unknown) => {
    if (operation !== 'getPlayLimits') return value
    const { limits } = value as PlayLimits
    const known = {
      DAY: { amount: '2000.00', used: '500.00', left },
      WEEK: {},
      MONTH: { amount: '90000.00', left: '600000.00' },
    }
    return { limits: limits.map((one) => ({ ...one, ...known[one.period] })) }
  },
})
const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount/)

describe('the deposit page', () => {
  it('BEYOND-10, MONEY-39 says that a limit leaves nothing before there is a form, with figures and one way on', async () => {
    await visit(DEPOSIT, {}, leaves('0.00'))
    const title = await screen.findByRole('heading', { name: 'You have reached your own limit for today' })
    expect(title.nextElementSibling?.textContent).toMatch(
      /^Your limit is ৳ 2,000\.00, and you have used ৳ 500\.00\. You can deposit again from .+\.$/,
    )
    expect(screen.getByRole('link', { name: 'Show limits and breaks' }).getAttribute('href')).toBe(LIMITS)
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('MONEY-39, BEYOND-14 asks who the member is before it says that a limit leaves nothing', async () => {
    const site = await visit(DEPOSIT, {}, { ...leaves('0.00'), prefer: { listDepositBanks: 'example=unknown' } })
    await screen.findByRole('heading', { name: 'Customer service needs to verify your identity' })
    await site.allAnswered()
    expect(screen.queryByRole('heading', { name: 'You have reached your own limit for today' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Show limits and breaks' })).toBeNull()
  })

  it.each([
    ['WEEK', 'this week'],
    ['MONTH', 'this month'],
  ])('BEYOND-10 says whose limit it is that leaves nothing: %s', async (period, named) => {
    const nothing = { amount: '9000.00', used: '9000.00', left: '0.00' }
    const change = (operation: string, value: unknown) =>
      operation === 'getPlayLimits'
        ? { limits: (value as PlayLimits).limits.map((one) => (one.period === period ? { ...one, ...nothing } : one)) }
        : value
    await visit(DEPOSIT, {}, { change })
    await screen.findByRole('heading', { name: `You have reached your own limit for ${named}` })
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  const FAILS = 'code=400, example=REQUEST_INVALID'
  it.each([
    ['opens the form', '2000.00', {}],
    ['asks again every so often, where the gateway says the same', '0.00', {}],
    ['asks again every so often, where no answer comes', '0.00', { getPlayLimits: FAILS }],
  ])('BEYOND-10 when a limit leaves something again, %s', async (_what, renewed, failing) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
    const renewsAt = new Date(Date.now() + MINUTE_MS).toISOString()
    let left = '0.00'
    const limits = () => [{ period: 'DAY', amount: '2000.00', used: '500.00', left, renewsAt }]
    const change = (operation: string, value: unknown) => (operation === 'getPlayLimits' ? { limits: limits() } : value)
    const prefer: StubOptions['prefer'] = {}
    const { calls } = await visit(DEPOSIT, {}, { change, prefer })
    const title = await screen.findByRole('heading', { name: 'You have reached your own limit for today' })
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
    const asked = calls('getPlayLimits').length
    left = renewed
    Object.assign(prefer, failing)
    await pass(MINUTE_MS - 2_000)
    expect(calls('getPlayLimits')).toHaveLength(asked)
    await pass(5_000)
    await vi.waitFor(() => expect(calls('getPlayLimits').length).toBeGreaterThan(asked))
    if (renewed !== '0.00') return void (await amountField())
    await pass(MINUTE_MS)
    expect(calls('getPlayLimits').length - asked).toBeGreaterThan(2)
    expect(calls('getPlayLimits').length - asked).toBeLessThan(MINUTE_MS / SECOND_MS / 10)
    expect(title.isConnected).toBe(true)
    left = '2000.00'
    delete prefer.getPlayLimits
    await pass(MINUTE_MS)
    await amountField()
  })

  it('BEYOND-10, MONEY-39 says when a break ends, before there is a form', async () => {
    await visit(DEPOSIT, BREAK)
    const title = await screen.findByRole('heading', { name: 'You are on a break' })
    expect(title.nextElementSibling?.textContent).toMatch(/^Your break ends .+ You can withdraw at any time\.$/)
    expect(screen.getByRole('link', { name: 'Show limits and breaks' }).getAttribute('href')).toBe(LIMITS)
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('BEYOND-10 opens the form once the break has ended', async () => {
    await visit(DEPOSIT, { breakEndsAt: new Date(Date.now() - 1).toISOString() })
    expect(await amountField()).toBeDefined()
  })

  it('BEYOND-10, MONEY-19 takes the lesser of channel and own rest, and says that it is the own limit', async () => {
    const { calls } = await visit(DEPOSIT, {}, leaves('1200.00'))
    expect((await screen.findByText(/^Per payment.*within your own limit$/)).textContent).toBe(
      'Per payment: ৳\u00a0500.00 – ৳\u00a01,200.00, within your own limit',
    )
    const amounts = screen.getAllByRole('button', { name: /^[\d,]+$/ }).map(({ textContent }) => textContent)
    expect(amounts).toEqual(['500', '1,000'])
    await fillTransfer('1200.01')
    order()
    expect((await screen.findByText(/^You have .+ left within your own limit/)).textContent).toBe(
      `You have ${isolate('৳ 1,200.00')} left within your own limit.`,
    )
    expect(calls('createManualDeposit')).toEqual([])
    await fillTransfer('1200')
    order()
    await openedOrder()
  })

  it('BEYOND-10, MONEY-21 names the limits of the channel where they are tighter', async () => {
    await visit(DEPOSIT, {}, leaves('900000.00'))
    expect((await screen.findByText(/^Per payment/)).textContent).toBe('Per payment: ৳\u00a0500.00 – ৳\u00a0200,000.00')
  })

  it('BEYOND-10 says so where the own limit leaves less than a channel takes', async () => {
    await visit(DEPOSIT, {}, leaves('499.99'))
    expect((await screen.findByText(/^You have left within your own limit/)).textContent).toBe(
      'You have ৳ 499.99 left within your own limit. This deposit method takes ৳ 500.00 or more.',
    )
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('BEYOND-10, BEYOND-11 shows at the amount what the gateway says is left, and learns the limits anew', async () => {
    const { calls } = await visit(DEPOSIT)
    await amountField()
    await decide({ depositLimits: [{ period: 'DAY', amount: '700.00' }] })
    await fillTransfer('1500')
    order()
    const fault = await screen.findByText(/^You have .+ left within your own limit/)
    expect(fault.textContent).toMatch(/৳ 700\.00.? left within your own limit\.$/)
    expect((await amountField()).getAttribute('aria-invalid')).toBe('true')
    expect(await screen.findByText(/^Per payment.*within your own limit$/)).toBeDefined()
    expect(calls('createManualDeposit')).toHaveLength(1)
    expect(db.depositOrders.count()).toBe(0)
  })

  it('BEYOND-10, BEYOND-11 tells of a break that another tab began, and gives its form up', async () => {
    await visit(DEPOSIT)
    await amountField()
    await decide(BREAK)
    await fillTransfer('1500')
    order()
    const dialog = await screen.findByRole('alertdialog', {
      name: /^Your break ends .+ deposits and games are paused\.$/,
    })
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(await screen.findByRole('heading', { name: 'You are on a break' })).toBeDefined()
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('BEYOND-10 opens the form where the limits do not load: the gateway judges each order', async () => {
    await visit(DEPOSIT, {}, { prefer: { getPlayLimits: 'code=403, example=FEATURE_UNAVAILABLE' } })
    expect(await amountField()).toBeDefined()
  })

  it('BEYOND-10 a form that opened without the limits stays, with what was typed, while they are asked for again', async () => {
    const hold: OperationId[] = []
    const prefer = { getPlayLimits: 'code=403, example=FEATURE_UNAVAILABLE' }
    const site = await visit(DEPOSIT, {}, { hold, prefer })
    const amount = await amountField()
    fireEvent.change(amount, { target: { value: '1500' } })
    hold.push('getPlayLimits')
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(site.held).toHaveLength(1))
    await site.allAnswered()
    expect(await amountField()).toBe(amount)
    expect(amount.value).toBe('1500')
  })

  it('BEYOND-10, BOOT-24 asks for no limits where the merchant offers none', async () => {
    const { calls } = await visit(DEPOSIT, {}, { info: { whitelabel: { DEPOSIT: true } } })
    expect(await amountField()).toBeDefined()
    expect(calls('getPlayLimits')).toEqual([])
  })
})

describe('on a break', () => {
  it('BEYOND-10, BEYOND-11 a game does not start, and a dialog says when the break ends', async () => {
    const { calls } = await visit(GAMES, BREAK)
    const [tile] = await screen.findAllByRole('button', { name: /^Tiger Drum/ })
    if (!tile) throw new Error('the game is there')
    fireEvent.click(tile)
    await screen.findByRole('alertdialog', { name: /^Your break ends/ })
    expect(calls('launchGame')).toHaveLength(1)
    expect(calls('addRecentGame')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
    expect(place()).toBe(GAMES)
  })

  it('BEYOND-10, BEYOND-11 a lottery says when the break ends, and leads back instead of asking again', async () => {
    await visit('/m/launchGame?playType=trad&gameId=7502', BREAK, {
      info: { lotteryOrigin: 'https://lottery.example' },
    })
    expect(await screen.findByText(/^Your break ends/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the games' }))
    await waitFor(() => expect(place()).not.toContain('launchGame'))
  })

  it('BEYOND-10 a withdrawal is made as ever', async () => {
    await visit('/m/withdraw', BREAK)
    fireEvent.input(await amountField(), { target: { value: '1000' } })
    fireEvent.input(screen.getByLabelText(/^Payment password/, { selector: 'input' }), { target: { value: '482913' } })
    const form = (await amountField()).closest('form')
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(place()).toMatch(/^\/m\/member\/withdrawOrder\?no=W/))
  })
})
