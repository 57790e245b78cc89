import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { errorMessages } from './error-messages.ts'
import { reactions } from './reactions.ts'

const MESSAGES = new URL('../i18n/messages/', import.meta.url)
const LANGUAGES = ['en', 'th', 'hi', 'bn', 'ur', 'id']
const CLIENT = ['NETWORK_UNREACHABLE', 'REQUEST_TIMEOUT', 'CONTRACT_VIOLATION']

it('ERR-67 every code that any call can fail with has a reaction, and what is said is its own, in all six languages', () => {
  const codes = [...Object.values(operations).flatMap(({ errors }) => Object.keys(errors)), ...CLIENT]
  expect(new Set(Object.keys(reactions))).toEqual(new Set(codes))
  const ids = Object.values(reactions).flatMap(({ show, text }) => (show === 'silent' ? [] : [String(text.id)]))
  expect(new Set(ids).size).toBe(ids.length)
  const texts = LANGUAGES.map((tag): Record<string, unknown> => {
    return JSON.parse(readFileSync(new URL(`${tag}.json`, MESSAGES), 'utf8'))
  })
  for (const id of ids) expect(new Set(texts.map((language) => language[id] ?? 'missing')).size, id).toBe(6)
})

it('has no words only for codes that no write can fail with', () => {
  const writes = Object.values(operations).filter(({ kind }) => kind === 'mutation')
  const ofWrites = new Set(writes.flatMap(({ errors }) => Object.keys(errors)))
  const unsaid = Object.entries(reactions).flatMap(([code, { show }]) => (show === 'silent' ? [code] : []))
  expect(unsaid).toEqual(['DATE_RANGE_INVALID', 'CHAT_PERMISSION_UNKNOWN'])
  expect(unsaid.filter((code) => ofWrites.has(code))).toEqual([])
})

it('REG-41, ERR-25, GAP-159 the words for an ID of one side stand in all six languages, and no call takes an ID', () => {
  const texts = LANGUAGES.map((tag): Record<string, unknown> => {
    return JSON.parse(readFileSync(new URL(`${tag}.json`, MESSAGES), 'utf8'))
  })
  expect(new Set(texts.map((language) => language[String(errorMessages.idImagesIncomplete.id)])).size).toBe(6)
  const uploads = Object.entries(operations).filter(([, { body }]) => body === 'multipart/form-data')
  expect(uploads.map(([id]) => id)).toEqual([
    'createManualDeposit',
    'addDepositProof',
    'applyPromotion',
    'sendFeedback',
  ])
})

it('BEYOND-11 every code of money has its sentence in all six languages', () => {
  const codes = [
    'TURNOVER_OPEN',
    'WITHDRAW_LIMIT_REACHED',
    'DEPOSIT_LIMIT_REACHED',
    'COOLING_OFF',
    'WITHDRAWALS_HELD',
    'IDENTITY_REQUIRED',
    'FEE_CHANGED',
    'ORDER_REPEATED',
    'ORDER_FINAL',
    'NUMBER_FORMAT',
    'REFERENCE_USED',
    'PAYMENT_PASSWORD_LOCKED',
    'PAYMENT_PASSWORD_WEAK',
    'SECURITY_ANSWERS_LOCKED',
    'CARD_IN_USE',
  ] as const
  for (const code of codes) {
    const texts = LANGUAGES.map((tag): unknown => {
      const words: Record<string, unknown> = JSON.parse(readFileSync(new URL(`${tag}.json`, MESSAGES), 'utf8'))
      return words[String(reactions[code].text.id)] ?? 'missing'
    })
    expect(new Set(texts).size, code).toBe(6)
  }
})
