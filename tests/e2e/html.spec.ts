import type { Page } from '@playwright/test'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'
import { CLOBBERED, xssVectors } from '../support/xss-vectors.ts'
import { playBare, watchXss } from '../support/xss-harness.ts'

test.use({ hostileTexts: true, settledIn: false })

/** A harness that sees fewer attacks succeed where nothing stops them is blind. */
const LEAST_FIRED = 60

interface HtmlPlace {
  path: string
  boxes: number
  /** Brings all of it up. */
  open?: (page: Page) => Promise<void>
  /** What the next place needs. */
  leave?: (page: Page) => Promise<void>
}

/** Every page that shows HTML of the server (tests/html-fields.test.ts has the fields). */
const places: readonly HtmlPlace[] = [
  // The terms, and at the next visit the announcement.
  { path: '/m/home', boxes: 1, leave: agree },
  { path: '/m/home', boxes: 1 },
  { path: '/m/notice', boxes: xssVectors.length + 1, open: openAll },
  { path: '/m/help', boxes: 20, open: openAll },
  { path: '/m/activity?promo=news-TPR', boxes: 1 },
  {
    path: '/m/sports',
    boxes: 1,
    open: async (page) => page.getByRole('list', { name: 'Announcements' }).getByRole('button').first().click(),
  },
  {
    path: '/m/register',
    boxes: 1,
    open: async (page) => page.getByRole('main').getByRole('button', { name: 'terms', exact: true }).click(),
  },
]
const placesOfMembers: typeof places = [
  { path: '/m/messages/inbox', boxes: 25, open: openAll },
  { path: '/m/activity?promo=PR2601', boxes: 1 },
]

test('GAP-97, MSG-01, HELP-06, HOME-20, HOME-33 over 400 attacks wherever HTML of the server shows: none fires, none leads away, with or without the policy', async ({
  page,
  visitor,
}) => {
  // Half a thousand messages are opened, and 150 frames.
  test.slow()
  const texts = xssVectors.map(({ html }) => html)
  expect(texts.length).toBeGreaterThanOrEqual(400)
  await visitor({ html: texts })
  const trace = await watchXss(page)
  const given: string[] = []
  const walk = async (walked: typeof places) => {
    for (const { path, boxes, open, leave } of walked) {
      await trace.visit(path)
      await open?.(page)
      const shown = page.locator('div[dir="auto"]')
      await expect.poll(() => shown.count(), path).toBeGreaterThanOrEqual(boxes)
      await shown.evaluateAll((found) => {
        for (const part of found.flatMap((box) => [...box.querySelectorAll<HTMLElement>('*')])) part.click()
      })
      const hasClobbered = await page.evaluate((name) => name in document || name in window, CLOBBERED)
      expect({ path, hasClobbered, fired: await trace.fired(), led: trace.led() }).toEqual({
        path,
        hasClobbered: false,
        fired: [],
        led: [],
      })
      // oxlint-disable-next-line eslint/no-restricted-properties -- reads what came out
      given.push(...(await shown.evaluateAll((found) => found.map((box) => `<div>${box.innerHTML}</div>`))))
      await leave?.(page)
    }
  }
  await walk(places)
  await signInAs(page, 'ravi88', '/m/messages/inbox')
  await walk(placesOfMembers)

  // The policy would hold back what the sanitiser let through, so what it gave is played once more without one.
  expect(await playBare(await page.context().newPage(), [given.join('')])).toEqual([])
  // Every third one is enough to show that attacks succeed where nothing stops them.
  const fired = await playBare(
    await page.context().newPage(),
    texts.filter((_text, index) => index % 3 === 0),
  )
  expect(fired.length).toBeGreaterThanOrEqual(LEAST_FIRED)
})

/** Without the button, whose dialog takes a step back in the history as it closes, into the next visit. */
async function agree(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('MC_TERMS_AGREED', '1'))
}

/** Opens what is closed, and what that brings up. */
async function openAll(page: Page): Promise<void> {
  const closed = page.locator('main button[aria-expanded="false"]')
  await expect(closed.first()).toBeVisible()
  const openMore = async () => {
    await closed.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
    return closed.count()
  }
  // Some hundred parts with a page of HTML each take a busy machine longer than one thing that is awaited.
  await expect.poll(openMore, { timeout: 60_000 }).toBe(0)
}
