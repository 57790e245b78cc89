import type { MoneyOperation } from '#src/api/generated/types.ts'
import { anyText, matching, number, object, oneOf, wholeList } from '#src/api/shape.ts'
import { storedItem } from './item.ts'

// Apart from the other items, because the first screen needs none of these.

/** Names that were searched for, the latest first (KEY-13, GAP-98). */
export const searchRecordsItem = storedItem('local', 'MC_SEARCH_RECORDS', wholeList(anyText))

/** KEY-02, GAP-26, GAP-161: the remembered login, encrypted; see core/session/remembered-login.ts. */
export const rememberedLoginItem = storedItem(
  'local',
  'remPass',
  object({
    merchantCode: anyText,
    /** When it is to be forgotten, in epoch milliseconds by this device's clock. */
    until: number(),
    iv: matching(/^[A-Za-z0-9+/]{16}$/, 16),
    sealed: matching(/^[A-Za-z0-9+/]+={0,2}$/, 2000),
  }),
)

/** KEY-03: the salt that the remembered login is bound to. */
export const rememberedSaltItem = storedItem('local', 'sass', matching(/^[A-Za-z0-9+/]{22}==$/, 24), {
  text: true,
})

/** That the terms were agreed to in this browser session (KEY-12, HOME-21). */
export const termsAgreedItem = storedItem('session', 'MC_TERMS_AGREED', oneOf('1'), { text: true })

/** Id of the last announcement that came up by itself in this browser session (HOME-33). */
export const seenPopUpItem = storedItem('session', 'MC_SEEN_POP_UP', anyText, { text: true })

/** The invitation that a link brought, for the time of the tab (GAP-77). */
export const affiliateCodeItem = storedItem('session', 'MC_AFFILIATE_CODE', matching(/./s, 64), {
  text: true,
})

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
  wholeList(
    object({
      key: matching(/^.{16}/s, 64),
      operation: oneOf(...MONEY_OPERATIONS),
      member: anyText,
      merchant: anyText,
      amount: anyText,
      /** Epoch milliseconds by the gateway's clock. */
      at: number(),
    }),
  ),
)

/**
 * What the document says in the language of the last visit when the site does not come (ERR-48); English stands in the
 * document itself. It is read before any module (src/app/boot/document.ts).
 */
export const failureWordsItem = storedItem(
  'local',
  'MC_FAILURE_WORDS',
  object({ tag: anyText, slow: anyText, lost: anyText, retry: anyText }),
)
