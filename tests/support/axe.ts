import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with one line per barrier that axe finds in the page as it stands: rule, what it means, first place.
 *
 * @param options.within CSS selector of the part to look at; the whole page when left out
 * @param options.rules axe's names of the rules to try; all of its tags when left out
 */
export async function expectNoAxeViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<void> {
  const builder = rules ? new AxeBuilder({ page }).withRules(rules) : new AxeBuilder({ page }).withTags(TAGS)
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, first ${nodes[0]?.target.join(' ') ?? '?'})`,
  )
  expect(lines, 'barriers found by axe').toEqual([])
}
