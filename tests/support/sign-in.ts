import { expect, type Page } from '@playwright/test'
import { accounts, type MerchantCode } from '#mock/data/accounts.ts'
import { seededSession } from '#scripts/site/serve/seeded-session.ts'
import { paths } from '#src/core/routing/paths.ts'
import { fillLogin, submitButton } from './login.ts'

/**
 * Opens the site as a seeded account that signed in before.
 *
 * @param path where to go
 * @param merchant whose member it is
 */
export async function signInAs(
  page: Page,
  username: string,
  path: string = paths.home,
  merchant?: MerchantCode,
): Promise<void> {
  // Any file of the site opens its storage.
  await page.goto('/favicon.svg')
  await storeSession(page, username, merchant)
  await page.goto(path)
}

/**
 * Leaves the session of a seeded account in the storage of the page that is open.
 *
 * @returns its token
 */
export async function storeSession(page: Page, username: string, merchant?: MerchantCode): Promise<string> {
  const session = await seededSession(new URL(page.url()).origin, username, merchant)
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
  }, session)
  return JSON.parse(session['MC_SESSION_INFO'] ?? '').token
}

/** Sends the login form that is open, as a seeded account. */
export async function sendLogin(page: Page, username: string): Promise<void> {
  const account = accounts.find((one) => one.username === username)
  if (!account) throw new Error(`no seeded account is called ${username}`)
  await fillLogin(page, account.username, account.password)
  await submitButton(page).click()
}

/** Signs out by the side menu of home, as a member would, and waits until the member is gone. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  // Terms that were agreed to are forgotten with the session, and asked for over home again.
  const header = page.getByRole('banner', { includeHidden: true })
  await expect(header.getByRole('link', { name: 'Log in', includeHidden: true })).toBeVisible()
}
