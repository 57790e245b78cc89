import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { presentContract } from '../../judge/present-contract.ts'
import { Context } from '../context.ts'
import { readCredentials, type VerifyOptions } from '../options.ts'
import { verify } from '../run.ts'
import { merchantsProbe } from './merchants.ts'
import { startBrokenGateway } from '../../../../tests/support/gateway-faults/broken-gateway.ts'

const contract = presentContract()
if (!contract) throw new Error('no contract')
let stub: StubDoor

beforeAll(async () => {
  stub = await startStub({ port: 0 })
})
afterAll(() => stub.close())

const compareWith = (...otherMerchants: string[]) => compareAs('bdtdemo', ...otherMerchants)

const options = (target: string, merchant: string, otherMerchants: string[]): VerifyOptions => ({
  target,
  rate: Number.POSITIVE_INFINITY,
  readOnly: true,
  only: ['getDomainRoute'],
  merchant,
  otherMerchants,
  credentials: readCredentials({}),
})

async function compareAs(merchant: string, ...otherMerchants: string[]) {
  if (!contract) throw new Error('no contract')
  const broken = await startBrokenGateway(stub.url, [
    {
      name: 'merchants that are answered as the first, and one that is unknown',
      operation: 'getDomainRoute',
      rule: 'wrong-merchant',
      at: '/value/list',
      ask({ url, headers }) {
        if (['tlbdemo', 'newdemo'].includes(headers.get('x-merchant') ?? '')) headers.set('x-merchant', 'bdtdemo')
        if (headers.get('x-merchant') === 'misspelt') url.pathname = '/wps/nothing'
      },
    },
  ])
  const result = await verify(contract, options(broken.url, merchant, otherMerchants))
  await broken.close()
  return result.operations[0]
}

test('every other merchant is compared', async () => {
  const seen = await compareWith('inrdemo', 'tlbdemo')
  expect(seen?.findings.map(({ title }) => title)).toEqual(['tlbdemo is answered as bdtdemo'])
})

test('each that is answered as the first is named', async () => {
  const seen = await compareWith('newdemo', 'inrdemo', 'tlbdemo')
  expect(seen?.findings.map(({ title, times }) => [title, times])).toEqual([
    ['newdemo is answered as bdtdemo', 1],
    ['tlbdemo is answered as bdtdemo', 1],
  ])
})

test('one that could not be compared is among the open reasons', async () => {
  const seen = await compareWith('misspelt', 'inrdemo')
  expect(seen?.findings.filter(({ rule }) => rule === 'wrong-merchant')).toEqual([])
  expect(seen?.open).toContainEqual({
    code: 'another merchant',
    reason: 'misspelt was not compared: it is answered 404',
    provokable: false,
  })
  expect(seen?.open.filter(({ code }) => code === 'another merchant')).toHaveLength(1)
})

test('so is each where the own merchant has no answer to compare with', async () => {
  const seen = await compareAs('misspelt', 'inrdemo', 'tlbdemo')
  expect(seen?.open.filter(({ code }) => code === 'another merchant').map(({ reason }) => reason)).toEqual([
    'inrdemo was not compared: misspelt is answered 404',
    'tlbdemo was not compared: misspelt is answered 404',
  ])
})

test('what needs a session is not compared', () => {
  const context = new Context(contract, options(stub.url, 'bdtdemo', ['inrdemo']), () => undefined)
  const operation = context.operation('getDomainRoute')
  expect(merchantsProbe.on(operation, context)).toBe(true)
  expect(merchantsProbe.on({ ...operation, session: 'required' }, context)).toBe(false)
})
