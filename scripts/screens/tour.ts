import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { paths } from '#src/core/routing/paths.ts'
import type { LanguageCode } from '#src/lib/languages.ts'
import { makeWayForFiles } from '#scripts/lib/output.ts'
import { PHONE } from '#scripts/lib/phone.ts'
import { seededSession } from '#scripts/site/serve/seeded-session.ts'
import { settleIn } from '#scripts/site/serve/settle-in.ts'
import { lostTexts } from './lost-text.ts'
import { screensOf, VIEWERS, type Viewer } from './screens.ts'
import { setTextSize } from './text-size.ts'
import { walkTo, watchRequests } from './walk.ts'

/** How the screens are looked at. */
export interface Look {
  /** CSS pixels. */
  width: number
  height: number
  /** Size of text in percent of the usual one. */
  text: number
  theme: 'light' | 'dark'
}

/** What was seen on one screen. */
export interface Seen {
  language: LanguageCode
  viewer: Viewer
  address: string
  /** Texts that somebody cannot read, as lost-text.ts tells them, what is wider than the screen, and another screen. */
  faults: string[]
}

interface Tour {
  language: LanguageCode
  look: Look
  /** Where pictures go; undefined: none are made. */
  pictures: string | undefined
}

/**
 * Walks through all screens in one language, as a visitor, a member and an agent.
 *
 * @param url address of a served site
 */
export async function* tourScreens(browser: Browser, url: string, tour: Tour): AsyncGenerator<Seen> {
  for (const viewer of VIEWERS) {
    const page = await openPage(browser, url, viewer, tour)
    const settled = watchRequests(page)
    const addresses = screensOf(viewer)
    await page.goto(addresses[0] ?? paths.home)
    for (const [index, address] of addresses.entries()) {
      if (index > 0) await walkTo(page, address)
      await settled()
      const shown = new URL(page.url()).pathname
      const faults = [
        ...(shown === new URL(address, url).pathname ? [] : [`${shown} is shown in its place`]),
        ...(await faultsOf(page, tour.look)),
      ]
      if (tour.pictures !== undefined) await takePicture(page, join(tour.pictures, tour.language), viewer, address)
      yield { language: tour.language, viewer, address, faults }
    }
    await page.context().close()
  }
}

async function openPage(browser: Browser, url: string, viewer: Viewer, { language, look }: Tour): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: look.height },
    ...PHONE,
  })
  await settleIn(context, url)
  const stored = {
    MC_LANGUAGE: language,
    MC_THEME: look.theme,
    ...(viewer === 'visitor' ? {} : await seededSession(url, viewer)),
  }
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
  }, stored)
  return context.newPage()
}

async function faultsOf(page: Page, { text }: Look): Promise<string[]> {
  await setTextSize(page, `${text}%`)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...(overhang > 0 ? [`${overhang} px wider than the screen`] : []), ...(await lostTexts(page))]
}

async function takePicture(page: Page, folder: string, viewer: Viewer, address: string): Promise<void> {
  const name = address.replace(/^\/m\//, '').replaceAll(/[^\w-]+/g, '-')
  const path = join(folder, `${viewer}-${name}.jpg`)
  makeWayForFiles(path)
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true })
}
