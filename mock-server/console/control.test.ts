import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { answerConsole } from '#mock/doors/console-channel.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { payIn } from '../../tests/support/stub-orders.ts'
import { controlOf } from './control.ts'

beforeEach(resetRuntime)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['{"title":"Bad scenario","detail":"no operation is called \\"logn\\""}', 'no operation is called "logn"'],
  ['<h1>Bad gateway</h1>', 'PUT scenario: 400'],
])('what the stub refuses is told in its own sentence: %s', async (body, sentence) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 400 })))
  await expect(controlOf('stub').setScenario('logn:X')).rejects.toThrow(new Error(sentence))
})

describe('the gateway in a page of the site', () => {
  it('is asked for its orders and told what happens to them, and refuses in its own sentence', async () => {
    answerConsole()
    const orderNo = await payIn('5000.00')
    const control = controlOf('browser')
    expect(await control.orders()).toMatchObject([{ orderNo, status: 'PENDING' }])
    const [order] = await control.act({ orderNo, action: 'arrive', amount: '4900.00' })
    expect(order).toMatchObject({ orderNo, status: 'COMPLETED', received: '4900.00' })
    await expect(control.act({ orderNo, action: 'pay' })).rejects.toThrow(new Error(`${orderNo} cannot pay now`))
  })

  it('does nothing while no page is open, and says so', async () => {
    vi.stubGlobal('BroadcastChannel', SilentChannel)
    const control = controlOf('browser')
    expect(await control.orders()).toBeUndefined()
    const change = { merchant: 'bdtdemo', username: 'ravi88', cardsUsable: true } as const
    await expect(control.changeAccount(change)).rejects.toThrow(/^No page of the site is open/)
  })
})

/** A channel that nobody else listens to. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
