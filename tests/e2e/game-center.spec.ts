import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

test('NAMED-22, GAP-109 a game centre shows what it has, leads on to another one, and its announcement opens whole', async ({
  page,
}) => {
  await page.goto('/m/live')
  await test.step('live casino', async () => {
    await expect(page.getByRole('heading', { name: 'Live casino', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Game providers' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Live', exact: true })).toBeVisible()
    await expect(page.getByText('The tables are open')).toBeVisible()
    await expect(page.getByText('All providers of this page play with one wallet')).toBeAttached()
    await expectNoAxeViolations(page)
  })
  await test.step('an announcement of sports', async () => {
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Sports', exact: true })
      .click()
    await expect(page).toHaveURL(/\/m\/sports$/)
    await page.getByRole('button', { name: 'Late bets close with the first ball' }).click()
    const sheet = page.getByRole('dialog', { name: 'Late bets close with the first ball' })
    await expect(sheet).toContainText('A bet that arrives later is given back in full.')
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })
})

test('NAMED-22 the lines of a Latin name stand close together on a page in Urdu @ur', async ({ page }) => {
  await page.goto('/m/sports')
  const name = page.getByText('Pitch & Pavilion').last()
  await expect(name).toHaveCSS('line-height', '20px')
  await expect(name).toHaveCSS('direction', 'ltr')
})
