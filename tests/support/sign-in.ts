import { expect, type Page } from '@playwright/test'
import { accounts } from '#mock/data/accounts.ts'

/** Signs a seeded account in through the login page, as a member would. */
export async function signInAs(page: Page, username: string): Promise<void> {
  const account = accounts.find((one) => one.username === username)
  if (!account) throw new Error(`no seeded account is called ${username}`)
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}
