import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags } from '#src/lib/languages.ts'
import { drawnWith, missingLetters, ownFonts } from '../support/fonts.ts'
import { expect, test } from '../support/site.ts'

// Only there does a browser take its fonts from fontconfig.
test.skip(process.platform !== 'linux', 'no fontconfig')

test('GAP-56 every language is drawn with the fonts of the project, and none of its letters is missing', async ({
  page,
}) => {
  // Thirty-five languages, one after the other.
  test.setTimeout(180_000)
  await page.goto('/m/login')
  for (const tag of Object.values(languageTags))
    await test.step(tag, async () => {
      // Each letter once: the texts of a language are long to lay out.
      const text = [...new Set(sampleOf(tag) + messagesOf(tag))].join('')
      await page.evaluate(
        ([tag = '', text = '']) => {
          document.documentElement.lang = tag
          document.body.replaceChildren(text)
        },
        [tag, text],
      )
      const fonts = await drawnWith(page, 'body')
      expect
        .soft(
          fonts.filter((name) => !ownFonts.includes(name)),
          tag,
        )
        .toEqual([])
      expect.soft(await missingLetters(page), tag).toEqual([])
    })
})

test('a letter that no font of the project has is found', async ({ page }) => {
  await page.goto('/m/login')
  expect(await missingLetters(page, 'Aก\u{F0000}')).toEqual(['\u{F0000}'])
})

/** Names of days, months and countries: most letters of a language, without anybody having to write it. */
function sampleOf(tag: string): string {
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(2026, month, month + 1)),
  )
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const names = ['BD', 'BR', 'ES', 'FR', 'ID', 'IN', 'IR', 'KH', 'KZ', 'LA', 'LK', 'MM', 'MY', 'NP', 'PH', 'PK', 'RU']
  return [...dates, ...names.map((code) => countries.of(code))].join(' ')
}

/** The texts of a language. */
function messagesOf(tag: string): string {
  const file = join(import.meta.dirname, `../../src/core/i18n/messages/${tag}.json`)
  return readFileSync(file, 'utf8')
}
