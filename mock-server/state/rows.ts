import * as v from 'valibot'
import { merchantCodes } from '#mock/data/accounts.ts'
import { SECURITY_EVENT_KINDS } from '#mock/data/security-events.ts'
import { contractValue } from './contract-value.ts'
import { ORDER_REASONS, ORDER_STATUSES } from './money/order-terms.ts'

/**
 * Schemas of the stub's own records. What a record has in common with the contract is checked by the
 * contract's own schema (Ajv, behind a Standard Schema), so a change there refuses rows that no longer fit.
 */

const nodeId = v.pipe(v.string(), v.minLength(1))
const merchant = v.picklist(merchantCodes)
const moment = v.pipe(v.string(), v.isoTimestamp())

/** A bound card, as its list shows it. */
const card = v.object({
  cardId: v.string(),
  bank: v.object({
    bankCode: v.string(),
    bankName: v.string(),
    logoUrl: v.optional(v.string()),
    kind: v.optional(v.picklist(['BANK', 'MOBILE', 'ROCKET', 'PROMPTPAY', 'UPI', 'CRYPTO'])),
    network: v.optional(v.picklist(['TRC20'])),
  }),
  maskedNumber: v.string(),
  payeeName: v.string(),
  usable: v.boolean(),
  addedAt: v.optional(moment),
})

/** The most that a member wants to pay in in one period, and a higher one, or none, that does not count yet. */
const depositLimit = v.object({
  period: v.picklist(['DAY', 'WEEK', 'MONTH']),
  amount: v.optional(v.string()),
  pending: v.optional(v.object({ amount: v.optional(v.string()), dueAt: moment })),
})
export type DepositLimitRow = v.InferOutput<typeof depositLimit>

export const accountRow = v.object({
  merchant,
  username: v.string(),
  /** Salted digest; a kept state file holds no password. */
  passwordDigest: v.string(),
  salt: v.string(),
  firstTimeLogin: v.boolean(),
  disabled: v.boolean(),
  /** The operator's staff, who cannot sign in on the member side. */
  operator: v.boolean(),
  /** In full; member info shows them masked. */
  email: v.string(),
  mobileNum: v.string(),
  /** When the account signed in last. */
  loginAt: v.optional(moment),
  iconId: v.optional(v.string()),
  /** Salted digest of the payment password that was set here. */
  paymentDigest: v.optional(v.string()),
  /** Salted digests of the answers to the security questions. */
  answerDigests: v.optional(v.array(v.object({ questionId: v.string(), digest: v.string() }))),
  /** Bank cards that were bound here. */
  cards: v.optional(v.array(card)),
  /** Ids of bank cards that are no longer bound. */
  removedCards: v.optional(v.array(v.string())),
  /** What must still be bet before a payout. */
  turnoverLeft: v.optional(v.string()),
  depositLimits: v.optional(v.array(depositLimit)),
  /** Until when the member wants neither to pay in nor to play. */
  breakEndsAt: v.optional(moment),
  /** Whether the operator knows who the member is. */
  identity: v.optional(v.picklist(['CONFIRMED', 'REQUIRED'])),
  /** Until when nothing is paid out; may lie in the past. */
  heldUntil: v.optional(moment),
  info: contractValue('getMemberInfo'),
  wallet: contractValue('getWallets'),
})
export type Account = v.InferOutput<typeof accountRow>

export const sessionRow = v.object({
  token: v.string(),
  merchant,
  username: v.string(),
  startedAt: moment,
})

export const favoriteRow = v.object({ merchant, username: v.string(), nodeId, vendor: v.string() })
export const recentRow = v.object({ merchant, username: v.string(), nodeId, vendor: v.string() })
export const announcementReadRow = v.object({ merchant, username: v.string(), announcementId: v.string() })
/** Who has opened the chat, and so read what waited there. */
export const chatReadRow = v.object({ merchant, username: v.string() })
export const inboxReadRow = v.object({ merchant, username: v.string(), messageId: v.string() })

/** Something that happened to an account since the stub was started first. */
export const securityEventRow = v.object({
  merchant,
  username: v.string(),
  event: v.object({
    eventId: v.string(),
    kind: v.picklist(SECURITY_EVENT_KINDS),
    at: moment,
    subject: v.optional(v.string()),
    device: v.optional(v.string()),
    ip: v.optional(v.string()),
    country: v.optional(v.string()),
  }),
})

/** A movement of the wallet since the stub was started first. */
export const bookingRow = v.object({
  merchant,
  username: v.string(),
  transactionNo: v.string(),
  txCode: v.picklist(['DEPOSIT', 'WITHDRAW', 'GAME_IN', 'GAME_OUT', 'BONUS', 'REBATE']),
  amount: v.string(),
  balance: v.string(),
  createdAt: moment,
})

