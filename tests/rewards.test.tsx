// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { RewardCenterPage } from '#src/features/promotions/rewards/RewardCenterPage.tsx'
import { leavePage, openPage, tapTwentyTimes } from './support/member-page.tsx'
import { signInOnStub } from './support/stub-session.ts'
import { startStubGateway } from './support/stub-gateway.ts'
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
  await screen.findByText('One reward waits for you.')
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
  const card = (await screen.findByText('One reward waits for you.')).parentElement
  await waitFor(() => expect(card?.textContent).toContain('৳ 384.60Balance Balance ৳ 12,480.50'))
  fireEvent.click(screen.getByRole('button', { name: 'Claim reward: Weekly cashback on slots' }))
  await screen.findByText('No reward waits right now.')
  await waitFor(() => expect(card?.textContent).toContain('৳ 12,865.10'))
})

it('NAMED-04 GATEWAY-56 shows in the history what was paid, by kind', async () => {
  const { asked } = startStubGateway()
  await open('/m/rewardCenter?tab=history')
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1))
  fireEvent.click(screen.getByRole('button', { name: 'Rebate' }))
  const kinds = () =>
    asked.flatMap(({ operation, query }) => (operation === 'listMemberTransactions' ? [query.get('txCode')] : []))
  await waitFor(() => expect(kinds()).toEqual(['BONUS', 'REBATE']))
})

it('NAMED-04 says that there are no rewards yet', async () => {
  startStubGateway({ prefer: { listDepositPromos: 'code=200, example=empty' } })
  await open()
  expect((await screen.findByRole('link', { name: 'See promotions' })).getAttribute('href')).toBe('/m/activity')
})
