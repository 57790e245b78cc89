import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const kept = (page: Page) =>
  page.evaluate(() =>
    ['MC_MERCHANT', 'MC_LANGUAGE', 'MC_CURRENCY', 'MC_COUNTRY'].map((key) => localStorage.getItem(key)),
  )

async function openPanel(page: Page, name = 'Region and language') {
  await page.getByRole('button', { name, exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('radio').first()).toBeVisible()
  const languages = panel.getByRole('group').last()
  return { panel, country: (name: RegExp) => panel.getByRole('radio', { name }), languages }
}

test('BOOT-28, BOOT-33, BOOT-34, BOOT-35, GAP-53, GAP-59, I18N-09 the panel lists the regions of the gateway with flag, currency and languages; the chosen one offers its own', async ({
  page,
  calls,
}) => {
  await page.goto('/m/home')
  expect(calls.filter((call) => call.includes('/wps/system/country'))).toEqual([])
  const { panel, country, languages } = await openPanel(page)
  expect(calls.filter((call) => call.includes('/wps/system/country'))).toHaveLength(1)
  const rows = panel.locator('label')
  await expect(rows).toHaveText([
    /Thailand.*ไทย.*English.*THB/,
    /Bangladesh.*বাংলা.*English.*BDT/,
    /India.*हिन्दी.*English.*INR/,
    /Pakistan.*اردو.*English.*BDT/,
    /Indonesia.*Bahasa Indonesia.*English.*BDT/,
  ])
  for (const row of await rows.all()) await expect(row.locator('svg').first()).toBeVisible()
  await expect(country(/Bangladesh/)).toBeChecked()
  await country(/Pakistan/).check()
  await expect(languages.getByRole('button')).toHaveText(['اردو', 'English'])
  await expect(languages.locator('[lang=ur]')).toHaveText('اردو')
  await expect(languages.getByRole('button', { pressed: true })).toHaveText('English')
})

test('BOOT-36, BOOT-41, GAP-56, KEY-10, KEY-11 OK sets currency and language and turns the page around, without a new start', async ({
  page,
}) => {
  await page.goto('/m/home')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const { panel, country, languages } = await openPanel(page)
  await country(/Pakistan/).check()
  await languages.getByRole('button', { name: 'اردو' }).click()
  await panel.getByRole('button', { name: 'OK' }).click()
  await expect(panel).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
  expect(await kept(page)).toEqual(['bdtdemo', 'UR', 'PKR', 'PK'])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  expect(await kept(page)).toEqual(['bdtdemo', 'UR', 'PKR', 'PK'])
})

test('BOOT-42, BOOT-43, BOOT-44, BOOT-45, GAP-60, KEY-08, KEY-09 a country of another merchant starts the site anew as that one, and nothing of the first is left', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88', '/m/home?ref=7')
  await page.evaluate(() => sessionStorage.setItem('MC_IMAGE_HOST', 'https://cdn.example'))
  const { panel, country, languages } = await openPanel(page)
  await country(/India/).check()
  await languages.getByRole('button', { name: 'हिन्दी' }).click()
  const before = calls.length
  await panel.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'inrdemo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveURL(/\/m\/home\?ref=7$/)
  // What was agreed with one merchant was not agreed with the other.
  const gate = page.getByRole('alertdialog', { name: 'खेलने से पहले' })
  await gate.getByRole('button', { name: 'मैं सहमत हूँ' }).click()
  await expect(gate).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Orchid Court' })).toBeVisible()
  await expect(page.locator('main a[href="/m/register"]')).toBeVisible()
  expect(await kept(page)).toEqual(['inrdemo', 'HI', 'INR', 'IN'])
  const left = await page.evaluate(() => ({
    session: localStorage.getItem('MC_SESSION_INFO'),
    member: localStorage.getItem('MC_MEMBER_INFO'),
    host: sessionStorage.getItem('MC_IMAGE_HOST'),
  }))
  expect(left).toEqual({ session: null, member: null, host: null })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('MC_SYSTEM_STATUS')))
    .toContain('orchidcourt.example')
  expect(calls.slice(before).filter((call) => /system\/status|logout/.test(call))).toEqual(['GET /wps/system/status'])
})

