import { beforeEach, describe, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { resetRuntime } from '../runtime.ts'
import { payIn, payOut } from '../../../tests/support/stub-orders.ts'
import { databaseReady } from '../contents.ts'

async function control(method: 'GET' | 'PUT', body?: object): Promise<{ status: number; answer: unknown }> {
  const response = await controlResponse(method, `${CONTROL_PREFIX}orders`, JSON.stringify(body ?? ''))
  return { status: response.status, answer: await response.json() }
}
const act = (orderNo: string, action: string, more: object = {}) => control('PUT', { orderNo, action, ...more })

beforeEach(async () => {
  await databaseReady()
  await resetRuntime()
})

describe('the control of orders', () => {
  it('lists those of both kinds, the latest first, with what came of them and what can be done', async () => {
    const first = await payIn('1000.00')
    const second = await payOut('2000.00')
    const third = await payIn('3000.00')
    await act(first, 'arrive', { amount: '900.00' })
    await act(second, 'reject', { reason: 'NAME' })
    const owner = { merchant: 'bdtdemo', username: 'ravi88', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }
    const [deposit, withdrawal] = [
      { kind: 'deposit', ...owner },
      { kind: 'withdrawal', ...owner },
    ]
    const actions = ['arrive', 'check', 'reject', 'expire']
    expect((await control('GET')).answer).toEqual({
      orders: [
        { ...deposit, orderNo: third, amount: '3000.00', status: 'PENDING', actions },
        { ...withdrawal, orderNo: second, amount: '2000.00', status: 'REJECTED', reason: 'NAME', actions: [] },
        {
          ...deposit,
          orderNo: first,
          amount: '1000.00',
          received: '900.00',
          status: 'COMPLETED',
          actions: ['reverse'],
        },
      ],
    })
  })

  it('takes no amount of another form, and nothing that the state does not allow, and says so', async () => {
    const orderNo = await payIn('1000.00')
    const refusal = (status: number, detail: string) => ({ status, answer: expect.objectContaining({ detail }) })
    expect(await act(orderNo, 'arrive', { amount: '12,5' })).toEqual(refusal(400, 'An amount is written as 100.00'))
    expect(await act(orderNo, 'pay')).toEqual(refusal(409, `${orderNo} cannot pay now`))
  })
})
