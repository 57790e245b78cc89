// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { databaseReady } from '#mock/state/contents.ts'
import { orderingMember, payOut } from './support/stub-orders.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const balance = () => orderingMember().wallet.sumBalance
const CANCEL = { name: 'Cancel this withdrawal' }

it('BEYOND-05 a withdrawal is taken back after a question, which can be declined, and the balance follows', async () => {
  await databaseReady()
  const before = balance()
  const orderNo = await payOut('1000.00')
  const site = await visitSite({ path: `/m/member/withdrawOrder?no=${orderNo}`, as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', CANCEL))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' })
  within(question).getByText('The full amount goes back to your wallet.')
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(site.calls('cancelWithdrawal')).toHaveLength(0)

  fireEvent.click(await screen.findByRole('button', CANCEL))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', CANCEL))
  await screen.findByRole('heading', { name: 'The withdrawal was cancelled' })
  expect(balance()).toBe(before)
  await waitFor(() => expect(site.calls('getWallets').length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', CANCEL)).toBeNull()
})

it.each([
  ['the page of withdrawals', '/m/withdraw', 'What you can withdraw'],
  ['the record', '/m/member/accountRecord?tab=withdraw', /1,234\.00/],
])('BEYOND-05 %s does not say that a withdrawal can be cancelled', async (_, path, words) => {
  await databaseReady()
  await payOut('1234.00')
  const site = await visitSite({ path, as: 'ravi88' })
  await screen.findAllByText(words)
  await site.allAnswered()
  expect(within(screen.getByRole('main')).queryByText(/cancel/i)).toBeNull()
})
