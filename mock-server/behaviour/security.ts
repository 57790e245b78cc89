import type { SecurityAnswer } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import { withdrawBanks } from '#mock/data/payments.ts'
import {
  isOfAnother,
  maskEmail,
  maskMobile,
  setEmail,
  setMobile,
  updateAccount,
} from '#mock/state/accounts/accounts.ts'
import { addressCodes } from '#mock/state/accounts/email-codes.ts'
import { isNumberOf, maskNumber } from '#mock/state/money/account-numbers.ts'
import { cardsEverOf, cardsOf, maskPayee, MAX_CARDS } from '#mock/state/money/cards.ts'
import {
  checkPaymentPassword,
  hasPaymentPassword,
  isWeakPaymentPassword,
  setPaymentPassword,
} from '#mock/state/money/payment-passwords.ts'
import { areSecurityAnswersOf, setSecurityAnswers } from '#mock/state/accounts/security-answers.ts'
import { noteEvent } from '#mock/state/accounts/security-events.ts'
import { wrongTries } from '#mock/state/accounts/wrong-tries.ts'
import { holdAfterChange, holdHoursOf } from '#mock/state/money/withdraw-hold.ts'
import { hasOpenWithdrawalTo } from '#mock/state/money/withdraw-orders.ts'
import { emailErrorCode, isPayeeName, mobileErrorCode } from '#mock/state/rules.ts'
import { checkSmsCode } from '#mock/state/accounts/sms.ts'

const FIRST_CARD = 40_000
const DAY_MS = 86_400_000
/** Of sets of answers (MONEY-55). */
const answerTries = wrongTries('securityAnswerTries', DAY_MS)
const questions = successExamples.listSecurityQuestions['catalogue']?.list ?? []

/** Each question once, as the contract says: several answers to one would be so many guesses at once. */
const isEachOnce = (answers: readonly SecurityAnswer[]) =>
  new Set(answers.map(({ questionId }) => questionId)).size === answers.length

