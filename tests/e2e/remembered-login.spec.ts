import type { Page } from '@playwright/test'
import { fillLogin, submitButton } from '../support/login.ts'
import { watchTraces } from '../support/secret-traces.ts'
import { expect, test } from '../support/site.ts'

const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember me' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const record = (page: Page) => page.evaluate(() => [localStorage.getItem('remPass'), localStorage.getItem('sass')])
const loginCalls = (calls: string[]) => calls.filter((call) => call.startsWith('POST /wps/session/login'))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible()
}

async function logIn(page: Page, remember: boolean): Promise<void> {
  await page.goto('/m/login')
  await fillLogin(page, 'ravi88', 'lantern88')
  await box(page).setChecked(remember)
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}

test('LOGIN-04 LOGIN-32 LOGIN-37 KEY-02 KEY-03 GAP-26 GAP-70 GAP-161 remembers what was ticked, and sends nothing by itself', async ({
  page,
  calls,
}) => {
  await logIn(page, true)
  await expect.poll(async () => (await record(page))[0]).not.toBeNull()
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  const callsBefore = loginCalls(calls).length

  await page.goto('/m/login')
  await expect(password(page)).toHaveValue('lantern88')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ravi88')
  await expect(box(page)).toBeChecked()
  expect(loginCalls(calls)).toHaveLength(callsBefore)

  // The key of the record is one that no script can read.
  const extractable = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('MC_KEYS')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keys').objectStore('keys').get('remPass')
          reading.addEventListener('success', () => resolve((reading.result as CryptoKey).extractable))
        })
      }),
  )
  expect(extractable).toBe(false)

  await box(page).uncheck()
  expect(await record(page)).toEqual([null, null])
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
  await signOut(page)
  await page.goto('/m/login')
  await expect(submitButton(page)).toBeVisible()
  await expect(password(page)).toHaveValue('')
})

test('LOGIN-29 leaves a typed password nowhere, in any of 8 encodings', async ({ page }) => {
  const { note, all, find } = watchTraces(page)
  const wrong = 'Wr0ng+p&ss/wörd?'
  await page.goto('/m/login')
  await fillLogin(page, 'ravi88', wrong)
  await page.getByRole('button', { name: 'Show password' }).click()
  await submitButton(page).click()
  await expect(page.getByText('Wrong username or password.')).toBeVisible()
  await note()
  await fillLogin(page, 'ravi88', 'lantern88')
  await box(page).check()
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
  await expect.poll(async () => (await record(page))[0]).not.toBeNull()
  await note()

  expect(all()).toContain('remPass')
  expect(find([wrong, 'lantern88'])).toEqual([])
})
