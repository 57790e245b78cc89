// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { multipart } from '../body.ts'
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { idShape, moneyShape, pictureUrlShape, webUrlShape } from './first-shapes.ts'
import { amountLimitsShape, cryptoNetworkShape, identityStateShape, moneyOrderStatusShape, orderNoShape, orderStepsShape, paymentAmountShape, percentageShape, repeatedOrderShape, retryMomentShape } from './shapes.ts'
import { either, flag, list, matching, moment, number, object, oneOf, text, wholeList } from '../shape.ts'

const depositMethodCodeShape = /*#__PURE__*/ oneOf('MANUAL', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT')

const paymentStateShape = /*#__PURE__*/ oneOf('OPEN', 'MAINTENANCE', 'CLOSED')

const paymentVendorShape = /*#__PURE__*/ matching(/^[A-Z0-9_]{2,32}$/, 32)

const transferAccountShape = /*#__PURE__*/ object({ bankName: text(80), accountName: text(80), accountNumber: text(64) }, { branch: text(80) })

const referenceKindShape = /*#__PURE__*/ oneOf('UTR', 'TRXID', 'HASH')

const cryptoCurrencyShape = /*#__PURE__*/ oneOf('USDT')

const cryptoRateShape = /*#__PURE__*/ matching(/^(?!0+\.0+$)\d{1,6}\.\d{2,6}$/, 13)

const confirmationsShape = /*#__PURE__*/ number(1, 1000)

const cryptoTermsShape = /*#__PURE__*/ object({ currency: cryptoCurrencyShape, network: cryptoNetworkShape, rate: cryptoRateShape, confirmations: confirmationsShape })

const bankCodeShape = /*#__PURE__*/ matching(/^[A-Z0-9_]{2,32}$/, 32)

const bankShape = /*#__PURE__*/ object({ bankCode: bankCodeShape, bankName: text(80) }, { logoUrl: pictureUrlShape })

const wechatVariantShape = /*#__PURE__*/ oneOf('QR', 'H5')

const depositChannelShape = /*#__PURE__*/ object({ channelId: idShape, name: text(80), vendor: paymentVendorShape, state: paymentStateShape, limits: amountLimitsShape, quickAmounts: list(paymentAmountShape, 12) }, { logoUrl: pictureUrlShape, bonusRate: percentageShape, notice: text(300), account: transferAccountShape, referenceKind: referenceKindShape, crypto: cryptoTermsShape, banks: list(bankShape), variants: list(wechatVariantShape) })

const depositMethodShape = /*#__PURE__*/ object({ method: depositMethodCodeShape, name: text(60), state: paymentStateShape, channels: wholeList(depositChannelShape) }, { notice: text(300) })

const depositMethodListShape = /*#__PURE__*/ object({ methods: wholeList(depositMethodShape) }, { identity: identityStateShape })

const depositRestShape = /*#__PURE__*/ object({ amount: moneyShape })

const depositOrderShape = /*#__PURE__*/ object({ orderNo: orderNoShape, amount: paymentAmountShape, createdAt: moment, expiresAt: moment }, { promoId: idShape })

const manualDepositShape = /*#__PURE__*/ object({ order: depositOrderShape, account: transferAccountShape, slipReceived: flag })

const appUrlShape = /*#__PURE__*/ matching(/^(upi|weixin|alipays|mqqapi):\/\//, 1000)

const paymentLinkShape = /*#__PURE__*/ object({ kind: oneOf('LINK'), url: webUrlShape }, { appUrl: appUrlShape })

const paymentQrShape = /*#__PURE__*/ object({ kind: oneOf('QR'), content: text(1000) }, { appUrl: appUrlShape })

const onlineDepositShape = /*#__PURE__*/ object({ order: depositOrderShape, payment: either(paymentLinkShape, paymentQrShape) })

const depositProofStateShape = /*#__PURE__*/ object({ wanted: flag, slipReceived: flag }, { referenceKind: referenceKindShape, reference: text(64) })

const cryptoPaymentShape = /*#__PURE__*/ object({ currency: cryptoCurrencyShape, network: cryptoNetworkShape, rate: cryptoRateShape, confirmations: confirmationsShape, amount: paymentAmountShape })

const depositOrderDetailsShape = /*#__PURE__*/ object({ order: depositOrderShape, method: depositMethodCodeShape, channelName: text(80), status: moneyOrderStatusShape, steps: orderStepsShape, proof: depositProofStateShape, cancellable: flag }, { received: moneyShape, bonus: moneyShape, account: transferAccountShape, crypto: cryptoPaymentShape, payment: either(paymentLinkShape, paymentQrShape) })

const listDepositBanks = /*#__PURE__*/ defineCall('listDepositBanks', 'get', '/wps/relay/MCS2_depositBanksByVendor', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE'], shape: depositMethodListShape })

/**
 * Query options behind {@link useListDepositBanks}, for prefetching and the cache.
 */
export const listDepositBanksQuery = /*#__PURE__*/ defineQuery(listDepositBanks)

/**
 * The ways to pay in, with their banks, channels and limits.
 *
 * Without parameters all methods come, also closed ones. A method without channels has nothing to offer.
 *
 * `GET /wps/relay/MCS2_depositBanksByVendor`, needs a session
 * Requirements: GATEWAY-82, NAMED-01, DEPOSIT-01, DEPOSIT-05, GAP-123, BEYOND-14. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListDepositBanks = /*#__PURE__*/ defineQueryHook(listDepositBanks)

/**
 * Reports a transfer that the member made to an account of the operator.
 *
 * The money counts when the operator has found the transfer. The slip is at most 5 MB and a PNG or JPEG; without one
 * the transfer is found by payer name and reference.
 *
 * `POST /wps/relay/MCS2_manualTransfer`, needs a session
 * Requirements: GATEWAY-85, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, REFERENCE_USED, IMAGE_TOO_LARGE, IMAGE_TYPE, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, NUMBER_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createManualDeposit = /*#__PURE__*/ defineCall('createManualDeposit', 'post', '/wps/relay/MCS2_manualTransfer', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT', 'DEPOSIT_LIMIT_REACHED', 'COOLING_OFF', 'IDENTITY_REQUIRED', 'ORDER_REPEATED', 'PROMO_NOT_ELIGIBLE', 'NUMBER_FORMAT', 'REFERENCE_USED', 'IMAGE_TYPE', 'IMAGE_TOO_LARGE'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape, DEPOSIT_LIMIT_REACHED: depositRestShape, COOLING_OFF: retryMomentShape, ORDER_REPEATED: repeatedOrderShape }, serialize: multipart, shape: manualDepositShape })

/**
 * Reports a transfer that the member made to an account of the operator.
 *
 * The money counts when the operator has found the transfer. The slip is at most 5 MB and a PNG or JPEG; without one
 * the transfer is found by payer name and reference.
 *
 * `POST /wps/relay/MCS2_manualTransfer`, needs a session
 * Requirements: GATEWAY-85, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, REFERENCE_USED, IMAGE_TOO_LARGE, IMAGE_TYPE, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, NUMBER_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateManualDeposit = /*#__PURE__*/ defineMutationHook(createManualDeposit)

/**
 * Opens a payment by Alipay.
 *
 * Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
 * was made first.
 *
 * `POST /wps/relay/MCS2_alipay`, needs a session
 * Requirements: GATEWAY-86, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createAlipayDeposit = /*#__PURE__*/ defineCall('createAlipayDeposit', 'post', '/wps/relay/MCS2_alipay', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT', 'DEPOSIT_LIMIT_REACHED', 'COOLING_OFF', 'IDENTITY_REQUIRED', 'ORDER_REPEATED', 'PROMO_NOT_ELIGIBLE'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape, DEPOSIT_LIMIT_REACHED: depositRestShape, COOLING_OFF: retryMomentShape, ORDER_REPEATED: repeatedOrderShape }, shape: onlineDepositShape })

/**
 * Opens a payment by Alipay.
 *
 * Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
 * was made first.
 *
 * `POST /wps/relay/MCS2_alipay`, needs a session
 * Requirements: GATEWAY-86, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateAlipayDeposit = /*#__PURE__*/ defineMutationHook(createAlipayDeposit)

/**
 * Opens a payment by QQ Wallet.
 *
 * Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
 * was made first.
 *
 * `POST /wps/relay/MCS2_qq`, needs a session
 * Requirements: GATEWAY-87, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createQqDeposit = /*#__PURE__*/ defineCall('createQqDeposit', 'post', '/wps/relay/MCS2_qq', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT', 'DEPOSIT_LIMIT_REACHED', 'COOLING_OFF', 'IDENTITY_REQUIRED', 'ORDER_REPEATED', 'PROMO_NOT_ELIGIBLE'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape, DEPOSIT_LIMIT_REACHED: depositRestShape, COOLING_OFF: retryMomentShape, ORDER_REPEATED: repeatedOrderShape }, shape: onlineDepositShape })

/**
 * Opens a payment by QQ Wallet.
 *
 * Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
 * was made first.
 *
 * `POST /wps/relay/MCS2_qq`, needs a session
 * Requirements: GATEWAY-87, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateQqDeposit = /*#__PURE__*/ defineMutationHook(createQqDeposit)

/**
 * Opens a payment at a provider.
 *
 * Answered with a page of the provider, or with a code to scan, as with UPI, PromptPay or QRIS.
 *
 * `POST /wps/relay/MCS2_paymentGateway`, needs a session
 * Requirements: GATEWAY-88, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createGatewayDeposit = /*#__PURE__*/ defineCall('createGatewayDeposit', 'post', '/wps/relay/MCS2_paymentGateway', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT', 'DEPOSIT_LIMIT_REACHED', 'COOLING_OFF', 'IDENTITY_REQUIRED', 'ORDER_REPEATED', 'PROMO_NOT_ELIGIBLE'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape, DEPOSIT_LIMIT_REACHED: depositRestShape, COOLING_OFF: retryMomentShape, ORDER_REPEATED: repeatedOrderShape }, shape: onlineDepositShape })

/**
 * Opens a payment at a provider.
 *
 * Answered with a page of the provider, or with a code to scan, as with UPI, PromptPay or QRIS.
 *
 * `POST /wps/relay/MCS2_paymentGateway`, needs a session
 * Requirements: GATEWAY-88, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateGatewayDeposit = /*#__PURE__*/ defineMutationHook(createGatewayDeposit)

/**
 * Opens a payment by WeChat.
 *
 * The variant `QR` is answered with a code, `H5` with a link.
 *
 * `POST /wps/relay/MCS2_wechat`, needs a session
 * Requirements: GATEWAY-89, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createWechatDeposit = /*#__PURE__*/ defineCall('createWechatDeposit', 'post', '/wps/relay/MCS2_wechat', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT', 'DEPOSIT_LIMIT_REACHED', 'COOLING_OFF', 'IDENTITY_REQUIRED', 'ORDER_REPEATED', 'PROMO_NOT_ELIGIBLE'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape, DEPOSIT_LIMIT_REACHED: depositRestShape, COOLING_OFF: retryMomentShape, ORDER_REPEATED: repeatedOrderShape }, shape: onlineDepositShape })

/**
 * Opens a payment by WeChat.
 *
 * The variant `QR` is answered with a code, `H5` with a link.
 *
 * `POST /wps/relay/MCS2_wechat`, needs a session
 * Requirements: GATEWAY-89, NAMED-01, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, IDENTITY_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_REPEATED, AMOUNT_OUT_OF_LIMITS, DEPOSIT_LIMIT_REACHED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateWechatDeposit = /*#__PURE__*/ defineMutationHook(createWechatDeposit)

const getDepositOrder = /*#__PURE__*/ defineCall('getDepositOrder', 'get', '/wps/relay/MCS2_depositOrder', { session: 'required', codes: ['RECORD_NOT_FOUND'], shape: depositOrderDetailsShape })

/**
 * Query options behind {@link useGetDepositOrder}, for prefetching and the cache.
 */
export const getDepositOrderQuery = /*#__PURE__*/ defineQuery(getDepositOrder)

/**
 * One order to pay in, how to pay it and what became of it.
 *
 * An order that waits is asked for again while somebody looks at it (MONEY-31).
 *
 * `GET /wps/relay/MCS2_depositOrder`, needs a session
 * Requirements: BEYOND-02, BEYOND-13, MONEY-28, MONEY-30, MONEY-34, MONEY-62. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetDepositOrder = /*#__PURE__*/ defineQueryHook(getDepositOrder)

/**
 * Tells which transfer belongs to a deposit order.
 *
 * With a number or a slip the order is looked for and no longer expires. The slip is at most 5 MB and a PNG or JPEG.
 *
 * `POST /wps/relay/MCS2_depositProof`, needs a session
 * Requirements: BEYOND-03, MONEY-36, MONEY-37. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, ORDER_FINAL, REFERENCE_USED, IMAGE_TOO_LARGE, IMAGE_TYPE, NUMBER_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const addDepositProof = /*#__PURE__*/ defineCall('addDepositProof', 'post', '/wps/relay/MCS2_depositProof', { session: 'required', codes: ['RECORD_NOT_FOUND', 'ORDER_FINAL', 'NUMBER_FORMAT', 'REFERENCE_USED', 'IMAGE_TYPE', 'IMAGE_TOO_LARGE'], serialize: multipart })

/**
 * Tells which transfer belongs to a deposit order.
 *
 * With a number or a slip the order is looked for and no longer expires. The slip is at most 5 MB and a PNG or JPEG.
 *
 * `POST /wps/relay/MCS2_depositProof`, needs a session
 * Requirements: BEYOND-03, MONEY-36, MONEY-37. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, ORDER_FINAL, REFERENCE_USED, IMAGE_TOO_LARGE, IMAGE_TYPE, NUMBER_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAddDepositProof = /*#__PURE__*/ defineMutationHook(addDepositProof)

/**
 * Cancels a deposit order that waits for its money.
 *
 * Works while the order waits for its money. Once money is being checked or has arrived, it answers ORDER_FINAL.
 *
 * `POST /wps/relay/MCS2_cancelDeposit`, needs a session
 * Requirements: BEYOND-04, MONEY-38. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, ORDER_FINAL, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const cancelDeposit = /*#__PURE__*/ defineCall('cancelDeposit', 'post', '/wps/relay/MCS2_cancelDeposit', { session: 'required', codes: ['RECORD_NOT_FOUND', 'ORDER_FINAL'] })

/**
 * Cancels a deposit order that waits for its money.
 *
 * Works while the order waits for its money. Once money is being checked or has arrived, it answers ORDER_FINAL.
 *
 * `POST /wps/relay/MCS2_cancelDeposit`, needs a session
 * Requirements: BEYOND-04, MONEY-38. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, ORDER_FINAL, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCancelDeposit = /*#__PURE__*/ defineMutationHook(cancelDeposit)
