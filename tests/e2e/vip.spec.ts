import type { Locator } from '@playwright/test'
import { paths } from '#src/core/routing/paths.ts'
import { expect, test } from '../support/site.ts'

test('VIP-03, VIP-04 the cards beside the middle one lean back, the bonuses do not; swipe, button and number change them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(paths.vip)
  const levels = page.getByRole('region', { name: 'Levels' })
  await expect.poll(() => leansOf(levels)).toEqual([0, -34, -68])
  await swipe(levels)
  await expect(page.getByRole('heading', { name: 'What level 2 offers' })).toBeVisible()
  await expect.poll(() => leansOf(levels)).toEqual([34, 0, -34])
  await levels.getByRole('button', { name: 'Higher level' }).click()
  await expect.poll(() => leansOf(levels)).toEqual([68, 34, 0])

  const bonuses = page.getByRole('region', { name: 'Bonuses' })
  await bonuses.scrollIntoViewIfNeeded()
  await swipe(bonuses)
  const numbers = page.getByRole('navigation', { name: 'Bonuses by level' }).getByRole('button')
  await expect(numbers.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await leansOf(bonuses)).toEqual([0, 0, 0])
  await numbers.nth(11).click()
  await expect(bonuses.getByRole('group', { name: '12 of 15' })).toBeInViewport({ ratio: 1 })
})

/** How far the first three slides are turned around their vertical axis, in degrees. */
function leansOf(row: Locator): Promise<number[]> {
  return row.getByRole('group', { includeHidden: true }).evaluateAll((slides) =>
    slides.slice(0, 3).map((slide) => {
      const { m11, m31 } = new DOMMatrix(getComputedStyle(slide).transform)
      // Not -0.
      return Math.round((Math.atan2(m31, m11) * 180) / Math.PI) + 0
    }),
  )
}

/** Brings the next slide to the middle. */
async function swipe(row: Locator): Promise<void> {
  const { x, y, width, height } = (await row.getByRole('group').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { mouse } = row.page()
  await mouse.move(x + width * 0.8, y + height / 2)
  await mouse.down()
  await mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
  await mouse.up()
}