/** Money that came back from a wallet of a game provider since then. */
export const walletTransferRow = v.object({
  merchant,
  username: v.string(),
  transferNo: v.string(),
  from: v.string(),
  to: v.string(),
  amount: v.string(),
  createdAt: moment,
})

/** A call that moved money, or whose key was retired before it came. */
export const moneyCallRow = v.object({
  merchant,
  username: v.string(),
  path: v.string(),
  key: v.string(),
  /** Digest of what was sent, to tell a repetition from another call. */
  content: v.string(),
  /** What was answered, as JSON. */
  answer: v.string(),
  at: moment,
})

const orderSteps = v.array(
  v.object({
    status: v.picklist(ORDER_STATUSES),
    at: moment,
    reason: v.optional(v.picklist(ORDER_REASONS)),
  }),
)

/** An order to pay in since the stub was started first. */
export const depositOrderRow = v.object({
  merchant,
  username: v.string(),
  orderNo: v.string(),
  order: v.object({
    orderNo: v.string(),
    amount: v.string(),
    createdAt: moment,
    expiresAt: moment,
    promoId: v.optional(v.string()),
  }),
  method: v.picklist(['MANUAL', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT']),
  channelId: v.string(),
  payment: v.optional(
    v.union([
      v.object({ kind: v.literal('LINK'), url: v.string(), appUrl: v.optional(v.string()) }),
      v.object({ kind: v.literal('QR'), content: v.string(), appUrl: v.optional(v.string()) }),
    ]),
  ),
  /** At the rate of the moment when it was ordered. */
  crypto: v.optional(
    v.object({
      currency: v.picklist(['USDT']),
      network: v.picklist(['TRC20']),
      rate: v.string(),
      confirmations: v.number(),
      amount: v.string(),
    }),
  ),
  reference: v.optional(v.string()),
  hasSlip: v.boolean(),
  received: v.optional(v.string()),
  bonus: v.optional(v.string()),
  steps: orderSteps,
})
export type DepositOrderRow = v.InferOutput<typeof depositOrderRow>

/** An order to pay out since then. */
export const withdrawOrderRow = v.object({
  merchant,
  username: v.string(),
  orderNo: v.string(),
  order: v.object({
    orderNo: v.string(),
    amount: v.string(),
    fee: v.string(),
    payout: v.string(),
    card,
    createdAt: moment,
  }),
  steps: orderSteps,
})
export type WithdrawOrderRow = v.InferOutput<typeof withdrawOrderRow>

export const lotteryOrderRow = v.object({
  orderId: v.string(),
  merchant,
  username: v.string(),
  nodeId,
  numero: v.string(),
  /** When its draw is over. */
  endsAt: moment,
  playType: v.picklist(['trad', 'ent']),
  prizeMode: v.picklist(['Lott', 'ZY', 'Elott', 'SEA']),
  orderedAt: moment,
  /** Whether what it won has reached the wallet. */
  paid: v.boolean(),
  bets: v.array(
    v.object({
      play: v.picklist(['straight', 'any']),
      selection: v.string(),
      cents: v.number(),
      cancelled: v.boolean(),
    }),
  ),
})
export type LotteryOrderRow = v.InferOutput<typeof lotteryOrderRow>

const pictures = v.array(v.object({ name: v.string(), type: v.string(), size: v.number(), sha256: v.string() }))

/** What became of a promotion for a member. */
export const promotionStateRow = v.object({
  merchant,
  username: v.string(),
  promoId: v.string(),
  status: v.picklist([
    'JOIN',
    'CLAIM',
    'APPLYING',
    'CLOSED',
    'REJECTED',
    'ISSUED',
    'CLAIMED',
    'PROCESS',
    'JOINED',
    'SIGNED',
    'COMING_SOON',
    'PERMANENT',
    'SUBSCRIBED',
  ]),
  reward: v.optional(v.string()),
  statusNote: v.optional(v.string()),
  application: v.optional(
    v.object({ applicationId: v.string(), submittedAt: moment, remark: v.optional(v.string()), pictures }),
  ),
})
export type PromotionStateRow = v.InferOutput<typeof promotionStateRow>

export const feedbackRow = v.object({
  merchant,
  /** Nobody when a visitor wrote. */
  username: v.optional(v.string()),
  type: v.string(),
  content: v.string(),
  contact: v.optional(v.string()),
  pictures,
  sentAt: moment,
})
