import type { Page } from '@playwright/test'
import { isReachable } from '#scripts/replay/journey.ts'
import { journeys } from '#scripts/replay/journeys/journeys.ts'
import { pairsOf } from '#scripts/replay/pairs.ts'
import { replayPairs } from '#scripts/replay/replay-operation.ts'
import { openStage } from '#scripts/replay/stage.ts'
import { readWords } from '#scripts/replay/words.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { expect, test } from '../support/site.ts'

const variant = { lang: 'en', theme: 'dark', merchant: 'bdtdemo' } as const

/** Runs in the page: what a form says shows a second time, as from two layers that both report a failure. */
function doubleFormFaults(): void {
  new MutationObserver(() => {
    const [line, second] = document.querySelectorAll('[data-form-fault]')
    if (line && !second) line.after(line.cloneNode(true))
  }).observe(document, { subtree: true, childList: true })
}

test('GAP-134 ERR-40 the replay proves right reactions, and finds a planted one that shows twice', async ({
  browser,
  site,
}, { outputDir }) => {
  const stage = await openStage(browser, site, variant)
  await stage.reset()
  const replay = async (
    operation: OperationId,
    answers: readonly string[],
    plant?: (page: Page) => Promise<unknown>,
  ) => {
    const journey = journeys[operation]
    if (!isReachable(journey)) throw new Error(`${operation} has no journey`)
    await plant?.(stage.page)
    const pairs = pairsOf(operation).filter(({ answer }) => answers.includes(answer))
    const found: [string, string[]][] = []
    for await (const { answer, faults } of replayPairs(pairs, {
      stage,
      words: readWords('en'),
      journey,
      folder: outputDir,
    }))
      found.push([answer, faults.map(({ check }) => check)])
    return Object.fromEntries(found)
  }
  expect(await replay('login', ['LOGIN_LOCKED', 'SYSTEM_BUSY', '!html'])).toEqual({
    LOGIN_LOCKED: [],
    SYSTEM_BUSY: [],
    '!html': [],
  })
  expect(await replay('getMemberInfo', ['SESSION_ENDED'])).toEqual({ SESSION_ENDED: [] })
  const planted = await replay('login', ['SYSTEM_BUSY'], (page) => page.addInitScript(doubleFormFaults))
  expect(planted).toEqual({ SYSTEM_BUSY: ['once'] })
  site.forcer.force('')
  await stage.page.context().close()
})
