import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

/** As a browser does that keeps nothing of this site; runs before the page does. */
function blockStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

// Such a browser forgets that the questions of the first visit were answered.
test.use({ settledIn: false })

test('GAP-61, BOOT-43 home, theme, login, sign-out and change of region work with a storage that is blocked', async ({
  page,
}) => {
  // Several journeys one after the other.
  test.slow()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(blockStorages)
  // In English and in Urdu.
  const firstQuestion = page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(I agree|Got it|میں متفق ہوں|ٹھیک ہے)$/ })
  // One that was answered just now may still be seen, and is gone before it is pressed again.
  const answer = () => firstQuestion.click({ timeout: 2_000 }).catch(() => undefined)
  await page.addLocatorHandler(firstQuestion, answer, { noWaitAfter: true })
  await page.goto('/m/home')
  const html = page.locator('html')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('switch', { name: 'Dark theme' }).click({ timeout: 15_000 })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  // A question that comes just now takes the Escape key for itself; a click waits until it is answered.
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('ravi88')
  await page.getByLabel('Password', { exact: true }).fill('lantern88')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible()

  await chooseRegion(page, /Pakistan/, 'اردو')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await chooseRegion(page, /بھارت/, 'English')
  await expect(html).toHaveAttribute('data-merchant', 'inrdemo')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
  expect(errors).toEqual([])
})

async function chooseRegion(page: Page, country: RegExp, language: string): Promise<void> {
  await page.locator('header button[aria-haspopup=dialog]').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('radio', { name: country }).check()
  await panel.getByRole('button', { name: language }).click()
  await panel.getByRole('button', { name: /^(OK|ٹھیک ہے)$/ }).click()
  await expect(panel).toBeHidden()
}
