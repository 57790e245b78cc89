// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { languageItem } from '#src/core/storage/items.ts'
import { getLanguage, showLanguage, storedLanguage } from './language-store.ts'

const shown = () => [getLanguage(), document.documentElement.lang, document.documentElement.dir]

it('GAP-56 shows a language with its tag and its direction', async () => {
  await showLanguage('UR')
  expect(shown()).toEqual(['UR', 'ur', 'rtl'])
  await showLanguage('HI')
  expect(shown()).toEqual(['HI', 'hi', 'ltr'])
})

it('GAP-55 every language of the table can be shown, whether its messages are written or not', async () => {
  await showLanguage('AR')
  expect(shown()).toEqual(['AR', 'ar', 'rtl'])
  await showLanguage('TW')
  expect(shown()).toEqual(['TW', 'zh-Hant', 'ltr'])
})

it('KEY-10 takes a stored code of the table, and none that is unknown', () => {
  languageItem.write('TW')
  expect(storedLanguage()).toBe('TW')
  languageItem.write('QQ')
  expect(storedLanguage()).toBeUndefined()
  languageItem.remove()
})
