import { expect, type Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from './axe.ts'
import { missingLetters } from './fonts.ts'
import { expectNoLostText } from './text-looks.ts'

/** Narrowest and usual phone, in CSS pixels. */
const WIDTHS = [320, 390]
/** Of a usual phone, in CSS pixels. */
export const HEIGHT_PX = 844

interface Look {
  /** What the screen is called when something is wrong with it. */
  name: string
  /** Platform code. Structure, names and colours are the same in each language, so one is enough for barriers. */
  language: string
  /** Whether no text may be lost with wide letters and at 200 %. */
  isDressed: boolean
}

/**
 * Looks at the screen that is open: no letter as a box, no barrier in either theme, nothing wider than a phone, no text
 * lost.
 */
export async function expectWholeScreen(page: Page, { name, language, isDressed }: Look): Promise<void> {
  expect.soft(await missingLetters(page), `${name}: letters drawn as boxes`).toEqual([])
  if (language === 'EN') {
    await expectNoAxeViolations(page)
    await expectContrastInOtherTheme(page)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overhang, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (isDressed) await expectNoLostText(page, name)
}
