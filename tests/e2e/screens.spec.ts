import { paths } from '#src/core/routing/paths.ts'
import { screensOf, type Viewer } from '#scripts/screens/screens.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'
import { walkTo, watchRequests } from '#scripts/screens/walk.ts'
import { expectWholeScreen, HEIGHT_PX } from '../support/whole-screen.ts'

const all = () => true
/**
 * Whose screens, in which language, and which of them lose no text with wide letters and at 200 %: of a second one, the
 * most used.
 */
const tours = [
  { viewer: 'visitor', language: 'EN', isDressed: all },
  { viewer: 'ravi88', language: 'EN', isDressed: all },
  { viewer: 'agent01', language: 'EN', isDressed: all },
  { viewer: 'visitor', language: 'UR', isDressed: (address) => /home|login|register/.test(address) },
  { viewer: 'ravi88', language: 'UR', isDressed: (address) => /home|deposit|withdraw|member|message/i.test(address) },
  { viewer: 'agent01', language: 'UR', isDressed: () => false },
] satisfies { viewer: Viewer; language: string; isDressed: (address: string) => boolean }[]

for (const { viewer, language, isDressed } of tours)
  test(`CONST-23 every screen of ${viewer} in ${language}: no barrier, nothing wider than a phone, no text lost`, async ({
    page,
  }) => {
    // Some twenty pages, one after the other.
    test.setTimeout(360_000)
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await page.addInitScript(() => localStorage.setItem('MC_THEME', 'dark'))
    const addresses = screensOf(viewer)
    const [first = paths.home] = addresses
    const settled = watchRequests(page)
    if (viewer === 'visitor') await page.goto(first)
    else await signInAs(page, viewer, first)
    for (const address of addresses)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 390, height: HEIGHT_PX })
        if (address !== first) await walkTo(page, address)
        await settled()
        await expect(page, 'shows the screen, and none in its place').toHaveURL(
          (url) => url.pathname === new URL(address, url).pathname,
        )
        await expectWholeScreen(page, { name: address, language, isDressed: isDressed(address) })
      })
  })
