import { expect, test } from 'vitest'
import { readTranslation, translatedTags, type Translation } from '#scripts/lib/message-catalogue.ts'
import { textFaults } from './faults.ts'
import { readGlossary } from './glossary.ts'
import { LANGUAGE_RULES } from './language-rules.ts'
import { languageFaults, sharedTextFaults } from './whole-language.ts'

const GLOSSARY = readGlossary()
const ENGLISH = readTranslation('en')

/** Every n-th text: what is found in these is found in all. */
const some = (texts: Translation): Translation =>
  Object.fromEntries(Object.entries(texts).filter((_, index) => index % 10 === 0))

const deposit = { 'a.b.deposit': 'Deposit now', 'a.b.bank': 'Bank' }

test('a text whose English has a term uses a form of the glossary', () => {
  const right = { 'a.b.deposit': 'ฝากเงินเลย', 'a.b.bank': 'ธนาคาร' }
  expect(languageFaults('th', deposit, right, GLOSSARY)).toEqual([])
  expect(languageFaults('th', deposit, { ...right, 'a.b.deposit': 'เติมเลย' }, GLOSSARY)).toEqual([
    '1 of 1 texts lack their word of the glossary, more than 2 %: a.b.deposit (deposit)',
  ])
})

test('few texts of a Latin language are equal to English', () => {
  expect(languageFaults('id', deposit, deposit, GLOSSARY)).toEqual([
    '2 of 2 texts are English, more than 3 %: a.b.deposit, a.b.bank',
  ])
})

test('two languages do not share their texts', () => {
  const texts = { 'a.b.c': 'Dompet', 'a.b.d': 'Saldo', 'a.b.e': 'VIP' }
  expect(sharedTextFaults({ id: texts, ms: texts, th: {} })).toEqual(['id and ms share 2 of 2 texts, more than 15 %'])
})

const tags = Object.keys(LANGUAGE_RULES)

test.each(translatedTags())(
  'a file that was filled with the texts of %s is found in every other language',
  (filler) => {
    const texts = some(readTranslation(filler))
    const source = Object.fromEntries(
      Object.keys(texts).map((id) => [id, { defaultMessage: ENGLISH[id] ?? '', description: '' }]),
    )
    const unseen = tags.filter(
      (tag) =>
        tag !== filler &&
        textFaults(tag, source, texts, []).faults.length === 0 &&
        languageFaults(tag, ENGLISH, texts, GLOSSARY).length === 0,
    )
    expect(unseen).toEqual([])
  },
)
