import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { gamesOf } from '#mock/data/games/catalogue.ts'
import { ownLotteries } from '#mock/data/games/lotteries.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { resetRuntime } from '../runtime.ts'
import type { PlayPeriod } from '#src/api/generated/types.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { restore, snapshot } from '../contents.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Noon of a Wednesday in Dhaka, in the middle of a month: no period ends soon. */
const NOON = Date.parse('2026-11-18T06:00:00Z')

const game = gamesOf('bdtdemo')
  .map(({ row }) => row)
  .find(({ vassalage }) => vassalage !== 'NET' && vassalage !== 'LOTT')
const [lottery] = ownLotteries('bdtdemo')
/** A member without a past, so that every deposit is one of the test. */
const MEMBER = 'newcomer'
const ask = askAs(() => seededAccount(MEMBER))

const set = (body: Record<string, unknown>) => ask('setPlayLimits', { body })
const limitOf = async (period: PlayPeriod) => {
  const found = (await ask('getPlayLimits')).value.limits.find((one) => one.period === period)
  if (!found) throw new Error(`no limit of a ${period}`)
  return found
}
const pay = (amount: string) =>
  ask('createManualDeposit', { body: { channelId: 'm-PADMA', amount, payerName: 'New', again: true } })
const switchTo = (name: string, body: object) =>
  controlResponse('PUT', `${CONTROL_PREFIX}${name}`, JSON.stringify(body))
const control = async (name: string, body: object) => {
  expect((await switchTo(name, body)).status).toBe(200)
}
const act = (orderNo: string, action: string, more: object = {}) => control('orders', { orderNo, action, ...more })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await resetRuntime()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a deposit limit of one’s own', () => {
  it('BEYOND-10, BEYOND-11 takes what it leaves and no more, and says what that is', async () => {
    await set({ period: 'DAY', amount: '1500.00' })
    expect((await pay('1000.00')).success).toBe(true)
    expect(await pay('500.01')).toMatchObject({ code: 'DEPOSIT_LIMIT_REACHED', value: { amount: '500.00' } })
    expect((await pay('500.00')).success).toBe(true)
    expect(await limitOf('DAY')).toEqual({
      period: 'DAY',
      amount: '1500.00',
      used: '1500.00',
      left: '0.00',
      renewsAt: '2026-11-18T18:00:00.000Z',
    })
    expect(await pay('500.00')).toMatchObject({ code: 'DEPOSIT_LIMIT_REACHED', value: { amount: '0.00' } })
  })

  it('BEYOND-10 counts what came in place of what was ordered, and not what failed', async () => {
    const orderOf = async (amount: string) => (await pay(amount)).value.order.orderNo
    await act(await orderOf('1000.00'), 'arrive', { amount: '900.50' })
    await act(await orderOf('2000.00'), 'reject')
    await act(await orderOf('3000.00'), 'expire')
    const reversed = await orderOf('4000.00')
    await act(reversed, 'arrive')
    await act(reversed, 'reverse')
    await orderOf('5000.00')
    expect(await limitOf('DAY')).toMatchObject({ used: '5900.50' })
    expect(await limitOf('MONTH')).toMatchObject({ used: '5900.50' })
  })

  it('BEYOND-10 begins anew with the day of the merchant; that of the week goes on', async () => {
    await set({ period: 'DAY', amount: '1000.00' })
    await set({ period: 'WEEK', amount: '1800.00' })
    await act((await pay('1000.00')).value.order.orderNo, 'arrive')
    vi.setSystemTime(NOON + 12 * HOUR_MS)
    expect(await limitOf('DAY')).toMatchObject({ used: '0.00', left: '1000.00' })
    expect(await pay('900.00')).toMatchObject({ code: 'DEPOSIT_LIMIT_REACHED', value: { amount: '800.00' } })
  })

  it('BEYOND-10 is lower at once, and that ends a raise that waits', async () => {
    await set({ period: 'DAY', amount: '1000.00' })
    await set({ period: 'DAY', amount: '3000.00' })
    expect(await limitOf('DAY')).toMatchObject({ amount: '1000.00', pending: { amount: '3000.00' } })
    await set({ period: 'DAY', amount: '700.00' })
    const lowered = await limitOf('DAY')
    expect(lowered).toMatchObject({ amount: '700.00', left: '700.00' })
    expect(lowered.pending).toBeUndefined()
  })

  it.each<[string, { amount?: string }]>([
    ['is higher', { amount: '3000.00' }],
    ['is removed', {}],
  ])('BEYOND-10 %s only after 24 hours and a second yes', async (_, raise) => {
    const wanted = { period: 'DAY', ...raise }
    await set({ period: 'DAY', amount: '1000.00' })
    await set(wanted)
    const dueAt = new Date(NOON + DAY_MS).toISOString()
    expect((await limitOf('DAY')).pending).toEqual({ ...raise, dueAt })
    vi.setSystemTime(NOON + DAY_MS - 1)
    expect((await set({ ...wanted, confirm: true })).code).toBe('RECORD_NOT_FOUND')
    vi.setSystemTime(NOON + DAY_MS)
    expect(await limitOf('DAY')).toMatchObject({ amount: '1000.00', pending: { dueAt } })
    expect((await set({ period: 'DAY', amount: '9999.00', confirm: true })).code).toBe('RECORD_NOT_FOUND')
    await restore(JSON.parse(JSON.stringify(snapshot())))
    expect((await set({ ...wanted, confirm: true })).success).toBe(true)
    const raised = await limitOf('DAY')
    expect([raised.amount, raised.pending]).toEqual([raise.amount, undefined])
    expect((await set({ ...wanted, confirm: true })).code).toBe('RECORD_NOT_FOUND')
  })

  it('BEYOND-10 stays as it is by asking for the present one again; another raise waits anew', async () => {
    await set({ period: 'WEEK', amount: '1000.00' })
    await set({ period: 'WEEK', amount: '3000.00' })
    vi.setSystemTime(NOON + HOUR_MS)
    await set({ period: 'WEEK', amount: '4000.00' })
    const dueAt = new Date(NOON + HOUR_MS + DAY_MS).toISOString()
    expect((await limitOf('WEEK')).pending).toEqual({ amount: '4000.00', dueAt })
    await set({ period: 'WEEK', amount: '1000.00' })
    expect((await limitOf('WEEK')).pending).toBeUndefined()
  })

  it('counts the deposits of an account that has a past', async () => {
    const { value } = await askAs(() => seededAccount('ravi88'))('getPlayLimits')
    expect(value.limits.map(({ period, amount }) => [period, amount])).toEqual([
      ['DAY', undefined],
      ['WEEK', undefined],
      ['MONTH', undefined],
    ])
    expect(value.limits.at(-1)?.used).not.toBe('0.00')
  })
})

