import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { presentContract } from '../../judge/present-contract.ts'
import { readCredentials } from '../options.ts'
import { verify } from '../run.ts'
import { startBrokenGateway } from '../../../../tests/support/gateway-faults/broken-gateway.ts'

const contract = presentContract()
if (!contract) throw new Error('no contract')
let stub: StubDoor

beforeAll(async () => {
  stub = await startStub({ port: 0 })
})
afterAll(() => stub.close())

async function compareWith(...otherMerchants: string[]) {
  if (!contract) throw new Error('no contract')
  const operation = 'getDomainRoute' as const
  const broken = await startBrokenGateway(stub.url, [
    {
      name: 'merchants that are answered as the first, and one that is unknown',
      operation,
      rule: 'wrong-merchant',
      at: '/value/list',
      ask({ url, headers }) {
        if (['tlbdemo', 'newdemo'].includes(headers.get('x-merchant') ?? '')) headers.set('x-merchant', 'bdtdemo')
        if (headers.get('x-merchant') === 'misspelt') url.pathname = '/wps/nothing'
      },
    },
  ])
  const result = await verify(contract, {
    target: broken.url,
    rate: Number.POSITIVE_INFINITY,
    readOnly: true,
    only: [operation],
    merchant: 'bdtdemo',
    otherMerchants,
    credentials: readCredentials({}),
  })
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
