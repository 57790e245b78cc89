import { merchants } from '#src/core/merchant/merchants.ts'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { directionOf } from '#src/lib/languages.ts'
import { expect, test } from '../support/site.ts'

/**
 * The longest words, letters without blanks between words, and Arabic script; screens.spec.ts has Urdu, `npm run
 * screens` all.
 */
const SCRIPTS = ['AR', 'MY', 'TA', 'TY', 'ZH'] as const

// The first merchant's home is among all its screens in screens.spec.ts.
for (const { code: merchant } of merchants.slice(1)) {
  test(`BOOT-06, CONST-23 home of ${merchant} in both themes: axe finds nothing, nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_MERCHANT', code), merchant)
    await page.goto('/m/home')
    await expect(page.getByText('Game providers')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectNoAxeViolations(page)
    await expectContrastInOtherTheme(page)
  })
}

for (const language of SCRIPTS) {
  test(`I18N-02, GAP-56 home in ${language}: direction, no English left, nothing clipped sideways`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await page.goto('/m/home')
    await expect(page.locator('footer').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
    await expect(page.getByText('Hot tonight')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
}

test('GAP-125 the theme follows the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('home keeps everything on the narrowest phone @small', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByText('Game providers')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('what has a shape of its own keeps it while it has the focus', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByText('Game providers')).toBeAttached()
  const { round, changed } = await page.evaluate(() => {
    const shaped = [...document.querySelectorAll<HTMLElement>('a, button')]
      .map((element) => ({ element, shape: getComputedStyle(element).borderRadius }))
      .filter(({ shape }) => shape !== '0px')
    return {
      round: shaped.length,
      changed: shaped.flatMap(({ element, shape }) => {
        element.focus({ preventScroll: true, focusVisible: true })
        return getComputedStyle(element).borderRadius === shape ? [] : [element.className]
      }),
    }
  })
  expect(round).toBeGreaterThan(10)
  expect(changed).toEqual([])
})

test('the styles of the document are not loaded a second time, after those of the page', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto('/m/home')
  await expect(page.getByText('Game providers')).toBeAttached()
  expect(sheets.filter((url) => /\/(app|index)-/.test(url))).toEqual([])
  const bead = page.getByRole('heading', { name: 'Hot tonight' }).locator('..').locator('svg').first()
  expect(await bead.evaluate((mark) => getComputedStyle(mark).width)).toBe('13px')
})
