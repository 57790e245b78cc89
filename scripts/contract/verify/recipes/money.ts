import { asObject } from '../../document/json.ts'
import { openChannel } from '../inputs.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import { unique, type Exchange } from '../exchange.ts'
import type { Context } from '../context.ts'
import { DEPOSITS, METHODS, NO_CHANNEL, NOT_KNOWN, withNewOrder } from './orders.ts'
import { field, type Open, type Recipe } from './recipe.ts'
import { BEFORE_PAYOUT, withCard } from './payout.ts'

const NO_PROMOTION = 'no promotion waits for an application'
const NO_CLOSED_PROMOTION = 'no promotion is over, or yet to come'

/** Records, deposits, promotions and withdrawals. */
export const moneyRecipes: readonly Recipe[] = [
  {
    code: 'DATE_RANGE_INVALID',
    run: async (context, operation) => context.ask(operation, { query: { from: context.day(), to: context.day(10) } }),
  },
  {
    code: 'AMOUNT_OUT_OF_LIMITS',
    on: DEPOSITS,
    masks: NOT_KNOWN,
    run: async (context, operation) =>
      (await openChannel(context, METHODS[operation.id] ?? ''))
        ? context.ask(operation, { body: { amount: '0.01' } })
        : NO_CHANNEL,
  },
  field('RECORD_NOT_FOUND', DEPOSITS, { channelId: 'unknown' }, NOT_KNOWN),
  {
    code: 'IDEMPOTENCY_CONFLICT',
    on: DEPOSITS,
    masks: NOT_KNOWN,
    run: async (context, operation) => {
      const channel = await openChannel(context, METHODS[operation.id] ?? '')
      if (!channel) return NO_CHANNEL
      const { minAmount, maxAmount } = asObject(channel['limits'])
      const headers = { 'Idempotency-Key': unique(24) }
      await context.ask(operation, { headers, body: { amount: minAmount } })
      return context.ask(operation, { headers, body: { amount: maxAmount } })
    },
  },
  {
    code: 'PROMO_NOT_ELIGIBLE',
    on: DEPOSITS,
    masks: NOT_KNOWN,
    run: async (context, operation) => {
      if (!(await openChannel(context, METHODS[operation.id] ?? ''))) return NO_CHANNEL
      const promotions = await context.rows('listDepositPromos', 'promotions')
      const closed = promotions.find(({ status }) => status === 'CLOSED' || status === 'COMING_SOON')
      return closed ? context.ask(operation, { body: { promoId: closed['promoId'] } }) : { open: NO_CLOSED_PROMOTION }
    },
  },
  { code: 'IMAGE_TYPE', masks: NOT_KNOWN, run: withFiles(() => [textFile()]) },
  { code: 'IMAGE_TOO_LARGE', masks: NOT_KNOWN, run: withFiles(() => [largePicture()]) },
  { code: 'IMAGE_TOO_MANY', run: withFiles(() => Array.from({ length: 4 }, smallPicture)) },
  {
    code: 'REMARK_TOO_LONG',
    on: ['applyPromotion'],
    run: async (context, operation) =>
      (await nothingOpen(context, operation.id)) ??
      context.ask(operation, { body: { remark: 'r'.repeat(141), images: undefined } }),
  },
  field('RECORD_NOT_FOUND', ['acceptDepositPromo', 'applyPromotion'], { promoId: 'unknown' }),
  {
    code: 'PROMO_NOT_ELIGIBLE',
    on: ['acceptDepositPromo', 'applyPromotion'],
    run: async (context, operation) => {
      const closed = await promotionIn(context, operation.id, ['CLOSED', 'COMING_SOON'])
      return closed === undefined
        ? { open: NO_CLOSED_PROMOTION }
        : context.ask(operation, { body: { promoId: closed } })
    },
  },
  {
    code: 'PROMO_ALREADY_CLAIMED',
    run: async (context, operation) => {
      const taken = await promotionIn(context, operation.id, ['CLAIMED', 'JOINED', 'APPLYING', 'PROCESS', 'ISSUED'])
      return taken === undefined
        ? { open: 'the member has taken no promotion' }
        : context.ask(operation, { body: { promoId: taken } })
    },
  },
  {
    code: 'RECORD_NOT_FOUND',
    on: ['returnBalance'],
    run: withGameWallet((context, operation) => context.ask(operation, { body: { wallet: 'UNKNOWN' } })),
  },
  {
    code: 'IDEMPOTENCY_CONFLICT',
    on: ['returnBalance'],
    run: withGameWallet(async (context, operation, wallet) => {
      const headers = { 'Idempotency-Key': unique(24) }
      await context.ask(operation, { headers, body: { wallet } })
      return context.ask(operation, { headers, body: { wallet: undefined } })
    }),
  },
  field('FEEDBACK_LENGTH', ['sendFeedback'], { content: 'hi' }),
  field('RECORD_NOT_FOUND', ['withdraw'], { cardId: 'unknown' }, BEFORE_PAYOUT),
  {
    code: 'AMOUNT_OUT_OF_LIMITS',
    on: ['withdraw'],
    masks: BEFORE_PAYOUT,
    run: withCard(async (context, operation) => context.ask(operation, { body: { amount: '0.01' } })),
  },
]

/** A server looks for what a call is about before it looks at the files. */
function withFiles(files: () => File[]): Recipe['run'] {
  return async (context, operation) => {
    if (operation.id === 'addDepositProof')
      return withNewOrder(context, (body) => context.ask(operation, { body: { ...body, slip: files()[0] } }))
    return (
      (await nothingOpen(context, operation.id)) ?? context.ask(operation, { body: fileBody(operation.id, files()) })
    )
  }
}

/** Why there is nothing that a deposit or an application could be about; an earlier run may have taken it. */
async function nothingOpen(context: Context, id: string): Promise<Open | undefined> {
  const method = METHODS[id]
  if (method !== undefined) return (await openChannel(context, method)) ? undefined : NO_CHANNEL
  if (id !== 'applyPromotion' || (await promotionIn(context, id, ['JOIN', 'CLAIM'])) !== undefined) return undefined
  return { open: NO_PROMOTION }
}

/** Needs a member with wallets of game providers, with or without money in them. */
function withGameWallet(
  run: (context: Context, operation: ContractOperation, wallet: unknown) => Promise<Exchange>,
): Recipe['run'] {
  return async (context, operation) => {
    const [first] = await context.rows('getWallets', 'vendorWallets')
    return first ? run(context, operation, first['wallet']) : { open: 'the member has no wallets of game providers' }
  }
}

async function promotionIn(context: Context, id: string, states: readonly string[]): Promise<unknown> {
  const way = id === 'applyPromotion' ? 'APPLY' : 'ACCEPT'
  const promotions = await context.rows('listDepositPromos', 'promotions')
  return promotions.find(({ takenBy, status }) => takenBy === way && states.includes(String(status)))?.['promoId']
}

const LARGE_BYTES = 6 * 1024 * 1024
const fileBody = (id: string, files: File[]) => (id === 'createManualDeposit' ? { slip: files[0] } : { images: files })
const smallPicture = (): File => new File([PNG], 'verify.png', { type: 'image/png' })
const textFile = (): File => new File(['no picture'], 'verify.txt', { type: 'text/plain' })
const largePicture = (): File => new File([PNG, new Uint8Array(LARGE_BYTES)], 'verify.png', { type: 'image/png' })
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
