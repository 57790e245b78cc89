// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { PromotionList } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { COUNT_UP_MS } from '#src/core/wallet/count-next-balance.ts'
import { PromotionsPage } from '#src/features/promotions/PromotionsPage.tsx'
import { RewardCenterPage } from '#src/features/promotions/rewards/RewardCenterPage.tsx'
import { leavePage, openPage, tapTwentyTimes, whereabouts } from './support/member-page.tsx'
import { signInOnStub } from './support/stub-session.ts'
import { startStubGateway, type StubOptions } from './support/stub-gateway.ts'
import { said } from './support/page.tsx'

beforeEach(resetRuntime)
afterEach(leavePage)
afterEach(() => void vi.unstubAllGlobals())

const open = async (path = '/m/rewardCenter') => {
  await signInOnStub('ravi88')
  await openPage(<RewardCenterPage />, path)
}

it('REWARD-01 NAMED-04 GAP-121 lists rewards with their status, those that wait first, with details behind', async () => {
  startStubGateway()
  await open()
  await screen.findByText('One reward is waiting for you.')
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Weekly cashback on slots',
    'Level-up gift',
    'Fishing festival',
  ])
  for (const label of ['Claim', 'Claimed', 'Issued']) screen.getByText(label)
  expect(screen.getByRole('link', { name: 'Level-up gift' }).getAttribute('href')).toBe('/m/activity?promo=PR2611')
})

it('NAMED-04 GATEWAY-84 claims once for twenty taps, and pays', async () => {
  const { asked, held } = startStubGateway({ hold: ['acceptDepositPromo'] })
  await open()
  const name = 'Claim reward: Weekly cashback on slots'
  await screen.findByRole('button', { name })
  await tapTwentyTimes(() => screen.queryByRole('button', { name }))
  expect(asked.filter(({ operation }) => operation === 'acceptDepositPromo')).toHaveLength(1)
  held[0]?.release()
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(said).toEqual(['promotions.toast.claimed'])
})

it('NAMED-04 says what waits in all, and what the balance is after the claim', async () => {
  // Who wants stillness sees the new balance at once; use-counted-amount.test.tsx has the way there.
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') }))
  startStubGateway()
  await open()
  const card = (await screen.findByText('One reward is waiting for you.')).parentElement
  await waitFor(() => expect(card?.textContent).toContain('৳ 384.60Balance Balance ৳ 12,480.50'))
  fireEvent.click(screen.getByRole('button', { name: 'Claim reward: Weekly cashback on slots' }))
  await screen.findByText('No reward is waiting right now.')
  await waitFor(() => expect(card?.textContent).toContain('৳ 12,865.10'))
})

describe('while time stands still', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  })
  afterEach(() => void vi.useRealTimers())

  it('NAMED-04 the balance counts up to what was claimed', async () => {
    const gateway = startStubGateway()
    await open()
    const card = (await screen.findByText('One reward is waiting for you.')).parentElement
    await waitFor(() => expect(card?.textContent).toContain('৳ 12,480.50'))
    fireEvent.click(screen.getByRole('button', { name: 'Claim reward: Weekly cashback on slots' }))
    await screen.findByText('No reward is waiting right now.')
    await gateway.allAnswered()
    expect(card?.textContent).toContain('৳ 12,480.50')
    act(() => void vi.advanceTimersByTime(COUNT_UP_MS))
    expect(card?.textContent).toContain('৳ 12,865.10')
  })

  it('NAMED-04 the balance shows at once what came for something else than a claim', async () => {
    let balance = '100.00'
    startStubGateway({
      change: (operation, value) =>
        operation === 'getWallets' ? { ...(value as object), sumBalance: balance } : value,
    })
    await signInOnStub('ravi88')
    await openPage(
      <>
        <BalanceAmount />
        <PromotionsPage />
      </>,
      '/m/activity?promo=PR2601',
    )
    await screen.findByText('৳ 100.00')
    balance = '150.00'
    fireEvent.click(await screen.findByRole('button', { name: 'Join now' }))
    await waitFor(() => expect(said).toEqual(['promotions.toast.joined']))
    expect(await screen.findByText('৳ 150.00')).toBeDefined()
  })
})