describe('a break', () => {
  it.each([1, 7, 30])('BEYOND-10 of %i days refuses deposits, games and lotteries until it ends', async (days) => {
    const endsAt = new Date(NOON + days * DAY_MS).toISOString()
    expect((await set({ break: days })).value.break).toEqual({ endsAt })
    const start = {
      gameType: game?.gameType,
      vassalage: game?.vassalage,
      nodeId: game?.nodeId,
      supportPlay: game?.supportPlay,
      prizeMode: 'Lott',
      gateway: 3,
      language: 'EN',
      backUrl: 'http://stub/m/home',
    }
    const ticket = { gameId: lottery?.row.gameId, playType: 'trad', prize_mode: 'Lott' }
    const calls = async () => [
      await pay('1000.00'),
      await ask('launchGame', { body: start }),
      await ask('createLotteryTicket', { body: ticket }),
    ]
    vi.setSystemTime(NOON + days * DAY_MS - 1)
    for (const answer of await calls())
      expect(answer).toMatchObject({ code: 'COOLING_OFF', value: { retryAt: endsAt } })
    vi.setSystemTime(NOON + days * DAY_MS)
    for (const answer of await calls()) expect(answer).toMatchObject({ success: true })
    expect((await ask('getPlayLimits')).value.break).toBeUndefined()
  })

  it('BEYOND-10 is never shortened, only made longer, and outlives the stub', async () => {
    await set({ break: 7 })
    vi.setSystemTime(NOON + DAY_MS)
    expect((await set({ break: 1 })).value.break).toEqual({ endsAt: new Date(NOON + 7 * DAY_MS).toISOString() })
    expect((await set({ break: 30 })).value.break).toEqual({ endsAt: new Date(NOON + 31 * DAY_MS).toISOString() })
    await restore(JSON.parse(JSON.stringify(snapshot())))
    expect((await pay('1000.00')).code).toBe('COOLING_OFF')
  })

  it('BEYOND-10 refuses no withdrawal', async () => {
    const askRavi = askAs(() => seededAccount('ravi88'))
    await askRavi('setPlayLimits', { body: { break: 30 } })
    const cardId = (await askRavi('listBankCards')).value.cards.find(({ usable }) => usable)?.cardId
    const body = { cardId, amount: '1000.00', paymentPassword: '482913' }
    expect((await askRavi('withdraw', { body })).success).toBe(true)
  })
})

describe('what a merchant does not offer', () => {
  it('BEYOND-10 has neither limits nor breaks', async () => {
    const askElsewhere = askAs(() => seededAccount('ravi88', 'tlbdemo'))
    expect((await askElsewhere('getPlayLimits')).code).toBe('FEATURE_UNAVAILABLE')
    expect((await askElsewhere('setPlayLimits', { body: { break: 1 } })).code).toBe('FEATURE_UNAVAILABLE')
    expect(seededAccount('ravi88', 'tlbdemo').breakEndsAt).toBeUndefined()
  })
})

it.each(['0.00', 'abc', ''])('the control of accounts sets no limit of "%s"', async (amount) => {
  const depositLimit = { period: 'DAY', amount }
  expect((await switchTo('account', { username: MEMBER, depositLimit })).status).toBe(400)
  expect((await limitOf('DAY')).amount).toBeUndefined()
})

it('the control of accounts sets limits and breaks without a wait, and ends them', async () => {
  const change = (values: object) => control('account', { username: MEMBER, ...values })
  await change({ depositLimit: { period: 'DAY', amount: '100.00' }, breakDays: 7 })
  expect((await ask('getPlayLimits')).value).toMatchObject({
    limits: [{ amount: '100.00', left: '100.00' }, {}, {}],
    break: { endsAt: new Date(NOON + 7 * DAY_MS).toISOString() },
  })
  await change({ depositLimit: { period: 'DAY' }, breakDays: 0 })
  expect((await limitOf('DAY')).amount).toBeUndefined()
  expect((await ask('getPlayLimits')).value.break).toBeUndefined()
})
