// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { accountTypeShape, domainShape, gameIdShape, gameTypeShape, idShape, moneyShape, pictureUrlShape, userNameShape, webUrlShape } from './first-shapes.ts'
import { day, either, flag, list, matching, moment, number, object, oneOf, text, wholeList } from '../shape.ts'

export const retryMomentShape = /*#__PURE__*/ object({ retryAt: moment })

export const triesLeftShape = /*#__PURE__*/ object({ triesLeft: number(0, 10) })

export const accountKindShape = /*#__PURE__*/ oneOf('BANK', 'MOBILE', 'ROCKET', 'PROMPTPAY', 'UPI', 'CRYPTO')

export const cryptoNetworkShape = /*#__PURE__*/ oneOf('TRC20')

export const withdrawBankShape = /*#__PURE__*/ object({ bankCode: idShape, bankName: text(80) }, { logoUrl: pictureUrlShape, kind: accountKindShape, network: cryptoNetworkShape })

export const totalCountShape = /*#__PURE__*/ number(0, 10000000)

export const paymentAmountShape = /*#__PURE__*/ matching(/^(?!0+\.00$)\d{1,15}\.\d{2}$/, 18)

export const orderNoShape = /*#__PURE__*/ matching(/^[A-Z0-9-]{4,32}$/, 32)

export const moneyOrderStatusShape = /*#__PURE__*/ oneOf('PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED', 'CANCELLED')

export const txCodeKeyShape = /*#__PURE__*/ matching(/^[A-Z0-9_]{2,32}$/, 32)

export const drawNumberShape = /*#__PURE__*/ matching(/^[0-9-]{1,24}$/, 24)

export const playTypeShape = /*#__PURE__*/ oneOf('trad', 'ent')

export const prizeModeShape = /*#__PURE__*/ oneOf('Lott', 'ZY', 'Elott', 'SEA')

export const lotteryOrderStatusShape = /*#__PURE__*/ oneOf('WAITING', 'WON', 'LOST', 'CANCELLED')

export const lotteryOrderShape = /*#__PURE__*/ object({ orderId: idShape, gameId: gameIdShape, displayName: text(120), numero: drawNumberShape, playType: playTypeShape, prizeMode: prizeModeShape, betAmount: moneyShape, winAmount: moneyShape, status: lotteryOrderStatusShape, orderedAt: moment })

export const amountLimitsShape = /*#__PURE__*/ object({ minAmount: moneyShape, maxAmount: moneyShape })

export const percentageShape = /*#__PURE__*/ matching(/^\d{1,4}\.\d{2,4}$/, 9)

export const identityStateShape = /*#__PURE__*/ oneOf('CONFIRMED', 'REQUIRED')

export const repeatedOrderShape = /*#__PURE__*/ object({ orderedAt: moment })

export const orderReasonShape = /*#__PURE__*/ oneOf('EXPIRED', 'MEMBER', 'NOT_FOUND', 'AMOUNT', 'NAME', 'RETURNED', 'REVERSED', 'OPERATOR')

export const orderStepShape = /*#__PURE__*/ object({ status: moneyOrderStatusShape, at: moment }, { reason: orderReasonShape })

export const orderStepsShape = /*#__PURE__*/ list(orderStepShape)

export const headcountShape = /*#__PURE__*/ number(0, 10000000)

export const teamMemberShape = /*#__PURE__*/ object({ memberId: idShape, account: userNameShape, type: accountTypeShape, enabled: flag, online: flag, level: number(1, 100), uplineAccount: userNameShape, teamSize: headcountShape, joinedAt: moment }, { nickname: text(64), lastSignInAt: moment })

export const rebateRateShape = /*#__PURE__*/ object({ gameType: gameTypeShape, rate: percentageShape })

export const rebateRatesShape = /*#__PURE__*/ list(rebateRateShape, 14)

export const contractStatusShape = /*#__PURE__*/ oneOf('PENDING', 'SIGNED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')

export const contractPartyShape = /*#__PURE__*/ object({ memberId: idShape, account: userNameShape })

export const sharePayShape = /*#__PURE__*/ object({ kind: oneOf('SHARE'), rate: percentageShape })

export const fixedPayShape = /*#__PURE__*/ object({ kind: oneOf('FIXED'), amount: moneyShape })

export const contractTierShape = /*#__PURE__*/ object({ reachedFrom: moneyShape, minActiveMembers: headcountShape, pay: either(sharePayShape, fixedPayShape) })

export const contractTermsShape = /*#__PURE__*/ object({ basis: oneOf('TURNOVER', 'NET_LOSS'), settlement: oneOf('HOURLY', 'DAILY', 'WEEKLY', 'HALF_MONTHLY', 'MONTHLY'), tiers: wholeList(contractTierShape, 10) }, { remark: text(500) })

export const contractShape = /*#__PURE__*/ object({ contractId: idShape, status: contractStatusShape, offeredBy: contractPartyShape, offeredTo: contractPartyShape, terms: contractTermsShape, startsOn: day, offeredAt: moment }, { endsOn: day, answeredAt: moment })

export const contractKindShape = /*#__PURE__*/ oneOf('DAILY_SALARY', 'DIVIDEND', 'HOUR_SALARY')

export const offeredContractShape = /*#__PURE__*/ object({ kind: contractKindShape, contract: contractShape })

export const downlineTypeShape = /*#__PURE__*/ oneOf(0, 1)

export const affiliateUrlShape = /*#__PURE__*/ object({ linkId: idShape, url: webUrlShape, code: matching(/^[A-Za-z0-9]{4,16}$/, 16), domain: domainShape, accountType: downlineTypeShape, rebates: rebateRatesShape, visits: headcountShape, registrations: headcountShape, firstDeposits: headcountShape, createdAt: moment })
