import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

test('GATEWAY-67, LAUNCH-18 a member who comes back goes on with the game played last, and nothing on home moves', async ({
  page,
}) => {
  await signInAs(page, 'ravi88')
  const rail = page.getByRole('group', { name: 'Continue playing' })
  await expect(page.getByText('Games that you play will appear here.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Live', exact: true }).getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toHaveCount(0)

  await page.getByRole('group', { name: 'Hot tonight' }).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Dragon of the Ninth Gate' })).toBeVisible()
  await page.goto('/m/home')
  await expect(rail.getByRole('button', { name: 'Dragon of the Ninth Gate', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Live', exact: true }).getByRole('button').first()).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        window.setTimeout(() => resolve(0), 500)
      }),
  )
  expect(moved).toBeLessThan(0.01)
})

test('CATS-14, CATS-15 a chosen category begins right below its row, from wherever the page stood', async ({
  page,
}) => {
  await page.goto('/m/home')
  const row = page.getByRole('navigation', { name: 'Categories' })
  const gap = async (title: string) => {
    const head = await page.getByRole('main').getByRole('heading', { name: title, exact: true }).first().boundingBox()
    const box = await row.boundingBox()
    return (head?.y ?? 0) - (box ? box.y + box.height : 0)
  }
  for (const [category, title] of [
    ['Slots', 'Slots'],
    ['Fishing', 'All games'],
  ] as const) {
    await row.getByRole('button', { name: category, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'More hot games' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(70)
    if (category === 'Slots') {
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
      await page.evaluate(() => window.scrollTo(0, 2000))
    }
  }
  expect(await gap('Fishing')).toBeGreaterThanOrEqual(0)
  expect(await gap('Fishing')).toBeLessThan(40)
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('HOME-11 arrows scroll the strip and the categories, each as long as something is hidden there', async ({
    page,
  }) => {
    await page.goto('/m/home')
    for (const row of [
      page.getByRole('group', { name: 'Hot tonight' }),
      page.getByRole('navigation', { name: 'Categories' }),
    ]) {
      const arrows = row.locator('xpath=..').locator('> button')
      await expect(arrows).toHaveCount(1)
      await arrows.click()
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20)
      // The one back is drawn after the row has moved.
      const isAtStart = (arrow: Element) => arrow.getBoundingClientRect().right < innerWidth / 2
      await expect.poll(() => arrows.first().evaluate(isAtStart)).toBe(true)
      await arrows.first().click()
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0)
      await expect(arrows).toHaveCount(1)
    }
  })
})
