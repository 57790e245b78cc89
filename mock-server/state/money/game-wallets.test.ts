import { beforeEach, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { createTrialAccount } from '../accounts/accounts.ts'
import { restore, snapshot } from '../contents.ts'
import { db } from '../db.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const member = () => seededAccount('ravi88')
const ask = askAs(member)
const balance = () => centsOf(member().wallet.sumBalance)
const leftIn = (code: string) => member().wallet.vendorWallets?.find(({ wallet }) => wallet === code)?.balance
const leave = (gameWallets: Record<string, string>) =>
  controlResponse('PUT', `${CONTROL_PREFIX}account`, JSON.stringify({ username: 'ravi88', gameWallets }))

beforeEach(resetRuntime)

it('BEYOND-08 moves the money of each wallet back, and says what kept its money and what was empty', async () => {
  const before = balance()
  const { value } = await ask('returnBalance', { body: {} })
  expect(value.returned).toBe('640.25')
  expect(value.results).toEqual([
    {
      state: 'RETURNED',
      wallet: 'MOON',
      name: 'Moonreel',
      amount: '640.25',
      transferNo: expect.stringMatching(/^T\d/),
    },
    { state: 'FAILED', wallet: 'NET', name: 'Netmender', amount: '85.00', code: 'VENDOR_MAINTENANCE' },
    { state: 'EMPTY', wallet: 'ORBIT', name: 'Orbit' },
  ])
  expect(balance() - before).toBe(64_025n)
  expect([leftIn('MOON'), leftIn('NET')]).toEqual(['0.00', '85.00'])
  const { value: wallets } = await ask('getWallets')
  expect(wallets.vendorWallets?.map((one) => one.balance)).toEqual(['0.00', '85.00', '0.00'])
})

it('BEYOND-08, WALLET-10 stands in the records of transfers and bookings from then on', async () => {
  const { value } = await ask('returnBalance', { body: { wallet: 'MOON' } })
  const [result] = value.results
  const { transferNo } = result?.state === 'RETURNED' ? result : { transferNo: 'none' }
  const transfers = await ask('listWalletTransfers', { query: '?direction=IN' })
  expect(transfers.value.content[0]).toMatchObject({
    transferNo,
    from: 'Moonreel',
    to: 'Main wallet',
    amount: '640.25',
    status: 'COMPLETED',
  })
  expect((await ask('listWalletTransfers', { query: '?direction=OUT' })).value.content[0]?.transferNo).not.toBe(
    transferNo,
  )
  const bookings = await ask('listMemberTransactions', { query: '?txCode=GAME_IN' })
  expect(bookings.value.content[0]).toMatchObject({ amount: '640.25', balance: member().wallet.sumBalance })
})

it('BEYOND-08, MONEY-10 moves money once for a key and once for a wallet, however many calls come at once', async () => {
  const before = balance()
  const key = crypto.randomUUID()
  const keys = [key, key, key, crypto.randomUUID(), crypto.randomUUID()]
  await Promise.all(keys.map((one) => ask('returnBalance', { body: {}, key: one })))
  expect(balance() - before).toBe(64_025n)
  await leave({ MOON: '10.00' })
  expect((await ask('returnBalance', { body: {}, key })).value.results).toHaveLength(3)
  expect([balance() - before, leftIn('MOON')]).toEqual([64_025n, '10.00'])
  expect((await ask('returnBalance', { body: { wallet: 'MOON' }, key })).code).toBe('IDEMPOTENCY_CONFLICT')
})

it('BEYOND-08, MONEY-09 moves nothing once it was settled with nothing, and is known after a restart', async () => {
  const [lost, done] = [crypto.randomUUID(), crypto.randomUUID()]
  const settle = async (key: string) =>
    (await ask('settleMoneyCall', { body: { key, operation: 'returnBalance' } })).value
  expect(await settle(lost)).toEqual({ state: 'NOTHING' })
  expect((await ask('returnBalance', { body: {}, key: lost })).code).toBe('IDEMPOTENCY_CONFLICT')
  expect(leftIn('MOON')).toBe('640.25')
  await ask('returnBalance', { body: {}, key: done })
  await restore(JSON.parse(JSON.stringify(snapshot())))
  expect(await settle(done)).toEqual({ state: 'DONE' })
  expect((await ask('listWalletTransfers')).value.content[0]?.from).toBe('Moonreel')
})

it('BEYOND-08, MONEY-18 moves amounts of any length to the last cent', async () => {
  await leave({ MOON: '123456789012345.67' })
  expect((await ask('returnBalance', { body: { wallet: 'MOON' } })).value.returned).toBe('123456789012345.67')
  expect(member().wallet.sumBalance).toBe('123456789024826.17')
})

it('BEYOND-08 refuses who is no member, an unknown wallet, and a merchant without such wallets', async () => {
  const trial = await createTrialAccount(db, 'bdtdemo')
  const refused = async (account: typeof member, body = {}) => (await askAs(account)('returnBalance', { body })).code
  expect(await refused(() => trial)).toBe('BALANCE_RETURN_NOT_MEMBER')
  expect(await refused(member, { wallet: 'KITE' })).toBe('RECORD_NOT_FOUND')
  expect(await refused(() => seededAccount('ravi88', 'tlbdemo'))).toBe('FEATURE_UNAVAILABLE')
  expect(await refused(() => seededAccount('newcomer'))).toBeUndefined()
})

it('two trials that begin at once are two accounts', async () => {
  const both = await Promise.all([createTrialAccount(db, 'bdtdemo'), createTrialAccount(db, 'bdtdemo')])
  expect(new Set(both.map(({ username }) => username)).size).toBe(2)
})

it('the control leaves money in wallets that an account has', async () => {
  expect((await leave({ ORBIT: '12.50' })).status).toBe(200)
  expect(leftIn('ORBIT')).toBe('12.50')
  expect((await leave({ ORBIT: '1.00', KITE: '1.00' })).status).toBe(404)
  expect(leftIn('ORBIT')).toBe('12.50')
})
