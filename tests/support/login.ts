import { expect, type Locator, type Page } from '@playwright/test'

/** The button that sends the login form; headers and menus have links of the same name. */
export const submitButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })

/** Types a name and a password into the login form. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Chooses the way to log in. */
export async function switchTo(page: Page, method: 'Username' | 'SMS code'): Promise<void> {
  await page.getByRole('tab', { name: method }).click()
}

/** Passes the challenge before an SMS, in any language: the goal is the last number that a screen reader is told. */
export async function passSlider(page: Page): Promise<void> {
  const slider = page.getByRole('slider')
  const told = (await slider.getAttribute('aria-valuetext')) ?? ''
  await slider.fill(/(\d+)\D*$/.exec(told)?.[1] ?? '')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(slider).toHaveCount(0)
}
