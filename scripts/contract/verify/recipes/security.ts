import { asObject } from '../../document/json.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import { unique, successValue, type Exchange } from '../exchange.ts'
import type { Context } from '../context.ts'
import { zeros } from './login.ts'
import { GATES, GUARDED, needsCard, withCard } from './payout.ts'
import { field, oneCall, type Open, type Recipe } from './recipe.ts'

const WRONG = '000000'
const TRIES_TO_LOCK = 5
const NO_WORD: Open = { open: 'needs the payment password: set GATEWAY_PAYMENT_PASSWORD' }

/** Calls that take a code which went to a new address or number. */
const CONTACTS = ['updateMemberEmail', 'updateMemberMobile']

const hasPaymentPassword = async (context: Context): Promise<boolean> =>
  (await context.answer('hasWithdrawalPassword')) === true

/** The call with a wrong payment password, which counts towards the lock. */
async function tryWrong(context: Context, operation: ContractOperation): Promise<Exchange | Open> {
  if (!(await hasPaymentPassword(context))) return { open: 'the member has no payment password' }
  const noCard = operation.id === 'withdraw' ? await needsCard(context) : undefined
  if (noCard) return noCard
  // An account that may be removed is added first, which takes the payment password; no other is put at risk.
  if (operation.id === 'removeBankCard' && context.options.credentials.paymentPassword === undefined) return NO_WORD
  const name = operation.id === 'setPaymentPassword' ? 'oldPaymentPassword' : 'paymentPassword'
  return context.ask(operation, { body: { [name]: WRONG } })
}

/**
 * A right payment password ends the count, or the recipes together would lock it; the same one again changes nothing.
 */
async function forgetWrong(context: Context): Promise<void> {
  const { paymentPassword: word } = context.options.credentials
  if (word !== undefined)
    await context.ask(context.operation('setPaymentPassword'), {
      body: { oldPaymentPassword: word, newPaymentPassword: word },
    })
}

/** A recipe that knows the payment password; says so where it is not set. */
const withPaymentPassword =
  (run: (context: Context, operation: ContractOperation, word: string) => Promise<Exchange | Open>): Recipe['run'] =>
  async (context, operation) => {
    const { paymentPassword: word } = context.options.credentials
    return word === undefined ? NO_WORD : run(context, operation, word)
  }

