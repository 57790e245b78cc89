import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

test('SHELL-17, LIST-32, LIST-34, GAP-19, GAP-109, NAMED-22 live shows announcements of its own, its banner, its hot games and its vendors', async ({
  page,
  calls,
}) => {
  await page.goto('/m/live')
  await expect(page.getByRole('heading', { name: 'Live casino', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Game makers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live', exact: true })).toBeVisible()
  await expect(page.getByText('The tables are open')).toBeVisible()
  await expect(page.getByText('All makers of this page play with one wallet')).toBeAttached()
  const asked = calls
    .filter((call) => call.includes('Announcements'))
    .map((call) => new URL(`http://x${call.slice(4)}`))
  expect(asked.map(({ searchParams }) => [searchParams.get('types'), searchParams.get('platform')])).toContainEqual([
    'B,H',
    'W',
  ])
  await expectNoAxeViolations(page)
})

test('NAMED-22, GAP-109 an announcement of a game centre opens whole, and closes again', async ({ page }) => {
  await page.goto('/m/sports')
  await page.getByRole('button', { name: 'Late bets close with the first ball' }).click()
  const sheet = page.getByRole('dialog', { name: 'Late bets close with the first ball' })
  await expect(sheet).toContainText('A bet that arrives later is given back in full.')
  await expectNoAxeViolations(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

for (const [path, title] of [
  ['/m/sports', 'Sports'],
  ['/m/esports', 'E-sports'],
  ['/m/gameCenter', 'Game centre'],
  ['/m/lott', 'Lottery'],
  ['/m/elott', 'Quick draw'],
] as const) {
  test(`SHELL-18, SHELL-20 ${path} is a game center`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
}

test('CATS-02, NAMED-22 a game center leads on to every other category, at its centre or in its list', async ({
  page,
}) => {
  await page.goto('/m/sports')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect(categories.getByRole('link', { name: 'Sports', exact: true })).toHaveCount(0)
  await categories.getByRole('link', { name: 'Lottery' }).click()
  await expect(page).toHaveURL(/\/m\/lott$/)
  await expect(categories.getByRole('link', { name: 'Sports', exact: true })).toBeVisible()
  await categories.getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/)
  await expect(page.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible()
})

test('NAMED-22 the lines of a Latin name stand close together on a page in Urdu @ur', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', 'UR'))
  await page.goto('/m/sports')
  const name = page.getByText('Pitch & Pavilion').last()
  await expect(name).toHaveCSS('line-height', '20px')
  await expect(name).toHaveCSS('direction', 'ltr')
})

test('LIST-33, LAUNCH-01 a tap on a vendor launches it by the launch rules', async ({ page, calls }) => {
  await page.goto('/m/sports')
  await page.getByRole('button', { name: 'Pitch & Pavilion', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login\?from=/)
  expect(calls.some((call) => call.includes('launchGame'))).toBe(false)
  await signInAs(page, 'ravi88', '/m/sports')
  await page.getByRole('button', { name: 'Pitch & Pavilion', exact: true }).click()
  await page.waitForURL(/\/media\/play/)
})

test('CATS-20, NAMED-21, LIST-18 other games have a menu of categories without ELOTT, and its choice in the address', async ({
  page,
  calls,
}) => {
  await page.goto('/m/game?gameType=ELOTT')
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await expect(menu.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-current', 'true')
  await expect(menu.getByRole('button', { name: 'Quick draw' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Game makers' }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/vendor=/)
  await menu.getByRole('button', { name: 'Fishing' }).click()
  await expect(page).toHaveURL(/\/m\/game\?gameType=FISH$/)
  await expect
    .poll(() => calls.filter((call) => call.includes('gameList')).at(-1))
    .toMatch(/gameType=FISH(?!.*vassalage)/)
})

test('NAMED-13 the slots center is the list of slots, and its filters lead to the list page', async ({ page }) => {
  await page.goto('/m/slotsCenter?gameType=FISH')
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
  await expect(page.getByText(/^25 of /)).toBeAttached()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter\?gameType=RNG&type=new$/)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show games' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&type=new$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter/)
})
