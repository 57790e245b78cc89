import {
  createAlipayDeposit,
  createGatewayDeposit,
  createManualDeposit,
  createQqDeposit,
  createWechatDeposit,
} from '#src/api/generated/deposit.ts'
import type {
  DepositChannel,
  DepositMethodCode,
  DepositOrder,
  MoneyOperation,
  WechatVariant,
} from '#src/api/generated/types.ts'
import type { Variables } from '#src/api/generated/operations.ts'
import { sendMoneyCall } from '#src/core/money/money-calls.ts'

/** The call that orders by each way to pay in. */
export const depositOperations = {
  MANUAL: 'createManualDeposit',
  GATEWAY: 'createGatewayDeposit',
  ALIPAY: 'createAlipayDeposit',
  QQ: 'createQqDeposit',
  WECHAT: 'createWechatDeposit',
} as const satisfies Record<DepositMethodCode, MoneyOperation>

/** What a member orders; of bank, variant and payer only what the way to pay asks for is sent. */
export interface DepositRequest {
  method: DepositMethodCode
  channel: Pick<DepositChannel, 'channelId' | 'crypto' | 'vendor'>
  amount: string
  bankCode: string | undefined
  variant: WechatVariant
  payerName: string
  promoId: string | undefined
  /** The member wants it although an open order is like it (MONEY-16). */
  again: boolean
}

/** Whether a transfer is found by the name on its account; a blockchain knows no names. */
export const asksPayer = (method: DepositMethodCode, { crypto }: Pick<DepositChannel, 'crypto'>): boolean =>
  method === 'MANUAL' && !crypto

/**
 * Orders a deposit by the call of its method.
 *
 * @param key of the opened form (GAP-122)
 * @throws as `sendMoneyCall` does
 */
export async function sendDeposit(request: DepositRequest, key: string): Promise<DepositOrder> {
  const { method, channel, amount, bankCode, variant, payerName, promoId, again } = request
  const { channelId, vendor } = channel
  const body: Variables<'createAlipayDeposit'>['body'] = { channelId, amount, promoId, again: again || undefined }
  const { order } = await sendMoneyCall<{ order: DepositOrder }>(
    { operation: depositOperations[method], amount, key },
    (header) => {
      if (method === 'MANUAL')
        return createManualDeposit({ header, body: asksPayer(method, channel) ? { ...body, payerName } : body })
      if (method === 'ALIPAY') return createAlipayDeposit({ header, body })
      if (method === 'QQ') return createQqDeposit({ header, body })
      if (method === 'WECHAT') return createWechatDeposit({ header, body: { ...body, variant } })
      return createGatewayDeposit({ header, body: { ...body, vendor, bankCode: bankCode || undefined } })
    },
  )
  return order
}
