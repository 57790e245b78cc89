import { paths } from '#src/core/routing/paths.ts'
import { HOSTILE_ADDRESSES } from '../support/hostile-addresses.ts'
import { askToSignOut, confirmSignOut, sendLogin, signInAs, signOut } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

type Page = import('@playwright/test').Page

const ENDED = 'Your account has been logged out. Please log in again.'

/** GAP-130, as the rows have it; the table of routes is not asked. */
const NEED_SESSION = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/changePsw',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/messages/inbox',
  '/m/webEmail',
]

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('signing out', () => {
  test('ERR-64, ERR-58, SESSION-12, SESSION-16 asks first, waits for the gateway, and ends on home without a session', async ({
    page,
    scenario,
  }) => {
    await signInAs(page, 'ravi88')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Ravi_88')
    await scenario('logout:~1500')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('Please wait')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('Please wait')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
    expect(await stored(page, 'MC_MEMBER_INFO')).toBeNull()
    expect(await stored(page, 'autoLogin')).toBe('0')
  })

  test('GAP-172 leaves also when the call fails, and is not asked to log in again when the session was over', async ({
    page,
    scenario,
    site,
  }) => {
    const said = await recordNotices(page)
    await signInAs(page, 'ravi88')
    await scenario('logout:!offline')
    await signOut(page)
    expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
    await scenario('')
    await signInAs(page, 'ravi88')
    await askToSignOut(page)
    // A call of home that is still under way would tell of the end before the sign-out does.
    await page.waitForLoadState('networkidle')
    await fetch(`${site.stubUrl}/__mock/sessions`, { method: 'DELETE' })
    await confirmSignOut(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    expect((await said()).filter((text) => text.includes(ENDED))).toEqual([])
  })
})

test.describe('a session that ends', () => {
  test('ERR-33, SESSION-31, GAP-62 ten refused calls at once give one notice and one redirect', async ({
    page,
    calls,
    scenario,
  }) => {
    const said = await recordNotices(page)
    await signInAs(page, 'ravi88')
    await expect(page.getByRole('banner')).toContainText('Ravi_88')
    const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite: / })
    await expect(hearts.nth(9)).toBeAttached()
    await page.waitForLoadState('networkidle')
    const visits: string[] = []
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname))
    const late = ['addFavorite', 'removeFavorite'].map((call) => `${call}:~1500,${call}:SESSION_ENDED`)
    await scenario(late.join(','))
    const writes = () => calls.filter((call) => /addFavorite|removeFavorite|Favorite.*(add|remove)/i.test(call)).length
    await hearts.evaluateAll((all) => all.slice(0, 10).forEach((heart) => (heart as HTMLElement).click()))
    await expect.poll(writes).toBe(10)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByText(ENDED)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await said()).filter((text) => text.includes(ENDED))).toHaveLength(1)
    expect(visits.filter((path) => path === '/m/login')).toHaveLength(1)
    expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
  })

  test('GAP-131 a late answer to a former user never shows', async ({ page, context, scenario }) => {
    await signInAs(page, 'ravi88')
    await scenario('getMemberInfo:~2500@1,getWallets:~2500@1')
    await page.goto('/m/home')
    const header = page.getByRole('banner')
    await expect(header).toContainText('Ravi_88')
    const late = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/wps/member/info'))
    const other = await context.newPage()
    await other.goto('/m/help')
    await other.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await signInAs(other, 'agent01')
    await expect(header).toContainText('Agent_01')
    await expect(header).toContainText('250,300.00')
    await late.catch(() => undefined)
    await expect(header).not.toContainText(/ravi|12,480/i)
    expect(await stored(page, 'MC_MEMBER_INFO')).toContain('agent01')
  })

  test('GAP-131, GAP-60 other tabs follow a sign-out, another user and another merchant', async ({ page, context }) => {
    await signInAs(page, 'ravi88', '/m/member/home')
    const other = await context.newPage()
    await other.goto('/m/home')
    await signOut(other)
    await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2Fmember%2Fhome$/)
    await signInAs(other, 'agent01')
    await expect(page).toHaveURL(/\/m\/member\/home$/)
    await page.goto('/m/home?tab=RNG')
    await expect(page.getByRole('banner')).toContainText('Agent_01')
    const again = page.waitForRequest((request) => request.isNavigationRequest())
    await other.evaluate(() => localStorage.setItem('MC_MERCHANT', 'inrdemo'))
    await again
    // Its header lies behind its terms as soon as these are asked for.
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'inrdemo')
    await expect(page).toHaveURL(/\/m\/home\?tab=RNG$/)
    // The document knows the merchant before the application drops the session.
    await expect.poll(() => stored(page, 'MC_SESSION_INFO')).toBeNull()
  })
})

