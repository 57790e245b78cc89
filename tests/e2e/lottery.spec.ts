import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

const LOTTERY = '7002'
const address = (more = '') => `/m/launchGame?playType=trad&gameId=${LOTTERY}${more}`
const inFrame = (page: Page) => page.frameLocator('iframe[title="Lottery"]')
const balance = (page: Page) => page.getByRole('main').locator('bdi')

/** The frame of a member's lottery once it can be played; it posts what a test asks for. */
async function openLottery(page: Page, more = '') {
  await signInAs(page, 'ravi88', address(more))
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  const frame = page.frames().find((one) => one.url().includes('/m/lotto-h5/'))
  if (!frame) throw new Error('there is no lottery frame')
  return { frame, say: (data: unknown) => frame.evaluate((message) => parent.postMessage(message, '*'), data) }
}

test('LAUNCH-13, GAP-106 a member bets in the frame, sees the balance and leaves for home', async ({ page, site }) => {
  const { frame } = await openLottery(page, '&pageBack=home')
  const url = new URL(frame.url())
  expect(url.origin).toBe(site.stubUrl)
  expect(url.origin).not.toBe(new URL(page.url()).origin)
  expect(url.pathname).toBe(`/m/lotto-h5/default/trad/games/${LOTTERY}`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    merchant: 'bdtdemo',
    style: 'default',
    prize_mode: 'Elott',
  })
  const session = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '')
  expect(session).not.toContain(url.searchParams.get('token') ?? session)
  expect(await frame.evaluate(() => document.referrer)).toBe('')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')

  await expect(balance(page)).toHaveText('৳ 12,480.50')
  await inFrame(page).getByRole('button', { name: 'Bet 10.00' }).click()
  await expect(balance(page)).toHaveText('৳ 12,470.50')
  await expectNoAxeViolations(page)
  await inFrame(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('GAP-107 the page ignores 12 hostile messages and acts on the 4 valid ones', async ({ page, site, calls }) => {
  const { say } = await openLottery(page)
  await page.evaluate(async (lottery) => {
    const add = (set: (frame: HTMLIFrameElement) => void) =>
      new Promise<Window | null>((resolve) => {
        const frame = document.createElement('iframe')
        frame.hidden = true
        frame.addEventListener('load', () => resolve(frame.contentWindow))
        set(frame)
        document.body.append(frame)
      })
    await add((frame) => frame.setAttribute('src', `${lottery}/m/lotto-h5/default/trad/games/stranger`))
    await add((frame) => frame.setAttribute('sandbox', 'allow-scripts'))
  }, site.stubUrl)
  const [, , stranger, opaque] = page.frames()
  if (!stranger || !opaque) throw new Error('the hostile frames are missing')
  const wallets = () => calls.filter((call) => /allet/.test(call)).length
  const before = wallets()

  // From elsewhere, in the right form: the page itself, another page of the lottery's origin, one without an origin.
  const close = { type: 'close' }
  await page.evaluate((message) => window.postMessage(message, '*'), close)
  await page.evaluate(() => window.postMessage({ type: 'sessionExpired' }, '*'))
  await stranger.evaluate((message) => parent.postMessage(message, '*'), close)
  await stranger.evaluate(() => parent.postMessage({ type: 'balanceChanged' }, '*'))
  await opaque.evaluate((message) => parent.postMessage(message, '*'), close)
  // From the lottery, in a wrong form.
  for (const data of [
    'close',
    JSON.stringify(close),
    [close],
    { type: 'CLOSE' },
    { type: 'close', to: 'https://evil.example' },
    { type: 'play', gameId: '../../../m/withdraw' },
    { type: 'navigate', to: '/m/withdraw' },
  ]) {
    await say(data)
  }

  // 1: that it can be played has ended the loading (openLottery). 2: the balance is asked for again, this once only.
  await say({ type: 'balanceChanged' })
  await expect.poll(wallets).toBe(before + 1)
  await expect(page).toHaveURL(new RegExp(`launchGame\\?playType=trad&gameId=${LOTTERY}$`))
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  // 3: the lottery ended the visit, and a fresh ticket goes on.
  await say({ type: 'sessionExpired' })
  await expect(page.getByRole('alert')).toContainText('Your lottery session has ended')
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  // 4: it is closed; without pageBack that leads to the games (LAUNCH-15).
  await inFrame(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
})

for (const tag of ['@small', '@ur']) {
  test(`LOTT-01 GAP-107 list, draws, orders and a lottery that does not open fit the screen ${tag}`, async ({
    page,
    scenario,
  }) => {
    const fits = async (part: Locator, what: string) => {
      await expect(part).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), what).toBe(true)
      await expectNoAxeViolations(page)
    }
    await signInAs(page, 'ravi88', '/m/lottery')
    await fits(page.getByRole('main').getByRole('listitem').first(), 'list')
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
    await fits(page.getByRole('main').getByRole('listitem').first(), 'orders')
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
    await fits(page.getByRole('dialog').getByRole('definition').first(), 'one order')
    await scenario('createLotteryTicket:GAME_UNAVAILABLE')
    await page.goto('/m/startLottery?gameId=7002')
    await fits(page.getByRole('listitem').first(), 'draws')
    await page.goto(address())
    await fits(page.getByRole('alert'), 'launch page')
  })
}
