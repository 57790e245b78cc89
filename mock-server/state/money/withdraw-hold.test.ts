import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { resetRuntime, runtime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { updateAccount } from '../accounts/accounts.ts'
import { sendSmsCode } from '../accounts/sms.ts'
import { db } from '../db.ts'
import { cardsOf } from './cards.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const PIN = '482913'
const DAY_MS = 86_400_000
/** The merchant that holds withdrawals. */
const HOLDING = 'tlbdemo'

const account = (merchant: MerchantCode = HOLDING) => seededAccount('ravi88', merchant)
const ask = askAs(account)
const control = (name: string, body: object) => controlResponse('PUT', `${CONTROL_PREFIX}${name}`, JSON.stringify(body))
const held = async (asker = ask) => (await asker('listBankCards')).value.allowance.heldUntil
const withdraw = () =>
  ask('withdraw', { body: { cardId: cardsOf(account())[0]?.cardId, amount: '1000.00', paymentPassword: PIN } })
const lastCode = () => runtime.sms.at(-1)?.code ?? ''

/** Sets a forgotten payment password by answers. */
async function resetPin(asker = ask) {
  const answers = ['3', '7'].map((questionId) => ({ questionId, answer: 'Padma' }))
  await asker('setCustomerSecurityQuestions', { body: { answers, paymentPassword: PIN } })
  const body = { answers, newPaymentPassword: PIN }
  expect(await asker('resetPaymentPassword', { body })).toMatchObject({ success: true })
}
async function changeMobile() {
  const number = '0899887766'
  sendSmsCode('register', number, stubNow(), true)
  const body = { number, code: lastCode(), paymentPassword: PIN }
  expect(await ask('updateMemberMobile', { body })).toMatchObject({ success: true })
}
async function changeEmail() {
  const email = 'ravi@new.example'
  await ask('sendEmailCode', { body: { email } })
  const body = { email, code: lastCode(), paymentPassword: PIN }
  expect(await ask('updateMemberEmail', { body })).toMatchObject({ success: true })
}

beforeEach(resetRuntime)

describe('a hold on withdrawals', () => {
  it.each([
    ['a reset of the payment password', resetPin],
    ['another mobile number', changeMobile],
    ['another e-mail address', changeEmail],
  ])('BEYOND-15 stands for a day after %s', async (_, change) => {
    expect(await held()).toBeUndefined()
    const before = stubNow()
    await change()
    const until = await held()
    const lasts = Date.parse(until ?? '') - before
    expect([lasts >= DAY_MS, lasts < DAY_MS + 60_000]).toEqual([true, true])
    const balance = account().wallet.sumBalance
    expect(await withdraw()).toMatchObject({ code: 'WITHDRAWALS_HELD', value: { retryAt: until } })
    expect(account().wallet.sumBalance).toBe(balance)
    await control('clock', { aheadMs: DAY_MS + 60_000 })
    expect(await held()).toBeUndefined()
    expect(await withdraw()).toMatchObject({ success: true })
  })

  it('BEYOND-15 follows neither a change of a known payment password nor a first number or address', async () => {
    await ask('setPaymentPassword', { body: { oldPaymentPassword: PIN, newPaymentPassword: '730914' } })
    await ask('setPaymentPassword', { body: { oldPaymentPassword: '730914', newPaymentPassword: PIN } })
    await updateAccount(db, account(), (draft) => {
      draft.mobileNum = ''
      draft.email = ''
    })
    await changeMobile()
    await changeEmail()
    expect(await held()).toBeUndefined()
  })

  it('BEYOND-15 is told before, and stands only at a merchant that has it', async () => {
    const elsewhere = askAs(() => account('bdtdemo'))
    expect((await ask('getSecurityConfig')).value.withdrawHoldHours).toBe(24)
    expect((await elsewhere('getSecurityConfig')).value.withdrawHoldHours).toBeUndefined()
    await resetPin(elsewhere)
    expect(await held(elsewhere)).toBeUndefined()
  })

  it('BEYOND-15 is set and lifted by the operator', async () => {
    await control('account', { merchant: HOLDING, username: 'ravi88', held: true })
    expect(await withdraw()).toMatchObject({ code: 'WITHDRAWALS_HELD' })
    await control('account', { merchant: HOLDING, username: 'ravi88', held: false })
    expect(await withdraw()).toMatchObject({ success: true })
  })
})
