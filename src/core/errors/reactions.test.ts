import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { errorMessages } from './error-messages.ts'
import { reactions } from './reactions.ts'

const MESSAGES = new URL('../i18n/messages/', import.meta.url)
const LANGUAGES = globSync('*.json', { cwd: MESSAGES }).map((file) => basename(file, '.json'))
const textsOf = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${tag}.json`, MESSAGES), 'utf8'))
const ENGLISH = textsOf('en')

/** The languages that lack a text of their own. */
function languagesWithout(id: string): string[] {
  return TRANSLATIONS.filter(([, texts]) => texts[id] === undefined || texts[id] === ENGLISH[id]).map(([tag]) => tag)
}
const TRANSLATIONS = LANGUAGES.filter((tag) => tag !== 'en').map((tag) => [tag, textsOf(tag)] as const)
const CLIENT = ['NETWORK_UNREACHABLE', 'REQUEST_TIMEOUT', 'CONTRACT_VIOLATION']

it('ERR-67 every code that any call can fail with has a reaction, and what is said is its own, in all languages', () => {
  const codes = [...Object.values(operations).flatMap(({ errors }) => Object.keys(errors)), ...CLIENT]
  expect(new Set(Object.keys(reactions))).toEqual(new Set(codes))
  const ids = Object.values(reactions).flatMap(({ show, text }) => (show === 'silent' ? [] : [String(text.id)]))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(languagesWithout(id), id).toEqual([])
})

it('has no words only for codes that no write can fail with', () => {
  const writes = Object.values(operations).filter(({ kind }) => kind === 'mutation')
  const ofWrites = new Set(writes.flatMap(({ errors }) => Object.keys(errors)))
  const unsaid = Object.entries(reactions).flatMap(([code, { show }]) => (show === 'silent' ? [code] : []))
  expect(unsaid).toEqual(['DATE_RANGE_INVALID', 'CHAT_PERMISSION_UNKNOWN'])
  expect(unsaid.filter((code) => ofWrites.has(code))).toEqual([])
})

it('REG-41, ERR-25, GAP-159 the words for an ID of one side stand in all languages, and no call takes an ID', () => {
  expect(languagesWithout(String(errorMessages.idImagesIncomplete.id))).toEqual([])
  const uploads = Object.entries(operations).filter(([, { body }]) => body === 'multipart/form-data')
  expect(uploads.map(([id]) => id)).toEqual([
    'createManualDeposit',
    'addDepositProof',
    'applyPromotion',
    'sendFeedback',
  ])
})

it('BEYOND-11 every code of money has its sentence in all languages', () => {
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
  for (const code of codes) expect(languagesWithout(String(reactions[code].text.id)), code).toEqual([])
})
