import { randomInt } from 'node:crypto'
import { asList, asObject, asText, type JsonObject } from '../../document/json.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import type { Context } from '../context.ts'
import { codeOf, unique, successValue, type Exchange } from '../exchange.ts'
import { NO_INBOX, NO_OWN } from '../own-accounts.ts'
import { decide } from '../recipes/limits.ts'
import { needs, type Open } from '../recipes/recipe.ts'
import type { Scene } from './scene.ts'

const NEXT_PASSWORD = 'lantern99y'
const PAYMENT_PASSWORD = '582914'
/** What a wage may be as well as a fixed amount. */
const WAGE_SHARE = { kind: 'SHARE', rate: '1.50' }
const INBOX: Open = { open: NO_INBOX }
const OWN: Open = { open: NO_OWN }
const CONTRACTS: Readonly<Record<string, { kind: string; read: string }>> = {
  answerDailySalaryContract: { kind: 'DAILY_SALARY', read: 'getDailySalaryContract' },
  answerDividendContract: { kind: 'DIVIDEND', read: 'getDividendContract' },
  answerHourContract: { kind: 'HOUR_SALARY', read: 'getHourContract' },
}

const isDone = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined && typeof exchange.response !== 'string' && codeOf(exchange) === undefined

/** What is done with accounts of the run's own. */
export const accountScenes: readonly Scene[] = [
  {
    name: 'with a captcha that was read',
    on: ['register'],
    run: async ({ own }) => ((await own.registered()) ? undefined : INBOX),
  },
  {
    name: 'with a captcha and a code that were read',
    on: ['registerMobile'],
    run: async (context) => {
      const sent = await sendSms(context)
      if (sent === undefined) return INBOX
      const verificationCode = (await context.own.inbox())?.messageTo(sent)?.code
      await context.own.register('registerMobile', { mobileNum: sent, verificationCode })
      return undefined
    },
  },
  {
    name: 'of an account of its own',
    on: ['changePassword'],
    run: async (context, operation) => {
      const own = await context.own.account()
      if (!own) return OWN
      const body = { oldPassword: own.password, newPassword: NEXT_PASSWORD, confirmNewPassword: NEXT_PASSWORD }
      if (isDone(await context.ask(operation, { who: 'own', body }))) own.password = NEXT_PASSWORD
      return undefined
    },
  },
  {
    name: 'of an account of its own',
    on: ['setPaymentPassword'],
    run: async (context) => ((await withPaymentPassword(context)) ? undefined : OWN),
  },
  {
    name: 'by a code that was read',
    on: ['updateMemberEmail'],
    run: async (context, operation) => {
      const [own, email] = [await context.own.account(), `${unique()}@mail.example`]
      if (!own || context.options.inbox === undefined) return own ? INBOX : OWN
      await context.ask(context.operation('sendEmailCode'), { who: 'own', body: { email } })
      const code = (await context.own.inbox())?.messageTo(email)?.code
      await context.ask(operation, { who: 'own', body: { email, code, paymentPassword: own.paymentPassword } })
      return undefined
    },
  },
  {
    name: 'by a code that was read',
    on: ['updateMemberMobile'],
    run: async (context, operation) => {
      const own = await context.own.account()
      const number = own && (await sendSms(context))
      if (!own || number === undefined) return own ? INBOX : OWN
      const code = (await context.own.inbox())?.messageTo(number)?.code
      await context.ask(operation, { who: 'own', body: { number, code, paymentPassword: own.paymentPassword } })
      return undefined
    },
  },
  { name: 'by a code that was read', on: ['verifyForPasswordReset'], run: proveOwner },
  {
    name: 'by a proof of who asks',
    on: ['resetPassword'],
    run: async (context, operation) => {
      const own = await context.own.registered()
      if (own && own.ticket === undefined) await proveOwner(context, context.operation('verifyForPasswordReset'))
      if (own?.ticket === undefined) return INBOX
      const body = { ticket: own.ticket, newPassword: NEXT_PASSWORD, confirmNewPassword: NEXT_PASSWORD }
      if (isDone(await context.ask(operation, { body }))) own.password = NEXT_PASSWORD
      return undefined
    },
  },
  {
    name: 'of a member who has just registered',
    on: ['getMemberInfo'],
    run: async (context, operation) => {
      if (!(await context.own.registered())) return INBOX
      await context.ask(operation, { who: 'registered' })
      return undefined
    },
  },
  {
    name: 'of members with a raise that waits, and with a break',
    on: ['getPlayLimits'],
    run: async (context, operation) => {
      const missing = (await needs(context, 'limited')) ?? (await needs(context, 'resting'))
      if (missing) return missing
      for (const amount of ['0.01', '0.02']) await decide(context, 'limited', { period: 'DAY', amount })
      await decide(context, 'resting', { break: 1 })
      for (const who of ['limited', 'resting'] as const) await context.ask(operation, { who })
      return undefined
    },
  },
  {
    name: 'an offer of the agent',
    on: Object.keys(CONTRACTS),
    run: async (context, operation) => {
      const { kind = '', read = '' } = CONTRACTS[operation.id] ?? {}
      const own = await context.own.downline()
      if (!own) return OWN
      for (const [answer, pay] of [
        ['REJECT', undefined],
        ['ACCEPT', WAGE_SHARE],
      ] as const) {
        const offered = await offer(context, kind, own.memberId, kind === 'DIVIDEND' ? undefined : pay)
        const contractId = asObject(successValue(offered)['contract'])['contractId']
        if (contractId !== undefined) await context.ask(operation, { who: 'own', body: { contractId, answer } })
      }
      await context.ask(context.operation(read), { who: 'own' })
      return undefined
    },
  },
]