test.describe('the way in', () => {
  test('BOOT-02 a visitor, a trial account, a member and an agent each find their lobby', async ({ page }) => {
    const header = page.getByRole('banner')
    const inviting = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const href = await page.getByRole('link', { name: 'Invite friends' }).getAttribute('href')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'Invite friends' })).toHaveCount(0)
      return href
    }
    await page.goto('/m/home')
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
    await page.goto(paths.trial)
    await page.getByRole('button', { name: 'Start playing' }).click()
    await expect(header).toContainText('trial_')
    await signOut(page)
    await signInAs(page, 'ravi88')
    await expect(header).toContainText('12,480.50')
    expect(await inviting()).toBe(paths.invite)
    await signOut(page)
    await signInAs(page, 'agent01')
    await expect(header).toContainText('250,300.00')
    expect(await inviting()).toBe(paths.agentRegister)
  })

  test('GAP-130 every page that needs a session sends visitors to the login, with the way back', async ({ page }) => {
    for (const path of NEED_SESSION) {
      await page.goto(`${path}?index=2`)
      await expect(page).toHaveURL((url) => url.pathname === '/m/login')
      expect(new URL(page.url()).searchParams.get('from')).toBe(`${path}?index=2`)
    }
  })

  test('GAP-130, SESSION-28, ERR-32 a member is back after the login, with the query', async ({ page }) => {
    await page.goto('/m/gameRecord?day=2')
    await expect(page).toHaveURL(/\/m\/login\?from=/)
    await sendLogin(page, 'ravi88')
    await expect(page).toHaveURL(/\/m\/gameRecord\?day=2$/)
    for (const path of [paths.memberHome, paths.deposit, paths.withdraw, paths.inbox]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === path)
    }
  })

  test('GAP-68 no hostile address is followed after the login', async ({ page, site }) => {
    const worst = [
      '//',
      '/\\',
      '\\\\',
      '/\t/',
      'https://',
      'javascript:',
      '/%2f',
      '/m/..//',
      '/@',
      'data:',
      '／／',
      '\n//',
    ]
    const hostile = worst.map((start) => HOSTILE_ADDRESSES.find((address) => address.startsWith(start)) ?? start)
    const [first = '', ...rest] = hostile
    await page.goto(`/m/login?from=${encodeURIComponent(first)}`)
    await sendLogin(page, 'ravi88')
    await expect(page).toHaveURL(`${site.url}/m/home`)
    for (const address of rest) {
      await page.goto(`/m/login?from=${encodeURIComponent(address)}`)
      await expect(page, JSON.stringify(address)).toHaveURL(`${site.url}/m/home`)
    }
  })

  test('GAP-129 who is signed in and opens login or register is at home', async ({ page }) => {
    await signInAs(page, 'agent01')
    for (const path of [paths.login, paths.register, '/m/register.html', paths.forget, paths.trial]) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/m\/home$/)
    }
  })

  test('GAP-148 a first login lands on the change of the password, at each start again', async ({ page }) => {
    await page.goto('/m/home')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await sendLogin(page, 'newcomer')
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    // Nothing holds one there.
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('Newcomer')
    // GAP-71: a reload knows no password.
    await page.reload()
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await page.goto('/m/vip')
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'welcome1',
    )
  })
})

/** Everything that the region of notices has said since, in order. */
async function recordNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('[data-over-layers]')?.textContent ?? ''
      if (text && said.at(-1) !== text) said.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
