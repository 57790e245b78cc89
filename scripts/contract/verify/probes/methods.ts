import { finding } from '../../judge/finding.ts'
import { readEnvelope } from '../../judge/contract.ts'
import { parseJson } from '../../judge/recorded.ts'
import type { Probe } from './probe.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/** A path answers by the methods that the contract has for it, and by no other. */
export const methodsProbe: Probe = {
  name: 'other methods on the path',
  on: ({ id, path }, { contract: { operations }, options }) =>
    !options.readOnly && operations.find((one) => one.path === path)?.id === id,
  run: async (context, operation, report) => {
    const known = context.contract.operations.filter(({ path }) => path === operation.path)
    const base = await context.base(operation)
    const others = METHODS.filter((method) => known.every((one) => one.method.toUpperCase() !== method))
    for (const method of others) {
      const exchange = await context.send({ ...base, who: base.who === 'leaving' ? 'member' : base.who, method })
      const { response } = exchange
      if (typeof response === 'string') continue
      if (response.status >= 300 && readEnvelope(parseJson(response.body)).success !== true) continue
      report(
        exchange,
        finding('wrong-method', `${method} is answered, which the contract does not have here`, {
          pointer: 'status',
          expected: '404 or 405',
          seen: String(response.status),
        }),
      )
    }
  },
}