const withTwo: StubOptions['change'] = (operation, value) => {
  if (operation !== 'listDepositPromos') return value
  const { promotions } = value as PromotionList
  return {
    promotions: promotions.map((one) => (one.title === 'Level-up gift' ? { ...one, status: 'CLAIM' } : one)),
  }
}

it('REWARD-01 shows that other rewards wait until the list knows of the one that was claimed', async () => {
  const hold: OperationId[] = []
  const { held, asked } = startStubGateway({ hold, change: withTwo })
  await open()
  const other = await screen.findByRole<HTMLButtonElement>('button', { name: 'Claim reward: Level-up gift' })
  expect(other.disabled).toBe(false)
  hold.push('listDepositPromos')
  fireEvent.click(screen.getByRole('button', { name: 'Claim reward: Weekly cashback on slots' }))
  await waitFor(() => expect(held).toHaveLength(1))
  expect(other.disabled).toBe(true)
  act(() => held[0]?.release())
  await waitFor(() => expect(other.disabled).toBe(false))
  fireEvent.click(other)
  const claims = () => asked.filter(({ operation }) => operation === 'acceptDepositPromo')
  await waitFor(() => expect(claims()).toHaveLength(2))
})

it('NAMED-04 claims one reward after the other, never two at a time', async () => {
  const gateway = startStubGateway({
    hold: ['acceptDepositPromo'],
    prefer: { acceptDepositPromo: 'code=503, example=SYSTEM_BUSY' },
    change: withTwo,
  })
  await open()
  const claims = () =>
    gateway.asked.filter(({ operation }) => operation === 'acceptDepositPromo').map(({ request }) => request.clone())
  const claim = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Claim reward: ${title}` }))
  await screen.findByText('2 rewards are waiting for you.')
  claim('Weekly cashback on slots')
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  claim('Level-up gift')
  await act(async () => undefined)
  expect(claims()).toHaveLength(1)
  gateway.held[0]?.release()
  await waitFor(() => expect(said).toEqual([reactions.SYSTEM_BUSY.text.id]))
  await gateway.allAnswered()
  claim('Level-up gift')
  await waitFor(() => expect(claims()).toHaveLength(2))
  expect(await claims()[1]?.json()).toEqual({ promoId: 'PR2611' })
})

it('NAMED-04 GATEWAY-56 shows in the history what was paid, by kind', async () => {
  const { asked } = startStubGateway()
  await open('/m/rewardCenter')
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  expect(whereabouts()).toBe('/m/rewardCenter?tab=history')
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1))
  fireEvent.click(screen.getByRole('button', { name: 'Rebate' }))
  const kinds = () =>
    asked.flatMap(({ operation, query }) => (operation === 'listMemberTransactions' ? [query.get('txCode')] : []))
  await waitFor(() => expect(kinds()).toEqual(['BONUS', 'REBATE']))
})

it('NAMED-04 names what was paid in the history by its note, or else by its kind, with time and amount', async () => {
  const paid = { txCode: 'BONUS', balance: '500.00', createdAt: '2025-03-04T05:06:00Z' }
  const content = [
    { ...paid, transactionNo: 'T261120002', amount: '384.60', remark: 'Weekly cashback' },
    { ...paid, transactionNo: 'T261120001', amount: '12.00' },
  ]
  startStubGateway({
    change: (operation, value) =>
      operation === 'listMemberTransactions' ? { ...Object(value), content, totalPages: 1 } : value,
  })
  await open('/m/rewardCenter?tab=history')
  await screen.findByText('Weekly cashback')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Weekly cashbackMar 4, 2025, 11:06.*৳ 384\.60$/),
    expect.stringMatching(/^BonusMar 4, 2025, 11:06.*৳ 12\.00$/),
  ])
})

it('NAMED-04 says that there are no rewards yet', async () => {
  startStubGateway({ prefer: { listDepositPromos: 'code=200, example=empty' } })
  await open()
  expect((await screen.findByRole('link', { name: 'See promotions' })).getAttribute('href')).toBe('/m/activity')
})
