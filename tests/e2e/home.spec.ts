import { expect, test } from '../support/site.ts'

test('HOME-22, WIN-02 offers, announcements and winners of home move by themselves; offers and winners can be paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/home')
  const banners = page.getByRole('region', { name: 'Offers' })
  const bullets = banners.getByRole('button', { name: /^Show offer/ })
  await test.step('offers', async () => {
    await expect(bullets).toHaveCount(4)
    await expect(bullets.nth(0)).toHaveAttribute('aria-current', 'true')
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 12_000 })
    await banners.getByRole('button', { name: 'Pause the offers' }).click()
    await expect(banners.getByRole('button', { name: 'Resume the offers' })).toBeVisible()
    await bullets.nth(3).click()
    await expect(bullets.nth(3)).toHaveAttribute('aria-current', 'true')
  })
  await test.step('announcements', async () => {
    const strip = page.getByRole('list', { name: 'Announcements' })
    const first = await strip.getByRole('link').first().getAttribute('href')
    await expect.poll(() => strip.getByRole('link').first().getAttribute('href')).not.toBe(first)
  })
  await test.step('winners', async () => {
    const board = page.getByRole('list', { name: 'Winning now' })
    // It rests under the mouse, which stands where the offers were.
    await page.mouse.move(0, 0)
    await board.scrollIntoViewIfNeeded()
    const first = await board.getByRole('listitem').first().textContent()
    await expect.poll(() => board.getByRole('listitem').first().textContent(), { timeout: 12_000 }).not.toBe(first)
    await page.getByRole('button', { name: 'Pause the winners' }).click()
    await expect(page.getByRole('button', { name: 'Resume the winners' })).toBeVisible()
  })
})
