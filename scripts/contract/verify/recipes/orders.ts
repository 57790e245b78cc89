import { asObject, asText, type JsonObject } from '../../document/json.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import type { Context } from '../context.ts'
import { uniqueReference, successValue, type Exchange } from '../exchange.ts'
import { openChannel, waitingWithdrawal } from '../inputs.ts'
import { field, oneCall, type Open, type Recipe } from './recipe.ts'
import { BEFORE_PAYOUT, GUARDED, withCard } from './payout.ts'

const UNKNOWN = { orderNo: 'D0000' }
/** A number of a transfer that is none of any kind. */
const OF_NO_KIND = 'x'.repeat(64)
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
/** What is answered first to a member whom the operator does not know. */
export const NOT_KNOWN = ['IDENTITY_REQUIRED']

/** What becomes of an order to pay in or out. */
export const orderRecipes: readonly Recipe[] = [
  {
    code: 'RECORD_NOT_FOUND',
    on: ['getDepositOrder', 'getWithdrawOrder'],
    run: oneCall({ query: UNKNOWN }),
  },
  field('RECORD_NOT_FOUND', ['addDepositProof', 'cancelDeposit'], UNKNOWN),
  field('RECORD_NOT_FOUND', ['cancelWithdrawal'], UNKNOWN, ['FEATURE_UNAVAILABLE']),
  {
    code: 'ORDER_FINAL',
    on: ['cancelDeposit'],
    run: async (context, operation) => withNewOrder(context, (body) => twice(context, operation, body)),
  },
  {
    code: 'ORDER_FINAL',
    on: ['cancelWithdrawal'],
    run: async (context, operation) => {
      const orderNo = await waitingWithdrawal(context)
      return orderNo === undefined ? { open: 'no withdrawal can be cancelled' } : twice(context, operation, { orderNo })
    },
  },
  {
    code: 'ORDER_FINAL',
    on: ['addDepositProof'],
    run: async (context, operation) =>
      withNewOrder(context, async (body) => {
        await context.ask(context.operation('cancelDeposit'), { body })
        return context.ask(operation, { body: { ...body, reference: await newReference(context) } })
      }),
  },
  {
    code: 'NUMBER_FORMAT',
    on: ['createManualDeposit', 'addDepositProof'],
    masks: NOT_KNOWN,
    run: async (context, operation) => {
      const channel = await openChannel(context, 'MANUAL', ({ referenceKind }) => referenceKind !== undefined)
      if (!channel) return { open: 'no open channel says what the numbers of its transfers look like' }
      const order = leastOrder(channel)
      return operation.id === 'addDepositProof'
        ? withNewOrder(context, (body) => context.ask(operation, { body: { ...body, reference: OF_NO_KIND } }), order)
        : context.ask(operation, { body: { ...order, reference: OF_NO_KIND } })
    },
  },
  {
    code: 'REFERENCE_USED',
    on: ['createManualDeposit'],
    masks: NOT_KNOWN,
    run: async (context, operation) =>
      (await openChannel(context, 'MANUAL'))
        ? twice(context, operation, { reference: await newReference(context) })
        : NO_CHANNEL,
  },
  {
    code: 'REFERENCE_USED',
    on: ['addDepositProof'],
    run: async (context, operation) =>
      withNewOrder(context, async (first) => {
        const reference = await newReference(context)
        await context.ask(operation, { body: { ...first, reference } })
        return withNewOrder(context, (second) => context.ask(operation, { body: { ...second, reference } }))
      }),
  },
  {
    code: 'ORDER_REPEATED',
    on: DEPOSITS,
    masks: NOT_KNOWN,
    run: async (context, operation) =>
      (await openChannel(context, METHODS[operation.id] ?? ''))
        ? twice(context, operation, { again: undefined })
        : NO_CHANNEL,
  },
  {
    code: 'ORDER_REPEATED',
    on: ['withdraw'],
    masks: [...BEFORE_PAYOUT, 'INSUFFICIENT_BALANCE', 'WITHDRAW_LIMIT_REACHED', 'TURNOVER_OPEN'],
    run: withCard(async (context, operation) => twice(context, operation, { again: undefined })),
  },
  {
    code: 'FEE_CHANGED',
    masks: [...BEFORE_PAYOUT, 'INSUFFICIENT_BALANCE', 'WITHDRAW_LIMIT_REACHED', 'TURNOVER_OPEN'],
    run: withCard(async (context, operation) => context.ask(operation, { body: { fee: '0.01' } })),
  },
  {
    code: 'TURNOVER_OPEN',
    masks: BEFORE_PAYOUT,
    run: withCard(async (context, operation) => {
      const { turnoverLeft } = await allowance(context)
      return Number(turnoverLeft) > 0
        ? context.ask(operation)
        : { open: 'the member has nothing to bet before a payout' }
    }),
  },
  {
    code: 'WITHDRAW_LIMIT_REACHED',
    masks: BEFORE_PAYOUT,
    run: withCard(async (context, operation) => {
      const { timesLeftToday } = await allowance(context)
      return timesLeftToday === 0 ? context.ask(operation) : { open: 'would pay out as often as a day allows' }
    }),
  },
  {
    code: 'IDENTITY_REQUIRED',
    run: async (context, operation) => {
      const { identity } = await context.value('listDepositBanks', { query: { method: undefined, vendor: undefined } })
      return identity === 'REQUIRED' ? context.ask(operation) : { open: 'nobody asks who the member is' }
    },
  },
  {
    code: 'WITHDRAWALS_HELD',
    masks: [...GUARDED, 'IDENTITY_REQUIRED', 'INSUFFICIENT_BALANCE', 'TURNOVER_OPEN', 'WITHDRAW_LIMIT_REACHED'],
    run: withCard(async (context, operation) => {
      const { heldUntil } = await allowance(context)
      return heldUntil === undefined ? { open: 'the withdrawals of the member are not held' } : context.ask(operation)
    }),
  },
]

/** A number that no transfer had before; of the kind that the channel of new orders has, unless `of` names one. */
export const newReference = async (context: Context, of?: unknown): Promise<string> =>
  uniqueReference(of ?? (await openChannel(context, 'MANUAL'))?.['referenceKind'])

const allowance = async (context: Context) => asObject((await context.value('listBankCards'))['allowance'])

async function twice(context: Context, operation: ContractOperation, body: Record<string, unknown>): Promise<Exchange> {
  await context.ask(operation, { body })
  return context.ask(operation, { body })
}

/** What an order by a channel has of it, for the least amount. */
export const leastOrder = ({ channelId, limits }: JsonObject) => ({ channelId, amount: asObject(limits)['minAmount'] })

/** Orders a transfer to the operator's account, and goes on with its number. */
export async function withNewOrder(
  context: Context,
  run: (body: { orderNo: string }) => Promise<Exchange | Open>,
  order: Record<string, unknown> = {},
): Promise<Exchange | Open> {
  if (!(await openChannel(context, 'MANUAL'))) return NO_CHANNEL
  const made = await context.ask(context.operation('createManualDeposit'), {
    body: { slip: undefined, reference: undefined, ...order },
  })
  const orderNo = asText(asObject(successValue(made)['order'])['orderNo'])
  return orderNo === undefined ? { open: 'no deposit could be ordered' } : run({ orderNo })
}
