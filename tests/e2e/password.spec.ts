import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

interface Log {
  sms: { code: string }[]
  captchas: { answer: string }[]
}

/** What the stub sent last: the code, and what the captcha shows. */
async function lastSent(stubUrl: string) {
  const log = (await (await fetch(`${stubUrl}/__mock/log`)).json()) as Log
  return { ...log.sms.at(-1), captcha: log.captchas.at(-1)?.answer ?? '' }
}

async function typeNewPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
}

async function askByEmail(page: Page, stubUrl: string, username: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await page.getByLabel('E-mail address').fill(`${username}@mail.example`)
  await expect(page.locator('img[src^="data:"]')).toBeVisible()
  await page.getByLabel('Code in the picture').fill((await lastSent(stubUrl)).captcha)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

async function logIn(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}

test('NAMED-20, FORGET-01, GAP-158 a forgotten password is set anew by the code of an e-mail', async ({
  page,
  site,
}) => {
  await page.goto('/m/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/m\/forget$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await askByEmail(page, site.stubUrl, 'ravi88')

  // The phone's own back button leads one step back, to what was typed.
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ravi88')
  await page.goForward()
  await page.getByLabel('Code by e-mail').fill((await lastSent(site.stubUrl)).code ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await typeNewPassword(page, 'lantern99')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ravi88')
  await logIn(page, 'lantern99')
})

test('NAMED-20 the steps stand right to left, and axe finds nothing @ur', async ({ page, site }) => {
  await page.goto('/m/forget')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('input[name=username]').fill('ravi88')
  await page.getByRole('tab').last().click()
  await page.locator('input[name=email]').fill('ravi88@mail.example')
  await expect(page.locator('img[src^="data:"]')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.locator('input[name=captcha]').fill((await lastSent(site.stubUrl)).captcha)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('input[name=code]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectNoAxeViolations(page)
})
