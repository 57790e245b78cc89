import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { fillLogin, passSlider, submitButton, switchTo } from '../support/login.ts'

/** The seeded number of ravi88. */
const NUMBER = '01711223344'

const sentCodes = async (stubUrl: string): Promise<{ to: string; code: string }[]> =>
  (await (await fetch(`${stubUrl}/__mock/log`)).json()).sms
const loginCalls = (calls: string[]) => calls.filter((call) => call.startsWith('POST /wps/session/login'))
const smsCalls = (calls: string[]) => calls.filter((call) => call.includes('/wps/verification/sms/'))
const codeButton = (page: Page) => page.getByRole('button', { name: /^(Send code|Resend in \d+ s)$/ })

/** Twenty taps within 200 ms, as an impatient thumb makes them. */
const tapMadly = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 20; tap += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })

test('LOGIN-01 LOGIN-03 LOGIN-21 LOGIN-22 LOGIN-23 ERR-28 GAP-38 GAP-156 logs in by SMS', async ({
  page,
  calls,
  site,
}) => {
  await page.goto('/m/login')
  await fillLogin(page, 'ravi88', 'lantern88')
  await switchTo(page, 'SMS code')
  await tapMadly(page, /^Send code$/)
  await expect(page.getByText('Enter your mobile number.')).toBeVisible()
  expect(smsCalls(calls)).toEqual([])

  await page.getByLabel('Mobile number').fill('+880 1711-223344')
  await tapMadly(page, /^Send code$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Missed.', { exact: false })).toBeVisible()
  expect(smsCalls(calls)).toEqual([])
  await passSlider(page)
  await expect(codeButton(page)).toBeDisabled()
  await expect(codeButton(page)).toHaveText(/^Resend in 1[12]\d s$/)
  await expect(page.getByLabel('Code by SMS')).toBeFocused()
  expect(smsCalls(calls)).toHaveLength(1)

  // What was typed survives the way to the other method and back, and the wait does too.
  await switchTo(page, 'Username')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ravi88')
  await switchTo(page, 'SMS code')
  await expect(page.getByLabel('Mobile number')).toHaveValue('+880 1711-223344')
  await expect(codeButton(page)).toBeDisabled()

  // After a reload the gateway says how long the wait still is.
  await page.reload()
  await switchTo(page, 'SMS code')
  await page.getByLabel('Mobile number').fill(NUMBER)
  await codeButton(page).click()
  await passSlider(page)
  await expect(codeButton(page)).toHaveText(/^Resend in \d+ s$/)

  const codes = await sentCodes(site.stubUrl)
  expect(codes.map(({ to }) => to)).toEqual([NUMBER])
  await page.getByLabel('Code by SMS').fill('000000')
  await submitButton(page).click()
  await expect(page.getByLabel('Code by SMS')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Code by SMS').fill(codes[0]?.code ?? '')
  await tapMadly(page, /^Log in$/)
  await expect(page).not.toHaveURL(/\/m\/login/)
  expect(loginCalls(calls)).toHaveLength(2)
})

test('the login screen has no barriers, in both methods and in the challenge', async ({ page }) => {
  await page.goto('/m/login')
  await submitButton(page).click()
  await expectNoAxeViolations(page)
  await switchTo(page, 'SMS code')
  await page.getByLabel('Mobile number').fill(NUMBER)
  await expectNoAxeViolations(page)
  await codeButton(page).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await expectNoAxeViolations(page)
})

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const size of ['@ur', '@small'])
  test(`the login screen stays whole ${size}`, async ({ page }) => {
    await page.goto('/m/login')
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('textbox').first().fill(NUMBER)
    await page.getByRole('tabpanel').getByRole('button').click()
    await passSlider(page)
    await expect(page.getByRole('tabpanel').getByRole('button')).toBeDisabled()
    await expect(page.getByRole('textbox').nth(1)).toBeInViewport()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })
