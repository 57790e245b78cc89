import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sendLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const photo = readFileSync(new URL('../../docs/images/home.jpg', import.meta.url))
const sha256 = createHash('sha256').update(photo).digest('hex')

/** What reached the stub, by the operation that carried it. */
async function uploads(stubUrl: string): Promise<unknown[]> {
  const log: { uploads: { operation: string; sha256: string }[] } = JSON.parse(
    await (await fetch(`${stubUrl}/__mock/log`)).text(),
  )
  return log.uploads.map(({ operation, sha256: digest }) => [operation, digest])
}

test('NAMED-08 PROMO-02 PROMO-06 a visitor logs in, comes back to the promotion and applies with a picture', async ({
  page,
  site,
}) => {
  await page.goto('/m/activity')
  await page.getByRole('link', { name: /Cricket slip of the month/ }).click()
  await page.getByRole('link', { name: 'Log in to take part' }).click()
  await sendLogin(page, 'ravi88')
  await expect(page).toHaveURL(/\/m\/activity\?promo=PR2603$/)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Remark').fill('Slip 771204')
  await page.getByLabel('Add picture').setInputFiles({ name: 'IMG_0412', mimeType: '', buffer: photo })
  await expect(page.getByRole('img', { name: 'IMG_0412' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Applying')).toBeVisible()
  await expect(page.getByText('Slip 771204')).toBeVisible()
  expect(await uploads(site.stubUrl)).toEqual([['applyPromotion', sha256]])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('NAMED-08 a promotion is not wider than the narrowest phone @small', async ({ page }) => {
  await page.goto('/m/activity?promo=PR2601')
  await expect(page.getByRole('article')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