/** The payment password, security questions and cards of a member. */
export const securityBehaviour = {
  getSecurityConfig(call) {
    const { account } = signedIn(call)
    const withdrawHoldHours = holdHoursOf(account)
    return {
      paymentPassword: hasPaymentPassword(account),
      securityQuestions: account.answerDigests !== undefined,
      email: account.email !== '',
      mobileNum: account.mobileNum !== '',
      payeeName: account.info.payeeName !== undefined,
      bankCards: cardsOf(account).length,
      bankCardLimit: MAX_CARDS,
      ...(withdrawHoldHours === undefined ? {} : { withdrawHoldHours }),
    }
  },

  hasWithdrawalPassword(call) {
    return hasPaymentPassword(signedIn(call).account)
  },

  /** A change without the old one is as wrong as one with a wrong one. */
  async setPaymentPassword(call) {
    const { account } = signedIn(call)
    const { oldPaymentPassword = '', newPaymentPassword } = call.body
    if (isWeakPaymentPassword(newPaymentPassword)) throw call.gatewayError('PAYMENT_PASSWORD_WEAK')
    const isChange = hasPaymentPassword(account)
    if (isChange) {
      await checkPaymentPassword(account, oldPaymentPassword, call)
      if (newPaymentPassword === oldPaymentPassword) throw call.gatewayError('NEW_PASSWORD_SAME')
    }
    await setPaymentPassword(call.db, account, newPaymentPassword)
    await noteEvent(call, account, isChange ? 'PAYMENT_PASSWORD_CHANGED' : 'PAYMENT_PASSWORD_SET')
    return null
  },

  async resetPaymentPassword(call) {
    const { body, db, now, gatewayError } = call
    const { account } = signedIn(call)
    if (isWeakPaymentPassword(body.newPaymentPassword)) throw gatewayError('PAYMENT_PASSWORD_WEAK')
    if ('answers' in body) {
      if (!isEachOnce(body.answers)) throw gatewayError('REQUEST_INVALID', { errors: ['/body/answers'] })
      if (!account.answerDigests) throw gatewayError('SECURITY_QUESTIONS_UNSET')
      const isRight = await areSecurityAnswersOf(account, body.answers)
      // Asked last: guesses at the same time may have locked it meanwhile.
      const retryAt = answerTries.lockedUntil(account, now)
      if (retryAt !== undefined) throw gatewayError('SECURITY_ANSWERS_LOCKED', { retryAt })
      if (!isRight) {
        const outcome = answerTries.count(account, now)
        if ('retryAt' in outcome) {
          await noteEvent(call, account, 'ANSWERS_LOCKED')
          throw gatewayError('SECURITY_ANSWERS_LOCKED', outcome)
        }
        throw gatewayError('SECURITY_ANSWERS_INCORRECT', outcome)
      }
    } else {
      const wrong = checkSmsCode('login', account.mobileNum, body.verificationCode, now)
      if (wrong) throw gatewayError(wrong)
    }
    answerTries.forget(account)
    await setPaymentPassword(db, account, body.newPaymentPassword)
    await noteEvent(call, account, 'PAYMENT_PASSWORD_RESET')
    await holdAfterChange(db, account, now)
    return null
  },

  async addBankCard(call) {
    const { body, db, merchant, now, gatewayError } = call
    const { account } = signedIn(call)
    if (!hasPaymentPassword(account)) throw gatewayError('PAYMENT_PASSWORD_UNSET')
    if (!isPayeeName(body.payeeName)) throw gatewayError('NAME_FORMAT')
    const bank = withdrawBanks(merchant).find(({ bankCode }) => bankCode === body.bankCode)
    if (!bank) throw gatewayError('RECORD_NOT_FOUND')
    if (!(await isNumberOf(bank, body.cardNumber, merchant))) throw gatewayError('NUMBER_FORMAT')
    await checkPaymentPassword(account, body.paymentPassword, call)
    const maskedNumber = maskNumber(body.cardNumber)
    // Judged in its turn: another card may have come meanwhile.
    await updateAccount(db, account, (draft) => {
      const cards = cardsOf(draft)
      const isBound = cards.some((one) => one.bank.bankCode === bank.bankCode && one.maskedNumber === maskedNumber)
      if (isBound) throw gatewayError('BANK_CARD_EXISTS')
      if (cards.length >= MAX_CARDS) throw gatewayError('BANK_CARD_LIMIT')
      const card = {
        cardId: `C${FIRST_CARD + cardsEverOf(draft).length}`,
        bank,
        maskedNumber,
        payeeName: maskPayee(body.payeeName),
        usable: false,
        addedAt: new Date(now).toISOString(),
      }
      draft.cards = [...(draft.cards ?? []), card]
      draft.info.payeeName ??= body.payeeName
    })
    await noteEvent(call, account, 'BANK_ACCOUNT_ADDED', maskedNumber)
    return null
  },

  async removeBankCard(call) {
    const { body, db, gatewayError } = call
    const { account } = signedIn(call)
    const { cardId, paymentPassword } = body
    if (!hasPaymentPassword(account)) throw gatewayError('PAYMENT_PASSWORD_UNSET')
    const card = cardsOf(account).find((one) => one.cardId === cardId)
    if (!card) throw gatewayError('RECORD_NOT_FOUND')
    await checkPaymentPassword(account, paymentPassword, call)
    if (hasOpenWithdrawalTo(db, account, cardId)) throw gatewayError('CARD_IN_USE')
    await updateAccount(db, account, (draft) => {
      draft.removedCards = [...(draft.removedCards ?? []), cardId]
    })
    await noteEvent(call, account, 'BANK_ACCOUNT_REMOVED', card.maskedNumber)
    return null
  },

  getCustomerSecurityQuestions(call) {
    const chosen = new Set(signedIn(call).account.answerDigests?.map(({ questionId }) => questionId))
    return { list: questions.filter(({ questionId }) => chosen.has(questionId)) }
  },

  listSecurityQuestions() {
    return { list: [...questions] }
  },

  async setCustomerSecurityQuestions(call) {
    const { body, db, gatewayError } = call
    const { account } = signedIn(call)
    if (!isEachOnce(body.answers)) throw gatewayError('REQUEST_INVALID', { errors: ['/body/answers'] })
    const known = new Set(questions.map(({ questionId }) => questionId))
    if (!body.answers.every(({ questionId }) => known.has(questionId))) throw gatewayError('RECORD_NOT_FOUND')
    if (hasPaymentPassword(account)) await checkPaymentPassword(account, body.paymentPassword ?? '', call)
    await setSecurityAnswers(db, account, body.answers)
    await noteEvent(call, account, 'QUESTIONS_CHANGED')
    return null
  },

  /** The code comes last: a right one is used up. */
  async updateMemberEmail(call) {
    const { body, db, now, gatewayError } = call
    const { account } = signedIn(call)
    const wrong = emailErrorCode(body.email)
    if (wrong) throw gatewayError(wrong)
    if (isOfAnother(db, account, 'email', body.email)) throw gatewayError('EMAIL_TAKEN')
    if (hasPaymentPassword(account)) await checkPaymentPassword(account, body.paymentPassword ?? '', call)
    const wrongCode = addressCodes.check(account, body.code, now, body.email)
    if (wrongCode) throw gatewayError(wrongCode)
    // A first address replaces none.
    if (account.email !== '') await holdAfterChange(db, account, now)
    await setEmail(db, account, body.email)
    await noteEvent(call, account, 'EMAIL_CHANGED', maskEmail(body.email))
    return null
  },

  async updateMemberMobile(call) {
    const { body, db, merchant, now, gatewayError } = call
    const { account } = signedIn(call)
    const wrong = mobileErrorCode(merchant, body.number)
    if (wrong) throw gatewayError(wrong)
    if (isOfAnother(db, account, 'mobileNum', body.number)) throw gatewayError('MOBILE_TAKEN')
    if (hasPaymentPassword(account)) await checkPaymentPassword(account, body.paymentPassword ?? '', call)
    const wrongCode = checkSmsCode('register', body.number, body.code, now)
    if (wrongCode) throw gatewayError(wrongCode)
    if (account.mobileNum !== '') await holdAfterChange(db, account, now)
    await setMobile(db, account, body.number)
    await noteEvent(call, account, 'MOBILE_CHANGED', maskMobile(body.number))
    return null
  },

  async updatePayeeName(call) {
    const { payeeName } = call.body
    if (!isPayeeName(payeeName)) throw call.gatewayError('NAME_FORMAT')
    await updateAccount(call.db, signedIn(call).account, (draft) => {
      draft.info.payeeName = payeeName
    })
    return null
  },
} satisfies Behaviours
