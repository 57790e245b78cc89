import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rule that takes axe longest. It reads colours alone, which are the same in each language. */
const CONTRAST = 'color-contrast'

/**
 * Fails with one line per barrier that axe finds in the page as it stands: rule, what it means, first place.
 *
 * @param options.within CSS selector of the part to look at; the whole page when left out
 * @param options.contrast false where the same page is looked at in another language, which has the same colours
 */
export async function expectNoAxeViolations(
  page: Page,
  { within, contrast = true }: { within?: string; contrast?: boolean } = {},
): Promise<void> {
  await expectNothing(page, { runOnly: TAGS, rules: { [CONTRAST]: { enabled: contrast } } }, within)
}

/** The same for the colours of the other theme, which is all that a theme changes; the page keeps its theme. */
export async function expectContrastInOtherTheme(page: Page): Promise<void> {
  const changeTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
    })
  await changeTheme()
  await expectNothing(page, { runOnly: { type: 'rule', values: [CONTRAST] } })
  await changeTheme()
}

async function expectNothing(page: Page, options: Axe.RunOptions, within?: string): Promise<void> {
  // Axe asks the frames of a page by message, so each needs it.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  const lines = await page.evaluate(
    async ({ place, how }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(place ?? document, how)
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, first ${nodes[0]?.target.join(' ') ?? '?'})`,
      )
    },
    { place: within, how: { ...options, resultTypes: ['violations' as const] } },
  )
  expect(lines, 'barriers found by axe').toEqual([])
}
