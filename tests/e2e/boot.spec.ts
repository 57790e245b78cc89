import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

test('BOOT-11, NAMED-33 maintenance replaces the whole site and leaves when a retry finds it open', async ({
  page,
  visitor,
}) => {
  await visitor({ maintenance: true })
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await visitor({ maintenance: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})

test('GAP-63 a failed status with nothing stored offers a retry, which recovers', async ({ page, scenario }) => {
  await scenario(
    'getSystemStatus:!offline@1,getSystemStatus:!offline@2,getSystemStatus:!offline@3,getSystemStatus:!offline@4',
  )
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})

test('BOOT-09, GAP-57 an unknown country asks for the region first; dismissed, English stays', async ({
  page,
  visitor,
}) => {
  await visitor({ countryCode: null })
  await page.goto('/m/home')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(panel).toContainText('Bangladesh')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('BOOT-08, GAP-58 the language comes from the country, as the browser prefers', async ({
  browser,
  site,
  visitor,
}) => {
  await visitor({ countryCode: 'BD' })
  const context = await browser.newContext({ locale: 'bn-BD', baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await context.close()
})

test('BOOT-07 the shell with the house picture paints before any script has run', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('.shell-hero')).toBeVisible()
  expect(await page.locator('.shell-hero').evaluate((hero) => getComputedStyle(hero).backgroundImage)).toContain(
    '/merchants/bdtdemo/hero.svg',
  )
})

for (const [language, path] of [
  ['UR', '/m/gameList'],
  ['EN', '/m/slotsCenter'],
]) {
  test(`BOOT-07 in ${language} the shell of ${path} has picture and tiles where those of the page will stand`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code ?? ''), language)
    const scripts = '**/assets/*.js'
    await page.route(scripts, () => undefined)
    await page.goto(path ?? '', { waitUntil: 'commit' })
    const place = page.locator('.shell-tiles i').first()
    const scene = page.locator('.scene').first()
    await expect(place).toBeVisible()
    expect(await scene.evaluate((picture) => getComputedStyle(picture).backgroundImage)).toContain('/hero.svg')
    const shell = [await place.boundingBox(), await scene.boundingBox()]
    await page.unroute(scripts)
    await page.goto(path ?? '')
    const tile = page.getByRole('main').getByRole('listitem').first()
    await expect(tile.getByRole('button').first()).toBeVisible()
    await expect(page.locator('.shell')).toHaveCount(0)
    const real = [await tile.boundingBox(), await scene.boundingBox()]
    for (const part of [0, 1])
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect.soft(Math.abs((real[part]?.[side] ?? 0) - (shell[part]?.[side] ?? 0)), side).toBeLessThanOrEqual(2)
  })
}

test('BOOT-07 what index.html asks for early is used: no call of the first screen is made twice', async ({
  page,
  calls,
}) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
  const early = calls.filter((call) => /status|Announcements|VassGameType|hotGames/.test(call))
  expect(early).toHaveLength(4)
  expect(new Set(early).size).toBe(4)
})

for (const path of ['/m/gameList?gameType=FISH', '/m/slotsCenter']) {
  test(`BOOT-07, LIST-08 what index.html asks for ${path} is used: nothing is asked for twice`, async ({
    page,
    calls,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const early = calls.filter((call) => /status|VassGameType|gameList/.test(call))
    expect(early).toHaveLength(3)
    expect(new Set(early).size).toBe(3)
  })
}

for (const path of ['/m/gameList', '/m/activity']) {
  test(`SHELL-41 ${path} waits for no script that index.html has not asked for`, async ({ page }) => {
    const application = /\/assets\/(app|rolldown-runtime)-/
    await page.route(application, () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    const links = page.locator('link[rel=modulepreload]')
    await expect(links).not.toHaveCount(0)
    const asked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await page.unroute(application)
    // What comes in a pause is no part of the way to the page.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0))
    // Told by the page itself: what it asks for next may have come before anybody else looks.
    await page.addInitScript(() =>
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('h1, h2, h3')) return
        observer.disconnect()
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        Reflect.set(
          window,
          'scriptsOfHeading',
          files.filter((name) => name.endsWith('.js')),
        )
      }).observe(document, { childList: true, subtree: true }),
    )
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const scripts: string[] = await page.evaluate(() => Reflect.get(window, 'scriptsOfHeading'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((script) => !application.test(script) && !asked.includes(script))).toEqual([])
  })
}

test('home speaks before the words of the other pages have come, and never shows the name of one', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/-pages-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  const nameOfMessage = /\b[a-z]\w+\.[a-z]\w+\.[a-z]\w+\b/
  await expect(page.locator('body')).not.toContainText(nameOfMessage)
  release()
  await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
  await expect(page.locator('body')).not.toContainText(nameOfMessage)
})
