import { beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { restore, snapshot } from '../contents.ts'
import { db } from '../db.ts'
import { endWithdrawal, findWithdrawal } from './withdraw-orders.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const PIN = '482913'
const NEW_CARD = { bankCode: 'PADMA', payeeName: 'Ravi Das', paymentPassword: PIN }

const ask = askAs(() => seededAccount('ravi88'))
const cards = async () => (await ask('listBankCards')).value.cards
const ids = async () => (await cards()).map(({ cardId }) => cardId)
const remove = (cardId: string, paymentPassword = PIN) => ask('removeBankCard', { body: { cardId, paymentPassword } })
const usableId = async () => (await cards()).find(({ usable }) => usable)?.cardId ?? ''

beforeEach(resetRuntime)

it('MONEY-50, BEYOND-06 a card goes for good by the payment password, and its id is not given to another', async () => {
  const [first = '', ...others] = await ids()
  expect(await remove(first, '730914')).toMatchObject({ code: 'PAYMENT_PASSWORD_INCORRECT', value: { triesLeft: 4 } })
  expect(await ids()).toEqual([first, ...others])
  expect(await remove(first)).toMatchObject({ success: true })
  await restore(JSON.parse(JSON.stringify(snapshot())))
  expect(await ids()).toEqual(others)
  expect((await remove(first)).code).toBe('RECORD_NOT_FOUND')

  await ask('addBankCard', { body: { ...NEW_CARD, cardNumber: '1501203948571' } })
  const added = (await ids()).at(-1) ?? ''
  await remove(added)
  await ask('addBankCard', { body: { ...NEW_CARD, cardNumber: '1501203948572' } })
  const next = (await ids()).at(-1)
  expect([...others, added, first]).not.toContain(next)
  expect(await ids()).toEqual([...others, next])
})

it('MONEY-50, BEYOND-06 an open withdrawal refuses it until it is over', async () => {
  const cardId = await usableId()
  const { value } = await ask('withdraw', { body: { cardId, amount: '1000.00', paymentPassword: PIN } })
  expect((await remove(cardId)).code).toBe('CARD_IN_USE')
  expect(await ids()).toContain(cardId)
  const row = findWithdrawal(db, { merchant: 'bdtdemo', username: 'ravi88' }, value.orderNo)
  if (!row) throw new Error('the order was taken in')
  await endWithdrawal(db, row, 'reject', 'OPERATOR', Date.now())
  expect(await remove(cardId)).toMatchObject({ success: true })
  expect((await ask('getWithdrawOrder', { query: `?orderNo=${value.orderNo}` })).value.order.card.cardId).toBe(cardId)
})

it('MONEY-53, BEYOND-06 wrong payment passwords count as at every other call', async () => {
  const cardId = await usableId()
  for (const left of [4, 3, 2, 1]) expect(await remove(cardId, '730914')).toMatchObject({ value: { triesLeft: left } })
  expect((await remove(cardId, '730914')).code).toBe('PAYMENT_PASSWORD_LOCKED')
  expect((await remove(cardId)).code).toBe('PAYMENT_PASSWORD_LOCKED')
  expect(await ids()).toContain(cardId)
})

it('MONEY-48 of cards that are bound at once none is there twice or above the limit, and each has its own id', async () => {
  await ask('addBankCard', { body: { ...NEW_CARD, cardNumber: '1501203948571' } })
  for (const cardId of (await ids()).slice(0, 2)) await remove(cardId)
  const bind = (numbers: string[]) =>
    Promise.all(numbers.map((cardNumber) => ask('addBankCard', { body: { ...NEW_CARD, cardNumber } })))
  const codesOf = (answers: Awaited<ReturnType<typeof bind>>) => answers.flatMap(({ code }) => code ?? [])
  expect(codesOf(await bind(['1501203948572', '1501203948572']))).toEqual(['BANK_CARD_EXISTS'])
  expect(codesOf(await bind(['1501203948573', '1501203948574', '1501203948575']))).toEqual(['BANK_CARD_LIMIT'])
  expect(new Set(await ids()).size).toBe(5)
})

it('without any card a member still has the payment password', async () => {
  for (const cardId of await ids()) await remove(cardId)
  expect(await cards()).toEqual([])
  expect((await ask('hasWithdrawalPassword')).value).toBe(true)
})
