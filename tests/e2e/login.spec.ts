import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { fillLogin, passSlider, submitButton, switchTo } from '../support/login.ts'

/** The seeded number of ravi88. */
const NUMBER = '01711223344'

const sentCodes = async (stubUrl: string): Promise<{ to: string; code: string }[]> =>
  (await (await fetch(`${stubUrl}/__mock/log`)).json()).sms
const lastCaptcha = async (stubUrl: string): Promise<string> =>
  (await (await fetch(`${stubUrl}/__mock/log`)).json()).captchas.at(-1).answer
const loginCalls = (calls: string[]) => calls.filter((call) => call.startsWith('POST /wps/session/login'))
const smsCalls = (calls: string[]) => calls.filter((call) => call.includes('/wps/verification/sms/'))
const codeButton = (page: Page) => page.getByRole('button', { name: /^(Send code|Again in \d+ s)$/ })

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
  await expect(codeButton(page)).toHaveText(/^Again in 1[12]\d s$/)
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
  await expect(codeButton(page)).toHaveText(/^Again in \d+ s$/)

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

test('LOGIN-02 LOGIN-06 LOGIN-07 hides what the merchant or its service lacks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_MERCHANT', 'inrdemo'))
  await page.goto('/m/login')
  await expect(submitButton(page)).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Facebook|Google/ })).toHaveCount(0)
})

test('LOGIN-06 LOGIN-07 LOGIN-28 GAP-157 logs in with one tap through the operator’s service', async ({
  page,
  calls,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'phoneAuth', {
      sendCode: () => Promise.reject(new Error('not asked for')),
      confirmCode: () => Promise.reject(new Error('not asked for')),
      signIn: (channel: string) => Promise.resolve(`stub-voucher.${btoa(JSON.stringify({ channel }))}`),
    })
  })
  await page.goto('/m/login?from=%2Fm%2FvoucherCenter')
  await expect(page.getByRole('button', { name: 'Log in with Facebook' })).toBeVisible()
  await tapMadly(page, /Google/)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  expect(loginCalls(calls)).toHaveLength(1)
})

test('ERR-01 ERR-02 LOGIN-08 LOGIN-09 asks for the picture after failed tries', async ({ page, site, calls }) => {
  await page.goto('/m/login')
  for (let round = 0; round < 3; round += 1) {
    await fillLogin(page, 'ravi88', 'wrong-pass1')
    await submitButton(page).click()
    await expect.poll(() => loginCalls(calls).length).toBe(round + 1)
    await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(page.getByLabel('Code in the picture')).toBeFocused()
  await fillLogin(page, 'ravi88', 'lantern88')
  await page.getByLabel('Code in the picture').fill('0')
  const picture = page.getByRole('button', { name: 'Show another picture' })
  const first = await picture.locator('img').getAttribute('src')
  await submitButton(page).click()
  await expect(page.getByText('The verification code is wrong.')).toBeVisible()
  await expect(picture.locator('img')).not.toHaveAttribute('src', first ?? '')
  await expect(page.getByLabel('Code in the picture')).toHaveValue('')
  await page.getByLabel('Code in the picture').fill(await lastCaptcha(site.stubUrl))
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
})

test('ERR-19 ERR-20 ERR-21 ERR-22 GAP-162 LOGIN-35 LOGIN-36 turns away who may not come in', async ({
  page,
  scenario,
}) => {
  await page.goto('/m/login')
  await fillLogin(page, 'operator1', 'lantern88')
  await submitButton(page).click()
  await expect(page.getByText('Only member accounts can log in here.')).toBeVisible()
  await fillLogin(page, 'closed1', 'lantern88')
  await submitButton(page).click()
  await expect(page.getByText('Wrong username or password.')).toBeVisible()
  await scenario('login:NOT_AN_AGENT@1')
  await fillLogin(page, 'ravi88', 'lantern88')
  await submitButton(page).click()
  await expect(page.getByText('Only agents can do this.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('GAP-71 LOGIN-31 leads a first login to the change of the password', async ({ page }) => {
  await page.goto('/m/login')
  await fillLogin(page, 'newcomer', 'welcome1')
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
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
