import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

test('MSG-04, MSG-10, MSG-18, SHELL-74, GAP-145 what is read counts down everywhere, the chat as well', async ({
  page,
}) => {
  await signInAs(page, 'ravi88')
  const member = page.getByRole('link', { name: /^Member/ })
  await expect(member).toContainText('9')
  await page.goto('/m/messages')
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await page.getByRole('button', { name: /^Wallet maintenance/ }).click()
  await expect(page.getByRole('region')).toContainText('Play is not affected')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Announcements/ })).toContainText('2')
  await expect(member).toContainText('8')

  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Live chat/ }).click(),
  ])
  await expect(chat.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText('Please wait')).toHaveCount(0)
  await chat.close()
  await page.bringToFront()
  await page.reload()
  await expect(member).toContainText('5')
})
