import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

test('the back button closes the side menu, then leaves the page; closed by its button or a reload the menu leaves nothing', async ({
  page,
}) => {
  await page.goto('/m/help')
  await page.goto('/m/home')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)

  await open.click()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)

  await page.goto('/m/home')
  await open.click()
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(open).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('layers')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('SHELL-88 back closes customer service above the menu first, and a page opened from the menu returns to the page below', async ({
  page,
}) => {
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Customer service' }).first().click()
  const service = page.getByRole('dialog', { name: 'Customer service' })
  await expect(service).toBeVisible()
  await page.goBack()
  await expect(service).toBeHidden()
  await expect(menu).toBeVisible()
  // The menu ends with the same way.
  await menu.getByRole('button', { name: 'Customer service' }).last().click()
  await expect(service).toBeVisible()
  await page.goBack()
  await expect(service).toBeHidden()
  await menu.getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL(/\/m\/feedback$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(menu).toBeHidden()
})

test('KEY-16, CONST-23 the browser’s bar has the ground of the page in the theme and merchant of the moment', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const bar = page.locator('meta[name="theme-color"]')
  await page.goto('/m/home')
  await expect(bar).toHaveAttribute('content', '#0b111e')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(bar).toHaveAttribute('content', '#f5eee0')
  await page.evaluate(() => localStorage.setItem('MC_MERCHANT', 'inrdemo'))
  await page.reload()
  await expect(bar).toHaveAttribute('content', '#f7ecea')
})

test('SHELL-41, ERR-48 a page whose code is gone loads the site again once, then offers a retry', async ({ page }) => {
  let isGone = true
  await page.route(/\/assets\/PromotionsPage-/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/m/home')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { name: 'Loading failed' })).toBeVisible()
  expect(documents).toBe(2)
  expect(logged.some((line) => line.includes('ROUTE_LOAD_FAILED'))).toBe(true)
  await expect(page).toHaveURL(/\/m\/activity$/)
  isGone = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
]) {
  test.describe(`beside a layer in a window of ${viewport.width} px`, () => {
    test.use({ viewport, settledIn: false })

    test('HOME-20 nothing but the layer can be reached by pointer, keyboard or screen reader', async ({ page }) => {
      await page.goto('/m/home')
      // What floats over home comes late, and stays below the gate.
      await expect(page.locator('main ~ nav[aria-label="Shortcuts"]')).toHaveCount(1)
      await expectOnlyTheLayer(page, 'alertdialog')
      await page.getByRole('button', { name: 'I agree' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expectOnlyTheLayer(page, 'dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').click()
      await expectOnlyTheLayer(page, 'dialog')
    })
  })
}

async function expectOnlyTheLayer(page: Page, role: 'alertdialog' | 'dialog'): Promise<void> {
  await expect(page.getByRole(role)).toBeVisible()
  const hit = await page.evaluate(() => {
    const strangers = new Set<string>()
    for (let x = 5; x < window.innerWidth; x += 20)
      for (let y = 5; y < window.innerHeight; y += 20) {
        const element = document.elementFromPoint(x, y)
        if (!element?.closest('[aria-modal], [data-layer-mask]'))
          strangers.add(`${element?.tagName} ${element?.getAttribute('class')}`)
      }
    return [...strangers]
  })
  expect(hit).toEqual([])
  for (const key of [...Array<string>(15).fill('Tab'), ...Array<string>(15).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal]') !== null)).toBe(true)
  }
  for (const part of ['button', 'link', 'heading', 'img'] as const) {
    const outside = await page
      .getByRole(part)
      .evaluateAll((all) => all.filter((one) => !one.closest('[aria-modal]')).map((one) => one.textContent))
    expect(outside).toEqual([])
  }
}
