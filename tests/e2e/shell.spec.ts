import { expect, test } from '../support/site.ts'

test('SHELL-73, GAP-113 the bottom menu leads to its pages; its lantern sways when one has come, and nothing on home moves without an end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/sports')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await test.step('the lantern', async () => {
    const lamp = menu.getByRole('link', { name: 'Deposit' }).locator('svg')
    const sways = () => lamp.evaluate((svg) => svg.getAnimations().length)
    await expect.poll(sways).toBe(0)
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect.poll(sways).toBe(1)
    await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
    const longest = () =>
      page.evaluate(() =>
        Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime))),
      )
    await expect.poll(longest).toBeLessThan(5_000)
  })
  await test.step('the pages', async () => {
    await menu.getByRole('link', { name: 'Promotions' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await menu.getByRole('link', { name: 'Deposit' }).click()
    await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2FvoucherCenter$/)
  })
})

test('SHELL-42, CONST-34 a page change fades for 300 ms, and not under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/home')
  await page.evaluate(() => {
    // By the rules of the styles, which are there however late this is heard.
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof HTMLElement) || target.localName !== 'main') return
      const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules))
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
      const duration = getComputedStyle(target).animationDuration
      document.body.dataset['fade'] =
        `${window.location.pathname} in ${duration}: ${frames?.cssText.replace(/\s+/g, ' ')}`
    })
  })
  await page.getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('body')).toHaveAttribute(
    'data-fade',
    /^\/m\/activity in 0\.3s: .*\{ 0% \{ opacity: 0; \} \}$/,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const duration = await page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)
  expect(Number.parseFloat(duration)).toBeLessThan(0.001)
})

test('SHELL-94 in the app on iOS 10 what stands in a header is 40 px lower', async ({ page }) => {
  const tops = async (inset: string) => {
    const found: number[] = []
    for (const path of ['/m/home', '/m/help', '/m/login']) {
      await page.goto(path)
      const control = page.getByRole('button', { name: path === '/m/home' ? 'Menu' : 'Back', exact: true })
      await expect(control).toBeVisible()
      // It comes with what floats over the page, later than the page.
      const set = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-inset'))
      await expect.poll(set).toBe(inset)
      found.push((await control.boundingBox())?.y ?? Number.NaN)
    }
    return found
  }
  const inBrowser = await tops('')
  await page.addInitScript(() => {
    const app = { openExternal: () => undefined, close: () => undefined, platform: () => 'ios' }
    Object.assign(window, { nativeApp: app })
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_4 like Mac OS X) AppleWebKit/603.3.8'
    Object.defineProperty(navigator, 'userAgent', { value: agent })
  })
  expect(await tops('40px')).toEqual(inBrowser.map((top) => top + 40))
})

test('BEYOND-18 the bar about the connection covers nothing in the headers of pages', async ({ page, context }) => {
  const back = page.getByRole('button', { name: 'Back', exact: true })
  const place = page.locator('[aria-live=polite]')
  const bar = place.getByText('No connection')
  for (const path of ['/m/help', '/m/login', '/m/gameList']) {
    await page.goto(path)
    await expect(back).toBeVisible()
    // Its code comes after the page.
    await expect(place).toBeAttached()
    await context.setOffline(true)
    await expect(bar).toBeVisible()
    const box = await bar.boundingBox()
    expect(box?.y).toBe(0)
    const top = async () => (await back.boundingBox())?.y
    await expect.poll(top, path).toBeGreaterThanOrEqual(box?.height ?? Number.POSITIVE_INFINITY)
    await context.setOffline(false)
    await expect(bar).toBeHidden()
  }
})
