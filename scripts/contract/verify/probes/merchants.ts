import { finding } from '../../judge/finding.ts'
import { standingAt } from '../../judge/standing.ts'
import { shown } from '../../judge/schema-faults.ts'
import { answerOf, isClean, type Exchange } from '../exchange.ts'
import type { Probe } from './probe.ts'

/** The merchant that a call names is the one that is answered; to see it takes two. */
export const merchantsProbe: Probe = {
  name: 'as another merchant',
  on: ({ perMerchant }, { options: { otherMerchants = [] } }) => otherMerchants.length > 0 && perMerchant.length > 0,
  run: async (context, operation, report) => {
    const { otherMerchants: [other = ''] = [], merchant } = context.options
    const [ours, theirs] = [
      await context.ask(operation, { who: 'nobody' }),
      await context.ask(operation, { who: 'nobody', ...context.naming(operation, other) }),
    ]
    if (!isClean(ours) || !isClean(theirs)) return
    if (operation.perMerchant.some((pointer) => seenAt(ours, pointer) !== seenAt(theirs, pointer))) return
    const [pointer = ''] = operation.perMerchant
    const place = {
      pointer: `/value${pointer}`,
      expected: `another than ${merchant} has`,
      seen: seenAt(theirs, pointer),
    }
    report(theirs, finding('wrong-merchant', `${other} is answered as ${merchant}`, place))
  },
}

const seenAt = (exchange: Exchange, pointer: string): string =>
  shown(standingAt(answerOf(exchange), pointer).map(({ value }) => value))
