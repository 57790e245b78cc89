import { asObject, asText } from '#scripts/contract/document/json.ts'
import type { ContractOperation } from '#scripts/contract/judge/contract.ts'
import type { Context } from '../context.ts'
import { unique, valueOf, type Exchange } from '../exchange.ts'
import { openChannel } from '../inputs.ts'
import { field, oneCall, type Open, type Recipe } from './recipe.ts'
import { GUARDED, NO_CARD, usableCard } from './security.ts'

const UNKNOWN = { orderNo: 'D0000' }
export const NO_CHANNEL: Open = { open: 'no channel of this method is open' }
/** The method of each operation that orders a deposit. */
export const METHODS: Readonly<Record<string, string>> = {
  createManualDeposit: 'MANUAL',
  createAlipayDeposit: 'ALIPAY',
  createQqDeposit: 'QQ',
  createGatewayDeposit: 'GATEWAY',
  createWechatDeposit: 'WECHAT',
}
export const DEPOSITS = Object.keys(METHODS)

/** What becomes of an order to pay in or out. */
export const orderRecipes: readonly Recipe[] = [
  {
    code: 'RECORD_NOT_FOUND',
    on: ['getDepositOrder', 'getWithdrawOrder'],
    run: oneCall({ query: UNKNOWN }),
  },
  field('RECORD_NOT_FOUND', ['addDepositProof', 'cancelDeposit'], UNKNOWN),
  {
    code: 'ORDER_FINAL',
    on: ['cancelDeposit'],
    run: async (context, operation) => withNewOrder(context, (body) => twice(context, operation, body)),
  },
  {
    code: 'ORDER_FINAL',
    on: ['addDepositProof'],
    run: async (context, operation) =>
      withNewOrder(context, async (body) => {
        await context.ask(context.operation('cancelDeposit'), { body })
        return context.ask(operation, { body: { ...body, reference: unique() } })
      }),
  },
  {
    code: 'REFERENCE_USED',
    run: async (context, operation) =>
      withNewOrder(context, async (first) => {
        const reference = unique()
        await context.ask(operation, { body: { ...first, reference } })
        return withNewOrder(context, (second) => context.ask(operation, { body: { ...second, reference } }))
      }),
  },
  {
    code: 'ORDER_REPEATED',
    on: DEPOSITS,
    run: async (context, operation) =>
      (await openChannel(context, METHODS[operation.id] ?? ''))
        ? twice(context, operation, { again: undefined })
        : NO_CHANNEL,
  },
  {
    code: 'ORDER_REPEATED',
    on: ['withdraw'],
    masks: [...GUARDED, 'INSUFFICIENT_BALANCE', 'WITHDRAW_LIMIT_REACHED', 'TURNOVER_OPEN'],
    run: async (context, operation) =>
      (await usableCard(context)) ? twice(context, operation, { again: undefined }) : { open: NO_CARD },
  },
  {
    code: 'FEE_CHANGED',
    masks: [...GUARDED, 'INSUFFICIENT_BALANCE', 'WITHDRAW_LIMIT_REACHED', 'TURNOVER_OPEN'],
    run: async (context, operation) =>
      (await usableCard(context)) ? context.ask(operation, { body: { fee: '0.01' } }) : { open: NO_CARD },
  },
  {
    code: 'TURNOVER_OPEN',
    masks: GUARDED,
    run: async (context, operation) => {
      if (!(await usableCard(context))) return { open: NO_CARD }
      const { turnoverLeft } = await allowance(context)
      return Number(turnoverLeft) > 0
        ? context.ask(operation)
        : { open: 'the member has nothing to bet before a payout' }
    },
  },
  {
    code: 'WITHDRAW_LIMIT_REACHED',
    masks: GUARDED,
    run: async (context, operation) => {
      if (!(await usableCard(context))) return { open: NO_CARD }
      const { timesLeftToday } = await allowance(context)
      return timesLeftToday === 0 ? context.ask(operation) : { open: 'would pay out as often as a day allows' }
    },
  },
]

const allowance = async (context: Context) => asObject((await context.value('listBankCards'))['allowance'])

async function twice(context: Context, operation: ContractOperation, body: Record<string, unknown>): Promise<Exchange> {
  await context.ask(operation, { body })
  return context.ask(operation, { body })
}

/** Orders a transfer to the operator's account, and goes on with its number. */
export async function withNewOrder(
  context: Context,
  run: (body: { orderNo: string }) => Promise<Exchange | Open>,
): Promise<Exchange | Open> {
  if (!(await openChannel(context, 'MANUAL'))) return NO_CHANNEL
  const made = await context.ask(context.operation('createManualDeposit'), {
    body: { slip: undefined, reference: undefined },
  })
  const orderNo = asText(asObject(valueOf(made)['order'])['orderNo'])
  return orderNo === undefined ? { open: 'no deposit could be ordered' } : run({ orderNo })
}
