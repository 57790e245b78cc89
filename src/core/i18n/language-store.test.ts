// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageItem } from '#src/core/storage/items.ts'
import { showLanguage, storedLanguage, useLanguageState, words } from './language-store.ts'

it('KEY-10 takes a stored code of the table, and none that is unknown', () => {
  languageItem.write('TW')
  expect(storedLanguage()).toBe('TW')
  languageItem.write('QQ')
  expect(storedLanguage()).toBeUndefined()
  languageItem.remove()
})

it('I18N-01 a language comes with the words that were asked for while it was on its way', async () => {
  const file = (text: string) => async () => ({ default: { 'a.late.word': text } })
  const shown = showLanguage('UR')
  await words({ './messages/en.json': file('late'), './messages/ur.json': file('دیر سے') })
  await shown
  const { result } = renderHook(useLanguageState)
  expect(result.current.language).toBe('UR')
  expect(result.current.messages['a.late.word']).toEqual([{ type: 0, value: 'دیر سے' }])
})

it('shows the language that was asked for last, whichever comes first', async () => {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const file = (text: string, wait?: Promise<void>) => async () => {
    await wait
    return { default: { 'a.slow.word': text } }
  }
  const slow = { './messages/en.json': file('slow'), './messages/hi.json': file('धीमा', late) }
  await words({ ...slow, './messages/ur.json': file('آہستہ') })
  const first = showLanguage('HI')
  expect(await showLanguage('EN')).toBe(true)
  arrive()
  expect(await first).toBe(false)
  expect(renderHook(useLanguageState).result.current.language).toBe('EN')
})
