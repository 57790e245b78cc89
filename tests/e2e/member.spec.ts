import { paths } from '#src/core/routing/paths.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'
import { walkTo, watchRequests } from '#scripts/screens/walk.ts'

const screens = [
  paths.memberHome,
  paths.profile,
  paths.security,
  paths.deposit,
  paths.withdraw,
  paths.betRecord,
  `${paths.accountRecord}?tab=deposit`,
  paths.rewardCenter,
  paths.invite,
  paths.reports,
]

test("BOOT-22, BOOT-23 the member's screens in the base templates: axe finds nothing, nothing is wider than the narrowest phone @small", async ({
  page,
}) => {
  const settled = watchRequests(page)
  await signInAs(page, 'ravi88', screens[0], 'inrdemo')
  for (const screen of screens) {
    if (screen !== screens[0]) await walkTo(page, screen)
    await settled()
    await expect(page, 'not sent to the login page').toHaveURL((url) => url.pathname + url.search === screen)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), screen).toBe(true)
    await expectNoAxeViolations(page)
  }
})

test('NAMED-03, BOOT-05, GAP-151 from the member area to the bets of this week, of days of one’s own, one in full, and back', async ({
  page,
}) => {
  await signInAs(page, 'ravi88')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Member' }).click()
  await page.getByRole('link', { name: 'Bets', exact: true }).click()
  await page.getByRole('button', { name: 'Choose days' }).click()
  await page.getByRole('dialog').getByRole('button', { pressed: true }).last().click()
  await page.getByRole('button', { name: 'Show these days' }).click()
  await expect(page.getByRole('button', { name: 'Choose days', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Valid bet')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.memberHome}$`))
})

test('NAMED-28 a tap on the chart writes the amount of its day, the first day at the left in every language @ur', async ({
  page,
}) => {
  await signInAs(page, 'ravi88', paths.reports)
  const slider = page.getByRole('slider')
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  const tap = (share: number) => slider.tap({ position: { x: width * share, y: height / 2 } })
  await tap(0.02)
  await expect(slider).toHaveValue('0')
  await tap(0.98)
  await expect(slider).toHaveValue('6')
  await slider.press('ArrowLeft')
  await expect(slider).toHaveValue('5')
  const [said = ''] = ((await slider.getAttribute('aria-valuetext')) ?? '').split(', ')
  await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
})
