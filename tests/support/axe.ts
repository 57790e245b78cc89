import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rule that takes axe longest. It reads colours alone, which are the same in each language. */
const CONTRAST = 'color-contrast'

type RunOptions = Parameters<AxeBuilder['options']>[0]

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

async function expectNothing(page: Page, options: RunOptions, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    // Else each look opens a window of its own, in which the results of frames of other origins are joined.
    .setLegacyMode()
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, first ${nodes[0]?.target.join(' ') ?? '?'})`,
  )
  expect(lines, 'barriers found by axe').toEqual([])
}
