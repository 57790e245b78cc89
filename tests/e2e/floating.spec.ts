import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

for (const language of ['EN', 'UR']) {
  test(`SHELL-62, SHELL-72, SHELL-88, NAMED-34 floating bar, referral dialog and speed test in ${language}: no barrier, nothing overlaps`, async ({
    page,
  }) => {
    // Three layers in one visit, each looked at as a whole.
    test.slow()
    await page.route(/https:\/\/(www\.|fast\.)?lanternhouse\.example\//, (route) =>
      route.request().url().includes('fast')
        ? route.abort()
        : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await signInAs(page, 'ravi88')
    const toggle = page.locator('nav button[aria-expanded]')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const list = toggle.locator('..').getByRole('list')
    await expect(list.getByRole('listitem')).toHaveCount(6)
    await expect(list.getByRole('button')).toHaveCount(2)
    const at = async (part: typeof list) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const box = await at(list)
    const handle = await at(toggle)
    const menu = await at(page.locator('nav').last())
    expect(box.y + box.height).toBeLessThanOrEqual(menu.y)
    if (language === 'UR') expect(box.x).toBeGreaterThanOrEqual(handle.x + handle.width)
    else expect(box.x + box.width).toBeLessThanOrEqual(handle.x)
    if (language === 'EN') await lookAround(page)
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    // A tap beside it closes it, and opens nothing else.
    await page.touchscreen.tap(8, 300)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')

    await page.locator('nav').last().locator('button').click()
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(/^https:\/\/.*affiliateCode=/)
    if (language === 'EN') await lookAround(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.locator('header button').last().click()
    await page.getByRole('dialog').locator('nav button').last().click()
    const speed = page.getByRole('dialog').last()
    const rows = speed.getByRole('link')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toHaveText(/^www\.lanternhouse\.example\d+ ms$/)
    await expect(rows.nth(2)).not.toHaveText(/ms$/)
    await expect(rows.nth(1)).toHaveAttribute('href', 'https://www.lanternhouse.example/m/home')
    if (language === 'EN') await lookAround(page)
  })
}

async function lookAround(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectContrastInOtherTheme(page)
}

test('SHELL-54, SHELL-60 a member’s header keeps everything apart on the narrowest phone @small', async ({ page }) => {
  await signInAs(page, 'ravi88')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Get the app' })).toBeVisible()
  await expect(header).toContainText('12,480.50')
  const amount = await header.locator('b').evaluate((node) => [node.scrollWidth, node.clientWidth])
  expect(amount[0]).toBeLessThanOrEqual(amount[1] ?? 0)
  const boxes = await header
    .locator('a, button')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()))
  const ordered = boxes.toSorted((a, b) => a.left - b.left)
  ordered.forEach((box, index) => {
    const next = ordered[index + 1]
    if (next) expect(box.right).toBeLessThanOrEqual(next.left + 0.5)
  })
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(header.getByRole('link', { name: /^Ravi_88/ }).locator('img')).toBeVisible()
})
