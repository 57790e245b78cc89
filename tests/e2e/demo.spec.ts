import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { operations } from '#mock/generated/operations.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'

// Its gateway is one.
test.use({ serviceWorkers: 'allow' })

test('GATEWAY-01 the demo build works without any server behind it', async ({ page }) => {
  const demo = await serveSite({ folder: join(import.meta.dirname, '../../dist/demo'), port: 4700 })
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(`${demo.url}/m/home`)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Dragon of the Ninth Gate/ }).first()).toBeVisible()
  // Each document is a gateway with a key of its own; before its status has come, a login is encrypted under the
  // former.
  const status = page.waitForResponse((one) => new URL(one.url()).pathname === operations.getSystemStatus.path)
  await page.goto(`${demo.url}/m/login`)
  await status
  await page.getByRole('textbox', { name: 'Username' }).fill('ravi88')
  await page.getByLabel('Password', { exact: true }).fill('lantern88')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('12,480.50')
  // The gateway lives in the page, and its world has to outlive it.
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('12,480.50')
  expect(refused).toEqual([])
  await demo.close()
})
