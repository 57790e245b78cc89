import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { missingLetters } from '../support/fonts.ts'
import { screensOf, type Viewer } from '../support/screens.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

/** Narrowest and usual phone, in CSS pixels. */
const WIDTHS = [320, 390]

for (const viewer of ['visitor', 'ravi88', 'agent01'] satisfies Viewer[]) {
  for (const language of ['EN', 'UR']) {
    test(`CONST-23 every screen of ${viewer} in ${language}: axe finds nothing, nothing is wider than a phone`, async ({
      page,
    }) => {
      // Some twenty pages, one after the other.
      test.setTimeout(240_000)
      await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
      await page.addInitScript(() => localStorage.setItem('MC_THEME', 'dark'))
      if (viewer !== 'visitor') await signInAs(page, viewer)
      for (const address of screensOf(viewer))
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading').first()).toBeAttached()
          await settled(page)
          await expect(page, 'shows the screen, and none in its place').toHaveURL(
            (url) => url.pathname === new URL(address, url).pathname,
          )
          expect.soft(await missingLetters(page), `${address}: letters drawn as boxes`).toEqual([])
          await expectNoAxeViolations(page, { contrast: language === 'EN' })
          if (language === 'EN') await expectContrastInOtherTheme(page)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 844 })
            const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            expect.soft(overhang, `${address} at ${width} px`).toBeLessThanOrEqual(0)
          }
        })
    })
  }
}

/** Neither code nor answers of the gateway are under way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