/** The payment password and what it guards: cards, security questions, payouts. */
export const securityRecipes: readonly Recipe[] = [
  {
    code: 'PAYMENT_PASSWORD_UNSET',
    run: async (context, operation) =>
      (await hasPaymentPassword(context)) ? { open: 'the member has a payment password' } : context.ask(operation),
  },
  {
    code: 'PAYMENT_PASSWORD_INCORRECT',
    masks: ['PAYMENT_PASSWORD_LOCKED', ...GATES],
    run: async (context, operation) => {
      const tried = await tryWrong(context, operation)
      await forgetWrong(context)
      return tried
    },
  },
  {
    // A reset ends the lock; it is made up before, while the answers that it needs can still be set.
    code: 'PAYMENT_PASSWORD_LOCKED',
    masks: GATES,
    run: withPaymentPassword(async (context, operation) => {
      await context.ask(context.operation('setCustomerSecurityQuestions'))
      const reset = await context.base(context.operation('resetPaymentPassword'))
      let last = await tryWrong(context, operation)
      for (let tries = 1; tries < TRIES_TO_LOCK && !('open' in last); tries += 1)
        last = await tryWrong(context, operation)
      await context.send(reset)
      return last
    }),
  },
  {
    code: 'SECURITY_ANSWERS_LOCKED',
    run: () => Promise.resolve({ open: 'would lock the answers of the member for a day' }),
  },
  field('PAYMENT_PASSWORD_WEAK', ['setPaymentPassword', 'resetPaymentPassword'], { newPaymentPassword: '123456' }, [
    'PAYMENT_PASSWORD_INCORRECT',
    'SECURITY_QUESTIONS_UNSET',
    'SECURITY_ANSWERS_INCORRECT',
  ]),
  {
    code: 'SECURITY_QUESTIONS_UNSET',
    run: async (context, operation) => {
      const { securityQuestions } = await context.value('getSecurityConfig')
      return securityQuestions === false ? context.ask(operation) : { open: 'the member has chosen security questions' }
    },
  },
  {
    code: 'SECURITY_ANSWERS_INCORRECT',
    run: async (context, operation) => {
      const own = await context.rows('getCustomerSecurityQuestions', 'list')
      if (own.length === 0) return { open: 'the member has chosen no security questions' }
      const answers = own.slice(0, 3).map(({ questionId }) => ({ questionId, answer: 'verify-wrong' }))
      return context.ask(operation, { body: { answers } })
    },
  },
  {
    code: 'SMS_CODE_FORMAT',
    on: ['resetPaymentPassword'],
    run: async (context, operation) =>
      context.ask(operation, { body: { answers: undefined, verificationCode: '12a' } }),
  },
  {
    code: 'SMS_CODE_INCORRECT',
    on: ['resetPaymentPassword'],
    run: async (context, operation) =>
      context.ask(operation, { body: { answers: undefined, verificationCode: WRONG } }),
  },
  field('SMS_CODE_FORMAT', CONTACTS, { code: '12a' }, GUARDED),
  // Wrong tries of other cases may have spent the last code that was sent.
  field('SMS_CODE_INCORRECT', CONTACTS, { code: WRONG }, [...GUARDED, 'SMS_CODE_EXPIRED']),
  field('MOBILE_FORMAT', ['updateMemberMobile'], { number: '12' }),
  {
    code: 'MOBILE_INVALID',
    on: ['updateMemberMobile'],
    run: oneCall(async (context) => ({ body: { number: await zeros(context) } })),
  },
  field('RECORD_NOT_FOUND', ['addBankCard'], { bankCode: 'unknown' }, GUARDED),
  field('NAME_FORMAT', ['addBankCard'], { payeeName: '<b>' }, GUARDED),
  field('NUMBER_FORMAT', ['addBankCard'], { cardNumber: '12' }, GUARDED),
  field(
    'RECORD_NOT_FOUND',
    ['setCustomerSecurityQuestions'],
    { answers: [{ questionId: 'unknown', answer: 'verify' }] },
    GUARDED,
  ),
  {
    code: 'NEW_PASSWORD_SAME',
    on: ['setPaymentPassword'],
    run: withPaymentPassword((context, operation, word) =>
      context.ask(operation, { body: { oldPaymentPassword: word, newPaymentPassword: word } }),
    ),
  },
  {
    code: 'BANK_CARD_EXISTS',
    masks: ['BANK_CARD_LIMIT'],
    run: withPaymentPassword(async (context, operation) => {
      await context.ask(operation)
      return context.ask(operation)
    }),
  },
  field('RECORD_NOT_FOUND', ['removeBankCard'], { cardId: 'unknown' }, GUARDED),
  {
    code: 'CARD_IN_USE',
    run: withPaymentPassword(
      withCard(async (context, operation) => {
        const { card } = successValue(await context.ask(context.operation('withdraw')))
        return card === undefined
          ? { open: 'no payout could be ordered' }
          : context.ask(operation, { body: { cardId: asObject(card)['cardId'] } })
      }),
    ),
  },
  {
    code: 'INSUFFICIENT_BALANCE',
    on: ['withdraw'],
    masks: [...GATES, 'AMOUNT_OUT_OF_LIMITS', 'TURNOVER_OPEN', 'WITHDRAW_LIMIT_REACHED'],
    run: withPaymentPassword(
      withCard(async (context, operation) => {
        const { allowance } = await context.value('listBankCards')
        const { maxAmount } = asObject(asObject(allowance)['limits'])
        const { sumBalance } = await context.value('getWallets')
        return Number(sumBalance) < Number(maxAmount)
          ? context.ask(operation, { body: { amount: maxAmount } })
          : { open: 'the balance is above the limit of one payout' }
      }),
    ),
  },
  {
    code: 'IDEMPOTENCY_CONFLICT',
    on: ['withdraw'],
    masks: ['INSUFFICIENT_BALANCE', 'TURNOVER_OPEN', 'WITHDRAW_LIMIT_REACHED'],
    run: withPaymentPassword(
      withCard(async (context, operation) => {
        const headers = { 'Idempotency-Key': unique(24) }
        const { response } = await context.ask(operation, { headers })
        if (typeof response === 'string' || response.status !== 200) return { open: 'no payout could be ordered' }
        const amount = asObject((await context.base(operation)).body)['amount']
        return context.ask(operation, { headers, body: { amount: (Number(amount) + 1).toFixed(2) } })
      }),
    ),
  },
]
