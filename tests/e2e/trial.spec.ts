import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

test('BOOT-03, NAMED-19, SESSION-17, SESSION-18, GAP-66 the trial page explains, shows the name, and leads home in play', async ({
  page,
  calls,
  scenario,
}) => {
  await page.goto('/m/trail')
  const name = (await page.getByText(/^trial_\d+$/).textContent()) ?? ''
  await expect(page.getByText('No deposits, no withdrawals')).toBeVisible()
  await expect(page.getByText('No inbox, no live chat')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expectNoAxeViolations(page)
  await scenario('startFreePlay:~1500')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page.getByText('Please wait')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText('Please wait')).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText(name)
  await expect(page.getByRole('banner')).toContainText('৳ 2,000.00')
  expect(calls.filter((call) => call === 'POST /wps/session/login/freeplay')).toHaveLength(1)
  // SESSION-27: nothing to count for a trial.
  expect(calls.filter((call) => call.includes('unreadCount'))).toEqual([])
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
})
