import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readContract } from '#scripts/contract/judge/contract.ts'
import { casesOf } from '#scripts/contract/verify/cases/cases.ts'
import { Context } from '#scripts/contract/verify/context.ts'
import { codeOf } from '#scripts/contract/verify/exchange.ts'
import { seededAccounts } from '../support/verify-accounts.ts'

const contract = readContract(bundleContract(loadSources('openapi')))
let stub: StubDoor

beforeAll(async () => {
  stub = await startStub({ port: 0 })
})
afterAll(() => stub.close())

test('each manual deposit that is tried has a transfer of its own, so that none is refused for another', async () => {
  const rate = Number.POSITIVE_INFINITY
  const options = { target: stub.url, rate, readOnly: false, only: [], merchant: 'bdtdemo' }
  const context = new Context(contract, { ...options, credentials: seededAccounts }, () => undefined)
  const codes: Record<string, string | undefined> = {}
  for (const { name, call } of await casesOf(context, context.operation('createManualDeposit')))
    codes[name] = codeOf(await context.send(call))
  expect(codes).toMatchObject({
    'valid, the example': undefined,
    'valid, /header/Idempotency-Key: maximum length': undefined,
    'valid, /body/payerName: minimum length': undefined,
    'valid, /body/payerName: maximum length': undefined,
    'valid, /body/reference: left out': undefined,
    'valid, /body/slip: left out': undefined,
    'valid, /body/again: value false': 'ORDER_REPEATED',
  })
  expect(Object.values(codes)).not.toContain('REFERENCE_USED')
})