test.describe('a first visit', () => {
  test.use({ settledIn: false })

  test('BOOT-44, KEY-12 the terms of another merchant are asked for anew', async ({ page }) => {
    await page.goto('/m/home')
    const agree = page.getByRole('button', { name: 'I agree' })
    await agree.click()
    await page.getByRole('button', { name: 'Got it' }).click()
    const { panel, country } = await openPanel(page)
    await country(/Thailand/).check()
    await panel.getByRole('button', { name: 'OK' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'tlbdemo')
    await expect(agree).toBeVisible()
  })
})

test('BOOT-37, BOOT-38 mask and close icon leave everything as it was', async ({ page }) => {
  await page.goto('/m/home')
  const leave = {
    // A tap that comes with the opening of a layer is left alone.
    mask: () =>
      expect(async () => {
        await page.mouse.click(195, 20)
        await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 })
      }).toPass(),
    close: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  }
  for (const way of ['mask', 'close'] as const) {
    const { panel, country, languages } = await openPanel(page)
    const before = await kept(page)
    await country(/Pakistan/).check()
    await languages.getByRole('button', { name: 'اردو' }).click()
    await leave[way]()
    await expect(panel, way).toBeHidden()
    expect(await kept(page), way).toEqual(before)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})

test('BOOT-09, KEY-10 a choice in the first question opens the site in that language, and is not asked again', async ({
  page,
  visitor,
}) => {
  await visitor({ countryCode: null })
  await page.goto('/m/home')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expectNoAxeViolations(page)
  await panel.getByRole('radio', { name: /Bangladesh/ }).check()
  await panel.getByRole('button', { name: 'বাংলা' }).click()
  await panel.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.locator('main nav').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('main nav').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a long list of regions has a search by name, in any language and without accents, by code and currency', async ({
  page,
  scenario,
}) => {
  await scenario('listCountries:=many')
  await page.goto('/m/home')
  const { panel } = await openPanel(page)
  const search = panel.getByRole('searchbox', { name: 'Search countries' })
  for (const [text, found] of [
    ['turkiye', 'Türkiye'],
    ['COTE', 'Côte d’Ivoire'],
    ['भारत', 'India'],
    ['méxico', 'Mexico'],
    ['vnd', 'Vietnam'],
  ] as const) {
    await search.fill(text)
    await expect(panel.locator('label'), text).toHaveText([new RegExp(found)])
  }
  await search.fill('atlantis')
  await expect(panel.getByRole('heading', { name: 'No country found' })).toBeVisible()
  await expectNoAxeViolations(page)
})

for (const [theme, language, name] of [
  ['dark', 'UR', 'علاقہ اور زبان'],
  ['light', 'UR', 'علاقہ اور زبان'],
  ['light', 'EN', 'Region and language'],
] as const) {
  test(`GAP-56, CONST-23 the panel in ${theme} and ${language}: axe finds nothing, OK stays in sight @small`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([look, code]) => {
        localStorage.setItem('MC_THEME', look)
        localStorage.setItem('MC_LANGUAGE', code)
      },
      [theme, language] as const,
    )
    await page.goto('/m/home')
    const { panel } = await openPanel(page, name)
    await expect(panel.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectNoAxeViolations(page, { within: '[role=dialog]' })
  })
}

test('BOOT-36 when the texts of the language do not arrive the panel stays and says so', async ({ page }) => {
  await page.goto('/m/home')
  await page.route(/assets\/ur-/, (route) => route.abort())
  const { panel, country, languages } = await openPanel(page)
  await country(/Pakistan/).check()
  await languages.getByRole('button', { name: 'اردو' }).click()
  await panel.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('The language could not be loaded. Try again.')).toBeVisible()
  await expect(panel).toBeVisible()
})
