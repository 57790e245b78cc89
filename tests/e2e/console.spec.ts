import { join } from 'node:path'
import { test as bare, type Page } from '@playwright/test'
import { serveSite } from '#scripts/site/serve/site-server.ts'
import { paths } from '#src/core/routing/paths.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const CONSOLE = '/__mock/console'

/** The console as testers read it. */
const seen = (page: Page) => ({
  part: (name: string) => page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name, exact: true }),
  menu: (name: string) => page.locator('summary.btn', { hasText: name }),
  calls: (name: string) => page.locator('.lr', { hasText: name }),
})

async function force(page: Page, code: string): Promise<void> {
  await page.getByRole('checkbox', { name: code }).check()
  await page.getByLabel(`${code} on which call`).selectOption('every call')
}

// The demo's gateway is a service worker.
test.use({ serviceWorkers: 'allow' })

test('the console forces an answer, shows the call, signs in, moves the clock and puts all back', async ({ page }) => {
  const { part, menu, calls } = seen(page)
  await page.goto(`${CONSOLE}#listHotGames`)
  await force(page, 'UNKNOWN_ERROR')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link with 1 rule copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/m\/home\?mock=listHotGames:UNKNOWN_ERROR$/,
  )
  await menu('Signed in').click()
  await page.getByRole('button', { name: 'ravi88 member' }).click()
  await expect(menu('Signed in')).toContainText('ravi88')

  const site = await page.context().newPage()
  await site.goto('/m/home')
  await expect(site.getByRole('banner')).toContainText('12,480.50')
  await expect(site.getByRole('heading', { name: 'Loading failed' })).toBeVisible({ timeout: 15_000 })

  await part('Calls').click()
  const forced = calls('listHotGames').first()
  await expect(forced).toContainText('holds, forced')
  await page.getByRole('button', { name: 'Pause the log' }).click()
  await forced.locator('summary').click()
  await expect(forced.getByText('"UNKNOWN_ERROR"')).toBeVisible()
  await page.getByRole('button', { name: 'Pause the log' }).click()

  await menu('Clock').click()
  await page.getByRole('button', { name: '+12 h' }).click()
  await expect(menu('Clock')).toContainText('+12 h')
  await site.goto('/m/memberCenter')
  await expect(site).toHaveURL(/\/m\/login/)
  await expect(calls('SESSION_ENDED').first()).toBeVisible()

  await menu('Reset state').click()
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page.getByText('Nothing forced')).toBeVisible()
  await expect(menu('Clock')).toContainText('real time')
})

test('the console works by keys, has no barrier for axe in either theme, and remembers the theme', async ({ page }) => {
  // Wide enough for list, answer and log beside each other.
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.request.get('/wps/system/country')
  await page.goto(`${CONSOLE}?mock=login:CAPTCHA_REQUIRED@1,login:~300#getCaptcha`)
  await expect(page.getByRole('button', { name: 'Remove login:~300' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('captcha_required')
  await expect(page.getByRole('button', { name: 'getWallets' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'login', exact: true })).toBeVisible()
  const root = page.locator('html')
  for (const theme of ['light', 'dark']) {
    await expect(root).toHaveAttribute('data-theme', theme)
    await expectNoAxeViolations(page)
    await page.keyboard.press('t')
  }
  await page.keyboard.press('t')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('MONEY-28 the console lets another amount arrive, by keys, and the page of the order says so', async ({
  page,
  context,
}) => {
  const site = await context.newPage()
  await signInAs(site, 'ravi88', paths.deposit)
  await site.getByLabel('Amount', { exact: false }).first().fill('1500')
  await site.getByLabel('Name on the account', { exact: false }).fill('Ravi Kumar')
  await site.getByRole('button', { name: /^Deposit ৳/ }).click()
  await expect(site).toHaveURL(/depositOrder\?no=D/)
  const orderNo = new URL(site.url()).searchParams.get('no') ?? ''

  // Wide enough for list, orders and log beside each other.
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(CONSOLE)
  await page.getByRole('button', { name: 'Orders 1 open' }).waitFor()
  await page.keyboard.press('o')
  const order = page.getByRole('listitem').filter({ hasText: orderNo })
  await expect(order).toContainText('waits for its money')
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectNoAxeViolations(page)
    await page.keyboard.press('t')
  }
  await order.getByLabel('Amount that arrives').fill('1200')
  await page.keyboard.press('Enter')
  await expect(order).toContainText('1,200.00 arrived')
  await expect(order).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(order.getByRole('button', { name: 'Reverse' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await expect(site.getByRole('heading', { name: 'Your money has arrived' })).toBeVisible({ timeout: 15_000 })
  await expect(site.locator('mark')).toHaveText('৳ 1,200.00')
})

bare('the console reaches the gateway in a page of the demo', async ({ page, context }) => {
  const demo = await serveSite({ folder: join(import.meta.dirname, '../../dist/demo'), port: 4800 })
  await page.goto(`${demo.url}${CONSOLE}#listHotGames`)
  const { part, menu, calls } = seen(page)
  await force(page, 'UNKNOWN_ERROR')

  const site = await context.newPage()
  await site.goto(`${demo.url}/m/home`)
  await site.getByRole('button', { name: 'I agree' }).click()
  await expect(site.getByRole('heading', { name: 'Loading failed' })).toBeVisible({ timeout: 15_000 })
  await menu('Signed in').click()
  await page.getByRole('button', { name: 'ravi88 member' }).click()
  await expect(site.getByRole('banner')).toContainText('12,480.50')
  await part('Calls').click()
  await expect(calls('listHotGames').first()).toContainText('holds, forced')
  // The session outlives a reload, which the worker's own state does not.
  await site.reload()
  await expect(site.getByRole('banner')).toContainText('12,480.50')
  await demo.close()
})
