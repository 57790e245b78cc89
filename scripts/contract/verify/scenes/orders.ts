import { asObject, asText } from '../../document/json.ts'
import type { Context } from '../context.ts'
import { unique, successValue } from '../exchange.ts'
import { openChannel } from '../inputs.ts'
import { needs, type Open } from '../recipes/recipe.ts'
import { leastOrder, METHODS, newReference, NO_CHANNEL, withNewOrder } from '../recipes/orders.ts'
import type { Scene } from './scene.ts'

const DAYS = 88

/** Orders in every state that a client can bring about, and those of the past. */
export const orderScenes: readonly Scene[] = [
  {
    name: 'orders that wait, are proved or are cancelled',
    on: ['getDepositOrder'],
    run: async (context, operation) => {
      const missing = await needs(context, 'member')
      if (missing) return missing
      const channel = await openChannel(context, 'MANUAL', ({ referenceKind }) => referenceKind !== undefined)
      const order = channel && leastOrder(channel)
      const look = (orderNo: string) => context.ask(operation, { query: { orderNo } })
      await withNewOrder(
        context,
        async (body) => {
          await context.ask(context.operation('cancelDeposit'), { body })
          return look(body.orderNo)
        },
        order,
      )
      const made = await withNewOrder(
        context,
        async (body) => {
          await look(body.orderNo)
          const reference = await newReference(context, channel?.['referenceKind'])
          await context.ask(context.operation('addDepositProof'), { body: { ...body, reference } })
          return look(body.orderNo)
        },
        order,
      )
      await withNewOrder(context, ({ orderNo }) => look(orderNo))
      for (const id of ['createGatewayDeposit', 'createWechatDeposit']) {
        const orderNo = asText(asObject(successValue(await context.ask(context.operation(id)))['order'])['orderNo'])
        if (orderNo !== undefined) await look(orderNo)
      }
      return 'open' in made ? made : undefined
    },
  },
  {
    name: 'an order in a cryptocurrency',
    on: ['getDepositOrder'],
    run: async (context, operation) => {
      const channel = await openChannel(context, 'MANUAL', ({ crypto }) => crypto !== undefined)
      if (!channel) return { open: 'no open channel takes a cryptocurrency' }
      const look = (body: { orderNo: string }) => context.ask(operation, { query: body })
      const made = await withNewOrder(context, look, { ...leastOrder(channel), payerName: undefined })
      return 'open' in made ? made : undefined
    },
  },
  {
    name: 'payouts of every state',
    on: ['getWithdrawOrder'],
    run: async (context, operation) => {
      const missing = await needs(context, 'member')
      if (missing) return missing
      await context.ask(context.operation('withdraw'))
      const range = { query: { ...context.daysSince(DAYS), status: undefined, pageSize: 100 } }
      const rows = await context.rows('listWithdrawReports', 'content', range)
      const states = new Map(rows.toReversed().map((row) => [row['status'], row['orderNo']]))
      for (const orderNo of states.values()) await context.ask(operation, { query: { orderNo } })
      return undefined
    },
  },
  {
    name: 'a call that moved money',
    on: ['settleMoneyCall'],
    run: async (context, operation) => {
      if (!(await openChannel(context, 'MANUAL'))) return NO_CHANNEL
      const key = unique(24)
      const body = { slip: undefined, reference: undefined }
      await context.ask(context.operation('createManualDeposit'), { headers: { 'Idempotency-Key': key }, body })
      await context.ask(operation, { body: { key, operation: 'createManualDeposit' } })
      return undefined
    },
  },
  {
    name: 'a promotion to claim',
    on: ['acceptDepositPromo'],
    run: async (context, operation) => {
      const open = await promotion(context, ({ status, takenBy }) => status === 'CLAIM' && takenBy === 'ACCEPT')
      if (open === undefined) return { open: 'no promotion waits to be claimed' }
      await context.ask(operation, { body: { promoId: open } })
      return undefined
    },
  },
  {
    name: 'with a promotion that was joined',
    on: Object.keys(METHODS),
    run: async (context, operation) => {
      if (!(await openChannel(context, METHODS[operation.id] ?? ''))) return NO_CHANNEL
      const isFor = ({ depositTerms }: Record<string, unknown>) => depositTerms !== undefined
      const joinable = await promotion(
        context,
        (one) => one['status'] === 'JOIN' && one['takenBy'] === 'ACCEPT' && isFor(one),
      )
      if (joinable !== undefined)
        await context.ask(context.operation('acceptDepositPromo'), { body: { promoId: joinable } })
      const promoId = await promotion(context, (one) => one['status'] === 'JOINED' && isFor(one))
      if (promoId === undefined) return NO_PROMOTION
      const made = await context.ask(operation, { body: { promoId } })
      const orderNo = asText(asObject(successValue(made)['order'])['orderNo'])
      if (orderNo !== undefined) await context.ask(context.operation('getDepositOrder'), { query: { orderNo } })
      return undefined
    },
  },
]

const NO_PROMOTION: Open = { open: 'the member has joined no promotion for deposits' }

async function promotion(context: Context, fits: (one: Record<string, unknown>) => boolean): Promise<unknown> {
  return (await context.rows('listDepositPromos', 'promotions')).find(fits)?.['promoId']
}
