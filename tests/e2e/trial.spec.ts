import { paths } from '#src/core/routing/paths.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { logInAs, signOut } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

type Page = import('@playwright/test').Page

const REAL_ACCOUNT = 'Please log in with a real account to use this function.'
const FREE_REJECT = 'Trial accounts cannot use this function.'

async function startTrial(page: Page): Promise<void> {
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('trial_')
}

test.describe('trial play', () => {
  test('BOOT-03, NAMED-19, SESSION-17, SESSION-18, GAP-66 the trial page explains, shows the name, and leads home in play', async ({
    page,
    calls,
    scenario,
  }) => {
    await page.goto('/m/trail')
    const name = (await page.getByText(/^trial_\d+$/).textContent()) ?? ''
    await expect(page.getByText('No deposits, no withdrawals')).toBeVisible()
    await expect(page.getByText('No inbox, no live chat')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
    await expectNoAxeViolations(page)
    await scenario('startFreePlay:~1500')
    await page.getByRole('button', { name: 'Start playing' }).click()
    await expect(page.getByText('Please wait')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByText('Please wait')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page.getByRole('banner')).toContainText('৳ 2,000.00')
    expect(calls.filter((call) => call === 'POST /wps/session/login/freeplay')).toHaveLength(1)
    // SESSION-27: nothing to count for a trial.
    expect(calls.filter((call) => call.includes('unreadCount'))).toEqual([])
    await page.goto('/m/trail')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('SESSION-27 play money looks like play money, and the way to an account of one’s own stands beside it', async ({
    page,
  }) => {
    await startTrial(page)
    await expect(page.getByRole('banner')).toContainText('Play money')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main).toContainText('You are playing with play money.')
    await expect(main.getByRole('link', { name: 'Deposit' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Withdraw' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Register to play for real' }).click()
    await expect(page).toHaveURL(/\/m\/register$/)
  })

  test('SESSION-18 the side menu starts it on the page one is on', async ({ page }) => {
    await page.goto('/m/home?tab=RNG')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Try with play money' }).click()
    await expect(page.getByRole('banner')).toContainText('trial_')
    await expect(page).toHaveURL(/\/m\/home\?tab=RNG$/)
  })

  test('GAP-169 a start that fails says so, and can be tried again', async ({ page, scenario }) => {
    await scenario('startFreePlay:FEATURE_UNAVAILABLE@1')
    await page.goto('/m/trail')
    await page.getByRole('button', { name: 'Start playing' }).click()
    await expect(page.getByRole('alert')).toContainText('temporarily unavailable')
    await expect(page.getByText('Please wait')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start playing' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('BOOT-04, DEPOSIT-01, DEPOSIT-03, SESSION-27, SESSION-25, SESSION-26, GAP-40, GAP-47, ERR-37, ERR-38 a trial plays, and is refused money and messages by address, menu and back button', async ({
    page,
  }) => {
    await startTrial(page)
    const refused = page.getByRole('alert')
    for (const [path, text] of [
      [paths.deposit, REAL_ACCOUNT],
      [paths.withdraw, REAL_ACCOUNT],
      [paths.security, REAL_ACCOUNT],
      [paths.inbox, FREE_REJECT],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(refused).toHaveText(text)
    }
    // From the bottom menu one stays where one is.
    await page.goto('/m/help')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Deposit' }).click()
    await expect(refused).toHaveText(REAL_ACCOUNT)
    await expect(page).toHaveURL(/\/m\/help$/)
    // What is gone forward from is refused as well.
    await page.goForward()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(refused).toHaveText(REAL_ACCOUNT)
  })

  test('GAP-40 back to a page of a former member is refused to a trial', async ({ page }) => {
    await logInAs(page, 'ravi88')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Deposit' }).click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
    await signOut(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Try with play money' }).click()
    await expect(page.getByRole('banner')).toContainText('trial_')
    await page.goBack()
    await expect(page.getByRole('alert')).toHaveText(REAL_ACCOUNT)
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('ERR-65, SESSION-27 the member icon asks a trial to register', async ({ page }) => {
    await startTrial(page)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Member' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Register now' }).click()
    await expect(page).toHaveURL(/\/m\/register$/)
    // The login is open to a trial as well, and takes its place.
    await logInAs(page, 'ravi88')
    await expect(page.getByRole('banner')).toContainText('Ravi_88')
    expect(await page.evaluate(() => sessionStorage.getItem('MC_TRIAL_USER'))).toBeNull()
  })
})
