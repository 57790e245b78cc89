import { paths } from '#src/core/routing/paths.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

test('NAMED-28, NAMED-29, NAMED-30, NAMED-31, AGENT-09, SHELL-37 an agent reaches every page of the team by the agency centre', async ({
  page,
}) => {
  await signInAs(page, 'agent01', paths.memberHome)
  await page.getByRole('link', { name: /^Agency centre/ }).click()
  await expect(page.getByRole('heading', { name: 'Team’s profit and loss' })).toBeVisible()
  for (const name of ['Team management', 'Team betting']) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('button', { name: 'This month' }).click()
  await page.getByRole('link', { name: /^Reports/ }).click()
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('table', { name: 'By day' }).getByRole('row').nth(1)).toBeVisible()
})
