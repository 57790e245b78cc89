import { afterAll, describe, expect, it } from 'vitest'
import { successExamples } from '#mock/generated/examples.ts'
import { validateValue } from '#mock/generated/validators.js'
import type { CallFacts } from '#src/api/call.ts'
import { send } from '#src/api/client.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { corruptValues, withCorruptions } from '../support/corrupt-values.ts'
import { encryptionKey } from '../support/test-key.ts'
import { factsOfCalls } from '../support/facts-of-calls.ts'

/** What the site itself judges where it uses it: addresses, what may not be empty, and whole numbers. */
const JUDGED_ELSEWHERE = /^does not match .*http|^breaks min(Items|Length)|format|uri|host|integer/

const facts = await factsOfCalls()
afterAll(() => configureGateway({}))

async function read(call: CallFacts<OperationId>, value: unknown): Promise<unknown> {
  configureGateway({
    baseUrl: 'https://site.example',
    encryption: { merchant: 'bdtdemo', readKey: () => Promise.resolve(encryptionKey) },
    token: () => 't',
    fetch: async () => new Response(JSON.stringify({ success: true, value }), { status: 200 }),
  })
  return send(call).catch((error: unknown) => {
    if (isGatewayError(error) && error.code === 'CONTRACT_VIOLATION') return undefined
    throw error
  })
}

const parentOf = ({ pointer }: { pointer: string }): string => pointer.replace(/\/[^/]*$/, '')

describe('what the client gives of an answer', () => {
  it('ERR-40 is the answer itself, where it keeps the contract', async () => {
    for (const call of facts)
      for (const value of Object.values(successExamples[call.operation]))
        expect(await read(call, value), call.operation).toEqual(value)
  })

  it.each(Object.keys(corruptValues))('ERR-40 ERR-46 keeps the contract, whatever became %s', async (name) => {
    for (const call of facts) {
      const [value] = Object.values(successExamples[call.operation])
      for (const { pointer, corrupted } of withCorruptions(value, corruptValues[name])) {
        const answer = await read(call, corrupted)
        if (answer === undefined) continue
        const all = validateValue[call.operation](answer)
        // Where one way of a union is judged elsewhere, none of its ways holds.
        const elsewhere = all.filter(({ message }) => JUDGED_ELSEWHERE.test(message)).map(parentOf)
        const faults = all.filter(
          (one) =>
            !JUDGED_ELSEWHERE.test(one.message) &&
            !elsewhere.includes(parentOf(one)) &&
            !elsewhere.includes(one.pointer),
        )
        expect(faults, `${call.operation} ${pointer}`).toEqual([])
      }
    }
  })
})