/**
 * Offers a contract of a kind, in the words of the example of that kind; an hour's wage is that of a day, each hour.
 *
 * @param pay of every tier, in place of the example's
 */
async function offer(context: Context, kind: string, memberId?: string, pay?: JsonObject): Promise<Exchange> {
  const operation = context.operation('createContract')
  const examples = Object.values(operation.body?.examples ?? {}).map(asObject)
  const base = asObject((await context.base(operation)).body)
  const like = kind === 'HOUR_SALARY' ? 'DAILY_SALARY' : kind
  const terms = asObject(examples.find((one) => one['kind'] === like)?.['terms'])
  const each = kind === 'HOUR_SALARY' ? { settlement: 'HOURLY' } : {}
  const tiers = asList(terms['tiers']).map((tier) => ({ ...asObject(tier), ...(pay ? { pay } : {}) }))
  const body = { ...base, kind, memberId, terms: { ...terms, tiers, remark: 'Made by verify.', ...each } }
  return context.ask(operation, { who: 'agent', body })
}

/** An own account whose payment password is set. */
async function withPaymentPassword(context: Context): Promise<boolean> {
  const own = await context.own.account()
  if (!own) return false
  const body = { oldPaymentPassword: own.paymentPassword, newPaymentPassword: PAYMENT_PASSWORD }
  const set = await context.ask(context.operation('setPaymentPassword'), { who: 'own', body })
  if (isDone(set)) own.paymentPassword = PAYMENT_PASSWORD
  return own.paymentPassword !== undefined
}

/** Lets a code be sent to a number that nobody has used, where its message can be read. */
async function sendSms(context: Context): Promise<string | undefined> {
  const { inbox, credentials } = context.options
  if (inbox === undefined || !context.maySendSms) return undefined
  const operation = context.operation('sendRegisterSmsCode')
  const { body } = await context.base(operation)
  const example = asText(asObject(body)['mobileNum']) ?? ''
  const mobileNum = credentials.mobile ?? `${example.slice(0, -6)}${randomInt(100_000, 1_000_000)}`
  const sent = await context.ask(operation, { body: { mobileNo: undefined, mobileNum } })
  return isDone(sent) ? mobileNum : undefined
}

/** Proves to be the owner of the registered account, and keeps the ticket. */
async function proveOwner(context: Context, operation: ContractOperation): Promise<Open | undefined> {
  const own = await context.own.registered()
  if (own?.email === undefined) return INBOX
  const { username, email } = own
  await context.ask(context.operation('sendPasswordEmail'), { body: { username, email } })
  const verificationCode = (await context.own.inbox())?.messageTo(email)?.code
  const read = await context.own.captcha()
  if (verificationCode === undefined || !read) return INBOX
  const proof = { username, email, verificationCode, captcha: read.captcha }
  const granted = await context.ask(operation, {
    headers: read.headers,
    body: { ...proof, mobileNum: undefined, countryDialingCode: undefined },
  })
  const ticket = asText(successValue(granted)['ticket'])
  if (ticket !== undefined) own.ticket = ticket
  return undefined
}
