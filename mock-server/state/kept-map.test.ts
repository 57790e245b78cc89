import { beforeEach, expect, it } from 'vitest'
import { stateOfCode } from './agents/affiliate-links.ts'
import { ask, tokenOf } from '../../tests/contract/doors-caller.ts'
import { resetDatabase, restore, snapshot } from './contents.ts'
import { db, onChange } from './db.ts'
import { resetRuntime } from './runtime.ts'

beforeEach(resetRuntime)

/** What another run of the stub makes of the kept state. */
async function restart(): Promise<void> {
  const kept = JSON.parse(JSON.stringify(snapshot()))
  await resetDatabase()
  await restore(kept)
}

const agent = () => tokenOf('agent01', 'lantern01')
const subordinates = async () => (await ask('listSubordinates', { token: await agent() })).value.subordinates
const links = async () => (await ask('listAffiliateUrls', { token: await agent() })).value.links
const contracts = async () =>
  (await ask('getDailySalaryContract', { token: await tokenOf('downline1') })).value.contracts

it('team, links and contracts of an agent survive a restart that keeps the state', async () => {
  const token = await agent()
  const body = { username: 'newbelow1', password: 'lantern88', type: 0, rebates: [{ gameType: 'RNG', rate: '0.20' }] }
  const { memberId } = (await ask('createDownline', { token, body })).value
  await ask('updateRebates', { token, body: { memberId, rebates: [{ gameType: 'RNG', rate: '0.30' }] } })
  const [first] = await links()
  await ask('deleteAffiliateUrl', { token, query: { linkId: first?.linkId ?? '' } })
  const [waiting] = await contracts()
  const answer = { contractId: waiting?.contractId, answer: 'ACCEPT' }
  await ask('answerDailySalaryContract', { token: await tokenOf('downline1'), body: answer })
  const before = [await subordinates(), await links(), await contracts()]

  await restart()
  expect([await subordinates(), await links(), await contracts()]).toEqual(before)
  expect((await subordinates())[0]).toMatchObject({
    member: { account: 'newbelow1' },
    rebates: [{ gameType: 'RNG', rate: '0.30' }],
  })
  expect((await links()).map(({ linkId }) => linkId)).not.toContain(first?.linkId)
  expect((await contracts()).find(({ contractId }) => contractId === waiting?.contractId)?.status).toBe('SIGNED')
  expect(stateOfCode(db, 'bdtdemo', first?.code ?? '')).toBe('deleted')
})

it('MONEY-53 a locked payment password stays locked over a restart that keeps the state', async () => {
  const set = async (oldPaymentPassword: string) =>
    ask('setPaymentPassword', { token: await tokenOf(), body: { oldPaymentPassword, newPaymentPassword: '418205' } })
  for (let tries = 0; tries < 5; tries += 1) await set('730914')
  await restart()
  expect((await set('482913')).code).toBe('PAYMENT_PASSWORD_LOCKED')
})

it('tells of a change, and refuses entries that the contract does not know', async () => {
  const [first] = await links()
  const token = await agent()
  const told: string[] = []
  const stop = onChange(() => told.push('change'))
  await ask('deleteAffiliateUrl', { token, query: { linkId: first?.linkId ?? '' } })
  stop()
  expect(told).not.toEqual([])
  const { maps, ...rows } = JSON.parse(JSON.stringify(snapshot()))
  const unfit = { ...maps, contracts: [['bdtdemo', [{ kind: 'YEARLY' }]]] }
  await expect(restore({ ...rows, maps: unfit })).rejects.toThrow(/^contracts: /)
  expect((await links()).map(({ linkId }) => linkId)).not.toContain(first?.linkId)
})
