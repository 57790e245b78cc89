import { beforeEach, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { orderingMember } from '../../../tests/support/stub-orders.ts'
import { db } from '../db.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const ask = askAs(orderingMember)
const setIdentity = (identity: string) =>
  controlResponse('PUT', `${CONTROL_PREFIX}account`, JSON.stringify({ username: 'ravi88', identity }))
const transfer = () =>
  ask('createManualDeposit', { body: { channelId: 'm-PADMA', amount: '5000.00', payerName: 'Ravi' } })
const online = () =>
  ask('createGatewayDeposit', { body: { channelId: 'g-BKASH', vendor: 'PADMAPAY', amount: '500.00' } })
/** Nothing else is right of it: who the member is comes first. */
const payout = () => ask('withdraw', { body: { cardId: 'none', amount: '1.00', paymentPassword: '000000' } })
const said = async () => [
  (await ask('listDepositBanks')).value.identity,
  (await ask('listBankCards')).value.allowance.identity,
]

beforeEach(resetRuntime)

it('BEYOND-14 a member whom customer service does not know orders nothing, in or out, until it does', async () => {
  expect(await said()).toEqual(['CONFIRMED', 'CONFIRMED'])
  await setIdentity('REQUIRED')
  expect(await said()).toEqual(['REQUIRED', 'REQUIRED'])
  for (const order of [transfer, online, payout]) expect((await order()).code).toBe('IDENTITY_REQUIRED')
  expect(db.depositOrders.count() + db.withdrawOrders.count()).toBe(0)
  await setIdentity('CONFIRMED')
  for (const order of [transfer, online]) expect(await order()).toMatchObject({ success: true })
  expect((await payout()).code).toBe('RECORD_NOT_FOUND')
})

it('BEYOND-14 says nothing at a merchant that does not ask', async () => {
  const account = seededAccount('ravi88', 'inrdemo')
  const elsewhere = askAs(() => account)
  expect((await elsewhere('listDepositBanks')).value).not.toHaveProperty('identity')
  expect((await elsewhere('listBankCards')).value.allowance).not.toHaveProperty('identity')
})
