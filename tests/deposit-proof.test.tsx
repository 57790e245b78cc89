// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DepositOrderDetails } from '#src/api/generated/types.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Opens an order whose time is over, as the times of the examples are; a part of it is changed. */
const visit = (name: string, more: (details: DepositOrderDetails) => Partial<DepositOrderDetails>) =>
  visitSite({
    path: '/m/member/depositOrder?no=D2611210835108812',
    as: 'ravi88',
    prefer: { getDepositOrder: `example=${name}`, addDepositProof: 'code=200' },
    change: (operation, value) => {
      if (operation !== 'getDepositOrder') return value
      const details = value as DepositOrderDetails
      return { ...details, ...more(details) }
    },
  })
const proofField = () => screen.queryByLabelText(/^(Transfer number|TrxID of the transfer)/)
const LOOKING = { name: 'We are looking for your payment' }

it.each([
  ['a number', { wanted: false, reference: '482913300175', slipReceived: false }],
  ['a slip', { wanted: false, slipReceived: true }],
])('MONEY-36 an order with %s does not expire where the gateway still calls it pending', async (_, proof) => {
  await visit('transferAwaited', () => ({ proof }))
  expect(await screen.findByRole('heading', LOOKING)).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(proofField()).toBeNull()
})

it('MONEY-30 an order with an empty number expires', async () => {
  await visit('transferAwaited', () => ({ proof: { wanted: true, reference: '', slipReceived: false } }))
  expect(await screen.findByRole('heading', { name: 'This order has expired' })).toBeDefined()
  expect(proofField()).toBeNull()
})

it('MONEY-36 more proof can be given, and the order cancelled, while it is looked for, if the gateway takes it', async () => {
  await visit('checked', ({ proof }) => ({ proof: { ...proof, wanted: true }, cancellable: true }))
  expect(await screen.findByRole('heading', LOOKING)).toBeDefined()
  expect(proofField()).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeDefined()
  expect(screen.queryByText(/You do not need to do anything else/)).toBeNull()
})

it('MONEY-36 a form that stays for more proof keeps nothing of what was sent', async () => {
  const { calls } = await visit('transferAwaited', ({ order, proof }) => ({
    order: { ...order, expiresAt: new Date(Date.now() + 600_000).toISOString() },
    proof: { ...proof, wanted: true },
  }))
  fireEvent.change(await screen.findByLabelText(/^(Transfer number|TrxID of the transfer)/), {
    target: { value: '482913300175' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
  await waitFor(() => expect(calls('addDepositProof')).toHaveLength(1))
  await waitFor(() => expect(proofField()).toHaveProperty('value', ''))
})
