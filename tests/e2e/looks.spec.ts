import { existsSync } from 'node:fs'
import { merchants } from '#src/core/merchant/merchants.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { DEFAULT_LANGUAGE, directionOf, isLanguageCode, languageTags } from '#src/core/i18n/languages.ts'
import { expect, test } from '../support/site.ts'

/** Every language but English whose messages are written. */
const translated = Object.keys(languageTags)
  .filter(isLanguageCode)
  .filter((code) => code !== DEFAULT_LANGUAGE && hasMessages(languageTags[code]))
const themes = ['dark', 'light'] as const

for (const { code: merchant } of merchants) {
  for (const theme of themes) {
    test(`BOOT-06, CONST-23 home of ${merchant} in ${theme}: axe finds nothing, nothing is wider than the screen`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([code, look]) => {
          localStorage.setItem('MC_MERCHANT', code)
          localStorage.setItem('MC_THEME', look)
        },
        [merchant, theme] as const,
      )
      await page.goto('/m/home')
      await expect(page.getByText('Game makers')).toBeAttached()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await expectNoAxeViolations(page)
    })
  }
}

for (const language of translated) {
  test(`I18N-02, GAP-56 home in ${language}: direction, no English left, nothing clipped sideways`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await page.goto('/m/home')
    await expect(page.locator('footer').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
    await expect(page.getByText('Hot tonight')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectNoAxeViolations(page)
  })
}

for (const [path, language, mode] of [
  ['/m/help?tag=deposit&c=0', 'EN', ''],
  ['/m/vip', 'EN', ''],
  ['/m/app', 'EN', ''],
  ['/m/vip', 'UR', ' @ur'],
  ['/m/app', 'UR', ' @ur'],
] as const) {
  test(`BOOT-06, CONST-23 ${path} in both themes: axe finds nothing, nothing is wider than the screen${mode}`, async ({
    page,
  }) => {
    for (const theme of themes) {
      await page.addInitScript(
        ([look, code]) => {
          localStorage.setItem('MC_THEME', look)
          localStorage.setItem('MC_LANGUAGE', code)
        },
        [theme, language] as const,
      )
      await page.goto(path)
      await expect(page.getByRole('heading').nth(1)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await expectNoAxeViolations(page)
    }
  })
}

test('GAP-125 the theme follows the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('home keeps everything on the narrowest phone @small', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByText('Game makers')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('the styles of the document are not loaded a second time, after those of the page', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto('/m/home')
  await expect(page.getByText('Game makers')).toBeAttached()
  expect(sheets.filter((url) => /\/(app|index)-/.test(url))).toEqual([])
  const bead = page.getByRole('heading', { name: 'Hot tonight' }).locator('..').locator('svg').first()
  expect(await bead.evaluate((mark) => getComputedStyle(mark).width)).toBe('13px')
})

function hasMessages(tag: string): boolean {
  return existsSync(new URL(`../../src/core/i18n/messages/${tag}.json`, import.meta.url))
}
