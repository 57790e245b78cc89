// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { languageItem } from '#src/core/storage/items.ts'
import { storedLanguage } from './language-store.ts'

it('KEY-10 takes a stored code of the table, and none that is unknown', () => {
  languageItem.write('TW')
  expect(storedLanguage()).toBe('TW')
  languageItem.write('QQ')
  expect(storedLanguage()).toBeUndefined()
  languageItem.remove()
})
