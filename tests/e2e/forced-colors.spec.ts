import type { Locator } from '@playwright/test'
import { paths } from '#src/core/routing/paths.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

const styleOf = (element: Locator, name: 'backgroundColor' | 'outlineWidth' | 'outlineColor' | 'visibility') =>
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

test('GAP-132 in forced colours one of several is seen to be chosen', async ({ page }) => {
  await signInAs(page, 'ravi88', paths.betRecord)
  const chips = page.getByRole('group', { name: 'Days' }).getByRole('button')
  const ground = await styleOf(chips.and(page.locator('[aria-pressed=true]')), 'backgroundColor')
  expect(await styleOf(chips.and(page.locator('[aria-pressed=false]')).first(), 'backgroundColor')).not.toBe(ground)

  await page.goto(paths.withdraw)
  const radios = page.getByRole('radio')
  await radios.first().check({ force: true })
  const ticks = await page.getByRole('radiogroup').locator('svg.lucide-check').all()
  expect(await Promise.all(ticks.map((tick) => styleOf(tick, 'visibility')))).toEqual(
    (await radios.all()).map((_radio, index) => (index === 0 ? 'visible' : 'hidden')),
  )
})

/** The ground of the current one of several, and those of the others. */
const groundsOf = (parts: Locator, pseudo?: '::before') =>
  parts.evaluateAll((all, pseudoElement) => {
    const grounds = all.map((one) => getComputedStyle(one, pseudoElement).backgroundColor)
    const current = all.findIndex((one) => one.closest('[aria-current]'))
    return { current: grounds[current], others: grounds.filter((_ground, at) => at !== current) }
  }, pseudo)

test('GAP-132 in forced colours home shows which page, category and offer is the current one', async ({ page }) => {
  await page.goto(paths.home)
  const offers = page.getByRole('button', { name: /^Show offer/ })
  await offers.first().waitFor()
  const menu = await groundsOf(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link'))
  const pods = page.getByRole('navigation', { name: 'Categories' }).locator('button > :first-child')
  await pods.first().waitFor()
  const categories = await groundsOf(pods)
  const bullets = await groundsOf(offers, '::before')
  for (const { current, others } of [menu, categories, bullets]) {
    expect(others).not.toEqual([])
    expect(others).not.toContain(current)
  }
  // Those of the others are all that shows them.
  expect(bullets.others).not.toContain(await styleOf(page.locator('body'), 'backgroundColor'))
})
