import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

const LOTTERY = '7002'
const address = (more = '') => `/m/launchGame?playType=trad&gameId=${LOTTERY}${more}`
const inFrame = (page: Page) => page.frameLocator('iframe[title="Lottery"]')
const balance = (page: Page) => page.getByRole('main').locator('bdi')

/** The frame once the lottery can be played; it posts what a test asks for. */
async function openLottery(page: Page, more = '') {
  await page.goto(address(more))
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  const frame = page.frames().find((one) => one.url().includes('/m/lotto-h5/'))
  if (!frame) throw new Error('there is no lottery frame')
  return { frame, say: (data: unknown) => frame.evaluate((message) => parent.postMessage(message, '*'), data) }
}

test('LAUNCH-13, LAUNCH-14, GAP-106, GAP-107, SHELL-23, NAMED-12 a member bets in the frame, sees the balance and leaves for home', async ({
  page,
  site,
}) => {
  await signInAs(page, 'ravi88')
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
  await signInAs(page, 'ravi88')
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
  await expect(page.getByRole('alert')).toContainText('Your time at the lottery has run out')
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  // 4: it is closed; without pageBack that leads to the games (LAUNCH-15).
  await inFrame(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('GATEWAY-121, LAUNCH-15, NAMED-12, ERR-41 a lottery that does not open says why and offers another try; the cross leads to the games', async ({
  page,
  scenario,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  await scenario('createLotteryTicket:GAME_UNAVAILABLE@1')
  await page.goto(address())
  await expect(page.getByRole('alert')).toContainText('The lottery did not open')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(inFrame(page).getByRole('button', { name: 'Bet 10.00' })).toBeVisible()
  expect(calls.filter((call) => call === 'POST /lgw/games/ticket')).toHaveLength(2)
  await page.getByRole('button', { name: 'Close the lottery' }).click()
  await expect(page).toHaveURL(/\/m\/game$/)

  await page.goto('/m/launchGame?gameId=7002&pageBack=home')
  await expect(page.getByRole('alert')).toContainText('No lottery can be opened here')
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LAUNCH-01, SHELL-24 a visitor with the address of a frame is sent to the login page and comes back', async ({
  page,
}) => {
  await page.goto(`/m/lotto-h5/default/trad/games/${LOTTERY}?token=stale`)
  await expect(page).toHaveURL(/\/m\/login\?from=/)
  const from = new URL(page.url()).searchParams.get('from')
  expect(from).toBe(`/m/launchGame?playType=trad&gameId=${LOTTERY}`)
})

test('LOTT-01, LOTT-04, LOTT-06, NAMED-10 the lottery list has draws and results, no header and no bottom menu, and plays on a tap', async ({
  page,
  calls,
}) => {
  await page.goto('/m/lottery')
  const lottery = page.getByRole('button', { name: /^Coin Kite Last draw: \d\d/ })
  await expect(lottery).toContainText(/\d\d:\d\d$/)
  await expect(page.getByRole('heading', { name: 'Classic draws' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottery')
  for (const path of ['/lgw/games/mobile', '/lotto/lgw/games/opened/numero', '/lgw/vn/games/game_menu'])
    expect(calls.some((call) => call.startsWith(`GET ${path}?`))).toBe(true)
  await expectNoAxeViolations(page)
  await lottery.click()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('LOTT-02, LOTT-04, NAMED-11 the start page shows the last draws and opens the launch page with the current prize mode', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88', '/m/startLottery?gameId=7511')
  await expect(page.getByText('Special prize').first()).toBeVisible()
  expect(calls.some((call) => call.startsWith('GET /lgw/vn/numeros/opened/game?gameId=7511'))).toBe(true)
  await page.goto('/m/lottery')
  await page.getByRole('link', { name: 'Last draws of Coin Kite' }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?gameId=7002$/)
  await expect(page.getByRole('listitem')).toHaveCount(20)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?playType=trad&prize_mode=Elott&code=lobby&pageBack=home&gameId=7002/)
  await expect(inFrame(page).getByRole('heading', { name: 'Coin Kite' })).toBeVisible()
  // What is played stands beside the balance; left by the browser's back button, it is offered again.
  await expect(page.getByRole('heading', { level: 1, name: 'Coin Kite' })).toBeVisible()
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Unfinished game' })).toContainText('Coin Kite')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // The announcement that comes up by itself has the same code as the offer.
  await page.evaluate(() => sessionStorage.removeItem('MC_SEEN_POP_UP'))
  await page.getByRole('button', { name: 'Close the lottery' }).click()
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByRole('alertdialog', { name: 'Play within your means' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Unfinished game', includeHidden: true })).toHaveCount(0)
})

test('LOTT-05, RECORD-05, GATEWAY-79, GATEWAY-80, GATEWAY-81 a member finds the bet, takes a part of it back and gets the stake', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88', '/m/launchGame?playType=trad&gameId=7502')
  await inFrame(page).getByRole('button', { name: 'Bet 10.00' }).click()
  await expect(balance(page)).toHaveText('৳ 12,470.50')
  await page.goto('/m/lottery?tab=orders')
  await page
    .getByRole('button', { name: /Minute Keno.*Waiting/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Minute Keno' })
  await sheet.getByRole('button', { name: 'Cancel bet: Any two' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The stake goes back to your balance at once.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel bet' }).click()
  await expect(sheet.getByText('Cancelled')).toBeVisible()
  await expect(sheet.getByRole('definition').filter({ hasText: '৳ 6.00' })).toBeVisible()
  expect(calls.filter((call) => call === 'POST /lgw/orders/suborders/cancel')).toHaveLength(1)
  await expectNoAxeViolations(page)
  await page.goto('/m/home')
  await expect(page.getByRole('banner')).toContainText('12,474.50')
})

for (const { tag, language } of [
  { tag: '@small', language: 'EN' },
  { tag: '@ur', language: 'UR' },
]) {
  test(`LOTT-01 GAP-107 list, draws, orders and a lottery that does not open fit the screen ${tag}`, async ({
    page,
    scenario,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await signInAs(page, 'ravi88')
    await scenario('createLotteryTicket:GAME_UNAVAILABLE')
    const there = {
      '/m/lottery': page.getByRole('main').getByRole('listitem').first(),
      '/m/lottery?tab=orders': page.getByRole('main').getByRole('listitem').first(),
      '/m/startLottery?gameId=7002': page.getByRole('listitem').first(),
      [address()]: page.getByRole('alert'),
    }
    for (const [path, part] of Object.entries(there)) {
      await page.goto(path)
      await expect(part).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true)
      await expectNoAxeViolations(page)
    }
  })
}
