import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, directionOf, isLanguageCode, languageTags } from './languages.ts'
import { languageScripts } from '#src/core/i18n/language-scripts.ts'
import { nativeNames } from '#src/core/i18n/native-names.ts'

const codes = Object.keys(languageTags).filter(isLanguageCode)
const tags = codes.map((code) => languageTags[code])
const translated = globSync('../core/i18n/messages/*.json', { cwd: import.meta.dirname }).map((file) =>
  basename(file, '.json'),
)

describe('the table of languages', () => {
  it('has the platform codes of docs/languages.md, each with a tag and a native name of its own', () => {
    const listed = readFileSync(new URL('../../docs/languages.md', import.meta.url), 'utf8')
    const pairs = Array.from(listed.matchAll(/`([A-Z]{2})` \| ([\w-]+)/g), ([, code = '', tag = '']) => [code, tag])
    expect(codes.map((code) => [code, languageTags[code]])).toEqual(pairs)
    expect(new Set(Object.values(nativeNames)).size).toBe(codes.length)
  })

  it('I18N-01, CONST-41 every language is translated; I18N-03 English is the default', () => {
    expect(translated.toSorted()).toEqual(tags.toSorted())
    expect(DEFAULT_LANGUAGE).toBe('EN')
  })

  it('GAP-54 maps TY to Thai', () => expect(languageTags.TY).toBe('th'))

  it('GAP-56 Urdu, Arabic and Persian run right to left, all others left to right', () => {
    expect(codes.filter((code) => directionOf(code) === 'rtl')).toEqual(['UR', 'AR', 'FA'])
    expect(codes.filter((code) => languageScripts[code] === 'Arab')).toEqual(['UR', 'AR', 'FA'])
  })

  it('GAP-54 every tag is one that Intl knows, in its canonical form and in the script of the table', () => {
    for (const code of codes) {
      const tag = languageTags[code]
      const script = languageScripts[code]
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(Intl.DisplayNames.supportedLocalesOf([tag]), tag).toEqual([tag])
      expect(new Intl.Locale(tag).maximize().script, code).toBe(script)
    }
  })

  it('tells readers of one tag apart by language and script alone', () => {
    const pairs = codes.map((code) => `${languageTags[code].split('-')[0]} ${languageScripts[code]}`)
    expect(new Set(pairs).size).toBe(codes.length)
  })

  it('has a line for every message file', () => {
    expect(translated.length).toBeGreaterThanOrEqual(6)
    expect(translated.filter((tag) => !tags.some((known) => known === tag))).toEqual([])
  })

  it('knows no code from the prototype of objects', () => {
    expect(['constructor', '__proto__', 'toString', '', 'en', undefined].filter(isLanguageCode)).toEqual([])
  })
})
