import type { Page } from '@playwright/test'
import { askToSignOut, confirmSignOut, sendLogin, logInAs, signInAs } from '../support/sign-in.ts'
import { expect, test as base } from '../support/site.ts'

/** Nobody may ever read any of this: pages of proxies, codes, and what programs say of missing values. */
const RAW = /Bad Gateway|doctype|"success"|[A-Z]{3,}_[A-Z]{3,}|TypeError|Failed to fetch|undefined|\[object/i

const UNREACHABLE = 'The connection is slow or there is no internet.'
const UNREADABLE = 'Something went wrong. Please try again later.'
/** Neighbours have different words, so that each is seen to show. */
const FAULTS = [
  ['!offline', UNREACHABLE],
  ['!html', UNREADABLE],
  ['!abort', UNREACHABLE],
  ['!broken', UNREADABLE],
  ['SYSTEM_UPGRADING', 'The system is being upgraded. Please try again later.'],
  ['!empty', UNREADABLE],
  ['SYSTEM_BUSY', 'The system is busy. Please try again in a moment.'],
] as const

/** Fails when anything was thrown in the page that nobody caught. */
const test = base.extend<{ uncaught: void }>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await use()
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
})

/** No loading notice stands, and nothing of an answer is to be read. */
async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByText(/Please wait|Sending/)).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(RAW)
}

/** What stands in the form; the answer to a captcha is good for one try. */
const typed = (page: Page) =>
  page
    .locator('form input:not([name="captcha"])')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Sends a form through every fault of its call: each is said, the page rests, and what was typed is still there. */
async function meetFaults(
  page: Page,
  scenario: (link: string) => Promise<void>,
  operation: string,
  submit: () => Promise<void>,
): Promise<void> {
  const before = await typed(page)
  for (const [fault, words] of FAULTS) {
    await test.step(`${operation}:${fault}`, async () => {
      await scenario(`${operation}:${fault}`)
      await submit()
      await expect(page.getByText(words)).toBeVisible()
      await expectCalm(page)
      expect(await typed(page)).toEqual(before)
    })
  }
  await scenario('')
}

test('ERR-40 ERR-42 ERR-46 ERR-47 a login survives every fault, and the next one comes in', async ({
  page,
  scenario,
}) => {
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('ravi88')
  await page.getByLabel('Password', { exact: true }).fill('lantern88')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  await meetFaults(page, scenario, 'login', () => submit.click())
  await scenario('login:LOGIN_LOCKED')
  await submit.click()
  await expect(page.getByText(/try again in \d+ minutes?/)).toBeVisible()
  await expectCalm(page)
  await scenario('')
  await sendLogin(page, 'ravi88')
  await expect(page.getByRole('banner')).toContainText('Ravi_88')
})

test('ERR-40 ERR-42 ERR-46 ERR-47 a registration survives every fault', async ({ page, scenario }) => {
  await page.goto('/m/register')
  const values = {
    username: 'nusrat_jahan',
    password: 'lantern2026',
    confirmPassword: 'lantern2026',
    email: 'nusrat.jahan@example.com',
    payeeName: 'Nusrat Jahan',
    mobileNum: '01812345678',
  }
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value)
  await page.getByText('I am 18 or over').click()
  await meetFaults(page, scenario, 'register', async () => {
    await page.locator('input[name="captcha"]').fill('4071')
    await page.getByRole('button', { name: 'Register' }).click()
  })
})

test('ERR-40 ERR-42 ERR-46 ERR-47 a reset of the password survives every fault of its first two calls', async ({
  page,
  scenario,
}) => {
  await page.goto('/m/forget')
  const proceed = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('ravi88')
  await page.getByLabel('E-mail address').fill('ravi88@mail.example')
  const answerCaptcha = async () => {
    const field = page.getByLabel('Code in the picture')
    if (await field.isVisible()) await field.fill('4071')
  }
  await meetFaults(page, scenario, 'sendPasswordEmail', async () => {
    await answerCaptcha()
    await proceed.click()
  })
  await answerCaptcha()
  await proceed.click()
  await page.getByLabel('Code by e-mail').fill('771904')
  await meetFaults(page, scenario, 'verifyForPasswordReset', async () => {
    await answerCaptcha()
    await proceed.click()
  })
})

test('ERR-40 ERR-42 ERR-46 ERR-47 a change of the password survives every fault', async ({ page, scenario }) => {
  await logInAs(page, 'newcomer')
  await page.getByLabel('New password', { exact: true }).fill('lantern99')
  await page.getByLabel('New password once more').fill('lantern99')
  await meetFaults(page, scenario, 'changePassword', () => page.getByRole('button', { name: 'Confirm' }).click())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** With what stands in place of the games: only the second one is about the connection. */
const HOME_FAULTS = [
  [
    'listHotGames:!html,listAnnouncements:!empty,getVendorGameTypes:!broken,getRankList:SYSTEM_UPGRADING,getLobbyNews:!offline',
    'Loading failed',
  ],
  [
    'listHotGames:!offline,listAnnouncements:!html,getVendorGameTypes:!abort,getRankList:SYSTEM_BUSY,getLobbyNews:!empty',
    'No connection',
  ],
] as const

const gamesOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / })
const tryAgainOn = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

for (const [round, [faults, heading]] of HOME_FAULTS.entries())
  test(`ERR-40 ERR-42 ERR-46 ERR-47 home survives faults of all its reads, and is whole again after them (${round + 1})`, async ({
    page,
    scenario,
  }) => {
    const announcements = page.getByRole('button', { name: /Announcements could not be loaded/ })
    const categories = page.getByRole('button', { name: 'Load the categories again' })
    await scenario(faults)
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 15_000 })
    for (const retry of [announcements, categories]) await expect(retry).toBeVisible({ timeout: 15_000 })
    await expectCalm(page)
    await scenario('')
    for (const retry of [announcements, tryAgainOn(page)]) await retry.click()
    await expect(gamesOf(page).first()).toBeVisible()
    // The foot of the page wants the same vendors and may have asked for them again first.
    await expect(async () => {
      if (await categories.isVisible()) await categories.click({ timeout: 500 })
      await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
    await expect(announcements).toHaveCount(0)
    await expectCalm(page)
  })

test('ERR-46 ERR-47 a page without a network says so, and is whole again with one', async ({ page, context }) => {
  await page.goto('/m/home')
  await expect(gamesOf(page).first()).toBeVisible()
  await context.setOffline(true)
  // Of slots and live tables home has the first games already.
  await page.getByRole('button', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 15_000 })
  await expectCalm(page)
  await context.setOffline(false)
  await expect(gamesOf(page).first()).toBeVisible()
})

test('ERR-40 GAP-172 a sign-out that meets a fault ends all the same', async ({ page, scenario }) => {
  await signInAs(page, 'ravi88')
  await askToSignOut(page)
  await scenario('logout:!html')
  await confirmSignOut(page)
  await expectCalm(page)
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

for (const [code, words] of [
  ['REGION_RESTRICTED', 'This site is not available in your region.'],
  ['SITE_MAINTENANCE', 'The site is under maintenance.'],
])
  test(`ERR-44 ERR-45 GAP-134 a game that does not open by ${code} says why, as the site stays open`, async ({
    page,
    scenario,
  }) => {
    await signInAs(page, 'ravi88')
    await scenario(`launchGame:${code}`)
    const game = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .last()
    await game.getByRole('button').first().click()
    await expect(page.getByRole('alert')).toHaveText(words ?? '')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expectCalm(page)
  })
