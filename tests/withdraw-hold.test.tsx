// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setClockAhead, stubNow } from '#mock/lib/clock.ts'
import { setSecurityAnswers } from '#mock/state/accounts/security-answers.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { db } from '#mock/state/db.ts'
import { holdWithdrawals } from '#mock/state/money/withdraw-hold.ts'
import { merchantItem } from '#src/core/storage/items.ts'
import { place } from './support/on-screen.ts'
import { signInOnStub } from './support/stub-session.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

// The merchant is chosen once, when its module is read: the one that holds withdrawals.
vi.hoisted(() => window.localStorage.setItem('MC_MERCHANT', 'tlbdemo'))

const HOUR_MS = 3_600_000
/** That of seeded accounts. */
const SEEDED = '482913'
const ANSWERS = [
  { questionId: '3', answer: 'Comilla' },
  { questionId: '7', answer: 'Padma' },
]

useWholeSite()
beforeEach(() => merchantItem.write('tlbdemo'))

const member = () => seededAccount('ravi88', 'tlbdemo')
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (path: string) => {
  cleanup()
  await signInOnStub('ravi88', undefined, 'tlbdemo')
  await visitSite({ path })
}

it('BEYOND-15, MONEY-41 a reset says before that withdrawals are held; they are, with time and reason', async () => {
  await databaseReady()
  await setSecurityAnswers(db, member(), ANSWERS)
  await open('/m/member/paymentPassword')
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot the payment password?' }))
  await screen.findByLabelText('In which town were you born?')
  screen.getByText('For your safety, you cannot withdraw for 24 hours after this change.')
  type('In which town were you born?', 'Comilla')
  type('Which river runs by your home?', 'Padma')
  type('New payment password', SEEDED)
  type('Confirm new payment password', SEEDED)
  press('Save payment password')
  await waitFor(() => expect(place()).toBe('/m/member/security'))

  await open('/m/withdraw')
  const title = await screen.findByRole('heading', { name: /^For your safety, wait until/ })
  const until = Date.parse(title.querySelector('time')?.dateTime ?? '')
  expect(Math.round((until - stubNow()) / HOUR_MS)).toBe(24)
  screen.getByText(/^Your payment password was reset, or .* If that was not you, tell customer service at once\.$/)
  within(screen.getByRole('main')).getByRole('button', { name: 'Customer service' })
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
})

it('BEYOND-15 a hold is over after a day', async () => {
  await databaseReady()
  await holdWithdrawals(db, member(), stubNow())
  setClockAhead(25 * HOUR_MS)
  await open('/m/withdraw')
  await screen.findByLabelText(/^Amount/)
  expect(screen.queryByText(/^For your safety/)).toBeNull()
})

it('BEYOND-15 a form that stood open when the hold began says so, and gives way to it', async () => {
  await open('/m/withdraw')
  fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '1000' } })
  type(/^Payment password/, SEEDED)
  await holdWithdrawals(db, member(), stubNow())
  press(/^Withdraw/)
  await screen.findByRole('heading', { name: /^For your safety, wait until/ })
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
})
