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

test('BOOT-42, GAP-60 a country of another merchant starts the site anew as that one, and nothing of the first is left', async ({
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
  await gate.getByRole('button', { name: 'मैं सहमत हूं' }).click()
  await expect(gate).toHaveCount(0)
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

for (const [theme, language, name, list] of [
  ['dark', 'UR', 'علاقہ اور زبان', 'short'],
  ['light', 'UR', 'علاقہ اور زبان', 'short'],
  ['light', 'EN', 'Region and language', 'long'],
] as const) {
  test(`GAP-56, CONST-23 the panel in ${theme} and ${language} with a ${list} list: axe finds nothing, OK stays in sight @small`, async ({
    page,
    scenario,
  }) => {
    await page.addInitScript(
      ([look, code]) => {
        localStorage.setItem('MC_THEME', look)
        localStorage.setItem('MC_LANGUAGE', code)
      },
      [theme, language] as const,
    )
    if (list === 'long') await scenario('listCountries:=many')
    await page.goto('/m/home')
    const { panel } = await openPanel(page, name)
    await expect(panel.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectNoAxeViolations(page, { within: '[role=dialog]' })
    if (list === 'short') return
    await panel.getByRole('searchbox').fill('atlantis')
    await expect(panel.getByRole('heading', { name: 'No country found' })).toBeVisible()
    await expectNoAxeViolations(page, { within: '[role=dialog]' })
  })
}
