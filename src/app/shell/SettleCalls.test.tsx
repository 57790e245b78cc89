// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { readKey } from '#src/api/read-key.ts'
import { configureGateway } from '#src/api/settings.ts'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { holdGate } from '#src/core/money/money-calls.ts'
import { endSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { openPart, shownToast } from '../../../tests/support/page.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { SettleCalls } from './SettleCalls.tsx'

const storeCall = (operation: MoneyOperation = 'withdraw', member = 'ravi88', merchant = 'bdtdemo') => {
  moneyCallsItem.write([
    {
      key: 'c'.repeat(32),
      operation,
      member,
      merchant,
      amount: '1000.00',
      at: serverNow() - 60_000,
    },
  ])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(() => endSession())
  moneyCallsItem.remove()
  configureGateway({})
})

it('MONEY-13 the next login finds out what became of a call, and says so', async () => {
  const gateway = startStubGateway()
  storeCall()
  await openPart(<SettleCalls />)
  expect(gateway.asked.filter(({ operation }) => operation === 'settleMoneyCall')).toEqual([])
  await act(() => signInOnStub('ravi88'))
  await waitFor(() => expect(shownToast()?.id).toBe('money.unknown.nothing'))
  expect(moneyCallsItem.read()).toBeUndefined()
})

it.each([
  ['withdraw', 'listWithdrawReports'],
  ['createGatewayDeposit', 'listDepositReports'],
] as const)('MONEY-13 once %s is known to be made, %s is asked again', async (operation, read) => {
  startStubGateway({ prefer: { settleMoneyCall: 'example=done' } })
  storeCall(operation)
  const { client } = await openPart(<SettleCalls />)
  client.setQueryData(readKey(read), {})
  await act(() => signInOnStub('ravi88'))
  await waitFor(() => expect(shownToast()?.id).toBe('money.unknown.made'))
  expect(client.getQueryState(readKey(read))?.isInvalidated).toBe(true)
})

it('MONEY-13 a withdrawal is settled on the page of deposits, whose gate knows nothing of it', async () => {
  const gateway = startStubGateway()
  await signInOnStub('ravi88')
  storeCall()
  await openPart(<SettleCalls />, '/m/voucherCenter')
  await waitFor(() => expect(gateway.asked.map(({ operation }) => operation)).toContain('settleMoneyCall'))
  await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
})

it.each([
  ['another member', 'newcomer', 'bdtdemo'],
  ['a member of the same name at another merchant', 'ravi88', 'tlbdemo'],
])('MONEY-13 %s neither sees nor settles it', async (_, member, merchant) => {
  const gateway = startStubGateway()
  storeCall('withdraw', 'ravi88', merchant)
  await signInOnStub(member)
  await openPart(<SettleCalls />)
  await gateway.allAnswered()
  expect(gateway.asked.filter(({ operation }) => operation === 'settleMoneyCall')).toEqual([])
  expect(moneyCallsItem.read()).toHaveLength(1)
})

it('MONEY-13 a transfer whose sheet was closed is settled on the page of the team, unless a gate there sees to it', async () => {
  const gateway = startStubGateway()
  await signInOnStub('agent01')
  const asked = () => gateway.asked.filter(({ operation }) => operation === 'settleMoneyCall')
  const leaveGate = holdGate(['transferDownline', 'transferMultipleDownline'])
  storeCall('transferDownline', 'agent01')
  await openPart(<SettleCalls />, '/m/member/agent/team')
  await gateway.allAnswered()
  expect(asked()).toEqual([])
  act(leaveGate)
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
})
