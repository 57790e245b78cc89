import { finding } from '../../judge/finding.ts'
import { standingAt } from '../../judge/standing.ts'
import { shown } from '../../judge/schema-errors.ts'
import { answerOf, codeOf, isClean, type Exchange } from '../exchange.ts'
import type { OpenCode } from '../result.ts'
import type { Probe } from './probe.ts'

/** The merchant that a call names is the one that is answered; to see it takes two. */
export const merchantsProbe: Probe = {
  name: 'as another merchant',
  // A call that needs a session is answered for the merchant of its member, whatever it names.
  on: ({ perMerchant, session }, { options: { otherMerchants = [] } }) =>
    otherMerchants.length > 0 && perMerchant.length > 0 && session !== 'required',
  run: async (context, operation, report) => {
    const { otherMerchants = [], merchant } = context.options
    const ours = await context.ask(operation, { who: 'nobody' })
    if (!isClean(ours))
      return otherMerchants.map((other) => notCompared(other, `${merchant} is answered ${answered(ours)}`))
    const open: OpenCode[] = []
    for (const other of otherMerchants) {
      const theirs = await context.ask(operation, { who: 'nobody', ...context.naming(operation, other) })
      if (!isClean(theirs)) {
        open.push(notCompared(other, `it is answered ${answered(theirs)}`))
        continue
      }
      if (operation.perMerchant.some((pointer) => seenAt(ours, pointer) !== seenAt(theirs, pointer))) continue
      const [pointer = ''] = operation.perMerchant
      const place = {
        pointer: `/value${pointer}`,
        expected: `another than ${merchant} has`,
        seen: seenAt(theirs, pointer),
      }
      report(theirs, finding('wrong-merchant', `${other} is answered as ${merchant}`, place))
    }
    return open
  },
}

const notCompared = (other: string, why: string): OpenCode => ({
  code: 'another merchant',
  reason: `${other} was not compared: ${why}`,
  provokable: false,
})

const answered = ({ response }: Exchange): string =>
  typeof response === 'string' ? `nothing (${response})` : `${response.status} ${codeOf({ response }) ?? ''}`.trim()

const seenAt = (exchange: Exchange, pointer: string): string =>
  shown(standingAt(answerOf(exchange), pointer).map(({ value }) => value))
