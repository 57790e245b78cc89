import { expect, test } from '../support/site.ts'

test('SHELL-73, GAP-113 the bottom menu leads to its pages; its lantern sways when one has come, and nothing on home moves without an end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/sports')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await test.step('the lantern', async () => {
    const lamp = menu.getByRole('link', { name: 'Deposit' }).locator('svg')
    const sways = () => lamp.evaluate((svg) => svg.getAnimations().length)
    await expect.poll(sways).toBe(0)
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect.poll(sways).toBe(1)
    await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
    const longest = () =>
      page.evaluate(() =>
        Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime))),
      )
    await expect.poll(longest).toBeLessThan(5_000)
  })
  await test.step('the pages', async () => {
    await menu.getByRole('link', { name: 'Promotions' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await menu.getByRole('link', { name: 'Deposit' }).click()
    await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2FvoucherCenter$/)
  })
})

test('SHELL-42, CONST-34 a page change fades for 300 ms, and not under reduced motion', async ({ page }) => {
  await page.goto('/m/help')
  const duration = () => page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await duration()).toBe('0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await duration())).toBeLessThan(0.001)
})
