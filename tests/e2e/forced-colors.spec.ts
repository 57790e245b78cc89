import type { Locator } from '@playwright/test'
import { expect, test } from '../support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

const styleOf = (element: Locator, name: 'outlineWidth' | 'outlineColor') =>
  element.evaluate((one, property) => getComputedStyle(one)[property], name)

test('GAP-132 in forced colours a field shows its edge, and whether it has the focus', async ({ page }) => {
  await page.goto('/m/login')
  const name = page.getByRole('textbox', { name: 'Username' })
  const box = name.locator('xpath=..')
  await page.getByLabel('Password', { exact: true }).focus()
  expect(await styleOf(box, 'outlineColor')).not.toContain('rgba')
  expect(await styleOf(box, 'outlineWidth')).toBe('1px')
  await name.focus()
  expect(await styleOf(box, 'outlineWidth')).toBe('3px')
})
