import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const FREE_REJECT = 'Trial accounts cannot use this function.'

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

test('SESSION-26, SESSION-27, MSG-17, CHAT-07 a trial is refused inbox and chat by address, menu and back button', async ({
  page,
  calls,
}) => {
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const refused = page.getByText(FREE_REJECT)
  await page.goto('/m/messages/inbox')
  await expect(refused).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(refused).toBeHidden()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Live chat' }).click()
  await expect(refused).toBeVisible()
  await expect(refused).toBeHidden()

  await page.goto('/m/messages')
  await page.getByRole('button', { name: /^Inbox/ }).click()
  await expect(refused).toBeVisible()
  await expect(refused).toBeHidden()
  await page.getByRole('button', { name: /^Live chat/ }).click()
  await expect(refused).toBeVisible()
  await expect(page).toHaveURL(/\/m\/messages$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/inbox/)
  expect(calls.filter((call) => /CSP_|CBS_/.test(call))).toEqual([])
})
