import type { MoneyOperation } from '#src/api/generated/types.ts'
import { array, integer, number, object, picklist, pipe, regex, string, maxLength, minLength } from 'valibot'
import { storedItem } from './item.ts'

// Apart from the other items, because the first screen needs none of these. A record of valibot would ship with it.

/** Names that were searched for, the latest first (KEY-13, GAP-98). */
export const searchRecordsItem = storedItem('local', 'MC_SEARCH_RECORDS', array(string()))

/** KEY-02, GAP-26, GAP-161: the remembered login, encrypted; see core/session/remembered-login.ts. */
export const rememberedLoginItem = storedItem(
  'local',
  'remPass',
  object({
    merchantCode: string(),
    /** When it is to be forgotten, in epoch milliseconds by this device's clock. */
    until: pipe(number(), integer()),
    iv: pipe(string(), regex(/^[A-Za-z0-9+/]{16}$/)),
    sealed: pipe(string(), maxLength(2000), regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
)

/** KEY-03: the salt that the remembered login is bound to. */
export const rememberedSaltItem = storedItem('local', 'sass', pipe(string(), regex(/^[A-Za-z0-9+/]{22}==$/)), {
  text: true,
})

/** That the terms were agreed to in this browser session (KEY-12, HOME-21). */
export const termsAgreedItem = storedItem('session', 'MC_TERMS_AGREED', picklist(['1']), { text: true })

/** Id of the last announcement that came up by itself in this browser session (HOME-33). */
export const seenPopUpItem = storedItem('session', 'MC_SEEN_POP_UP', string(), { text: true })

/** The invitation that a link brought, for the time of the tab (GAP-77). */
export const affiliateCodeItem = storedItem(
  'session',
  'MC_AFFILIATE_CODE',
  pipe(string(), minLength(1), maxLength(64)),
  {
    text: true,
  },
)

/** The operations that carry an `Idempotency-Key`. */
export const MONEY_OPERATIONS = [
  'createManualDeposit',
  'createGatewayDeposit',
  'createAlipayDeposit',
  'createQqDeposit',
  'createWechatDeposit',
  'withdraw',
  'transferDownline',
  'transferMultipleDownline',
  'returnBalance',
] as const satisfies readonly MoneyOperation[]

/** KEY-17: calls that move money whose outcome is not known yet; no secret stands in them (MONEY-02). */
export const moneyCallsItem = storedItem(
  'local',
  'MC_MONEY_CALLS',
  array(
    object({
      key: pipe(string(), minLength(16), maxLength(64)),
      operation: picklist(MONEY_OPERATIONS),
      member: string(),
      merchant: string(),
      amount: string(),
      /** Epoch milliseconds by the gateway's clock. */
      at: pipe(number(), integer()),
    }),
  ),
)
