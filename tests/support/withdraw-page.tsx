import { waitFor, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { WithdrawPage } from '#src/features/cashier/withdraw/WithdrawPage.tsx'
import { leavePage, openPage } from './member-page.tsx'
import { startStubGateway } from './stub-gateway.ts'
import { signInOnStub } from './stub-session.ts'

/** Gives each test of a file a new stub and an empty page. Call it once, outside of the tests. */
export function cleanWithdrawals(): void {
  beforeEach(resetRuntime)
  afterEach(async () => {
    try {
      // An answer that comes after its test would leave its call in the way of the next one.
      await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
    } finally {
      await leavePage()
      moneyCallsItem.remove()
    }
  })
}

/** Opens `/m/withdraw` on the stub for a member. */
export async function openWithdrawal(username = 'ravi88', options: Parameters<typeof startStubGateway>[0] = {}) {
  await signInOnStub(username)
  const gateway = startStubGateway(options)
  await openPage(<WithdrawPage />, '/m/withdraw')
  return gateway
}

export const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount/)
