import type { Page } from '@playwright/test'
import { signInAs, signOut } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('GAP-131, GAP-60 other tabs follow a sign-out, another user and another merchant', async ({ page, context }) => {
  await signInAs(page, 'ravi88', '/m/member/home')
  const other = await context.newPage()
  await other.goto('/m/home')
  await signOut(other)
  await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2Fmember%2Fhome$/)
  await signInAs(other, 'agent01')
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await page.goto('/m/home?tab=RNG')
  await expect(page.getByRole('banner')).toContainText('Agent_01')
  const again = page.waitForRequest((request) => request.isNavigationRequest())
  await other.evaluate(() => localStorage.setItem('MC_MERCHANT', 'inrdemo'))
  await again
  // Its header lies behind its terms as soon as these are asked for.
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'inrdemo')
  await expect(page).toHaveURL(/\/m\/home\?tab=RNG$/)
  // The document knows the merchant before the application drops the session.
  await expect.poll(() => stored(page, 'MC_SESSION_INFO')).toBeNull()
})
