import { asObject } from '../../document/json.ts'
import { unique } from '../exchange.ts'
import { needs, type Recipe } from './recipe.ts'
import type { Changes } from '../exchange.ts'

const CONTRACTS = ['getDailySalaryContract', 'getDividendContract', 'getHourContract']
const ANSWERS = ['answerDailySalaryContract', 'answerDividendContract', 'answerHourContract']
const MEMBER_UNKNOWN = { memberId: 'unknown' }
const RATES_TOO_HIGH = [{ gameType: 'RNG', rate: '9999.00' }]

const agent = (code: string, on: readonly string[], changes: Changes, masks?: string[]): Recipe => ({
  code,
  on,
  ...(masks ? { masks } : {}),
  run: async (context, operation) =>
    (await needs(context, 'agent')) ?? context.ask(operation, { ...changes, who: 'agent' }),
})

/** The agents' side. */
export const agentRecipes: readonly Recipe[] = [
  agent('USER_UNKNOWN_OR_DISABLED', ['updateRebates', 'transferDownline', 'createContract'], { body: MEMBER_UNKNOWN }),
  agent('CONTRACT_TERMS_INVALID', ['createContract'], { body: { endsOn: '2020-01-01' } }),
  agent('USER_UNKNOWN_OR_DISABLED', CONTRACTS, { query: MEMBER_UNKNOWN }),
  agent('USER_UNKNOWN_OR_DISABLED', ['listDownlines'], { query: { uplineId: 'unknown' } }),
  agent('USER_UNKNOWN_OR_DISABLED', ['listBetRecords'], { query: { member: 'nobody' } }),
  agent('REBATE_OUT_OF_RANGE', ['updateRebates', 'createAffiliateUrl'], { body: { rebates: RATES_TOO_HIGH } }),
  {
    code: 'REBATE_OUT_OF_RANGE',
    on: ['createDownline'],
    run: async (context, operation) =>
      (await needs(context, 'agent')) ??
      context.ask(operation, { who: 'agent', body: { username: unique(), rebates: RATES_TOO_HIGH } }),
  },
  agent('USERNAME_FORMAT', ['createDownline'], { body: { username: 'a b' } }),
  agent('PASSWORD_FORMAT', ['createDownline'], { body: { password: '12345' } }),
  {
    code: 'USERNAME_TAKEN',
    on: ['createDownline'],
    run: async (context, operation) =>
      (await needs(context, 'agent')) ??
      context.ask(operation, { who: 'agent', body: { username: context.options.credentials.agent?.username } }),
  },
  {
    code: 'AGENT_LINK_INVALID',
    on: ['createDownline'],
    run: async (context, operation) =>
      (await needs(context, 'agent')) ??
      context.ask(operation, { who: 'agent', body: { username: unique(), linkCode: 'NOBODY' } }),
  },
  agent('RECORD_NOT_FOUND', CONTRACTS, { query: { contractId: 'unknown' } }),
  agent('RECORD_NOT_FOUND', ANSWERS, { body: { contractId: 'unknown' } }),
  agent('RECORD_NOT_FOUND', ['withdrawContract'], { query: { contractId: 'unknown' } }),
  agent('RECORD_NOT_FOUND', ['deleteAffiliateUrl'], { query: { linkId: 'unknown' } }),
  agent('AMOUNT_OUT_OF_LIMITS', ['transferDownline'], { body: { amount: '0.01' } }),
  agent('INSUFFICIENT_BALANCE', ['transferDownline'], { body: { amount: '999999999999.00' } }, [
    'AMOUNT_OUT_OF_LIMITS',
  ]),
  {
    code: 'IDEMPOTENCY_CONFLICT',
    on: ['transferDownline', 'transferMultipleDownline'],
    run: async (context, operation) => {
      const missing = await needs(context, 'agent')
      if (missing) return missing
      const headers = { 'Idempotency-Key': unique(24) }
      const { body } = await context.base(operation)
      const transfer = asObject(
        asObject(body)['transfers'] === undefined ? body : [asObject(body)['transfers']].flat()[0],
      )
      const again = { ...transfer, amount: '2.00' }
      await context.ask(operation, { headers, who: 'agent' })
      return context.ask(operation, {
        headers,
        who: 'agent',
        body: operation.id === 'transferDownline' ? again : { transfers: [again] },
      })
    },
  },
]
