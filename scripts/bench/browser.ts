import { chromium, type Browser } from '@playwright/test'
import { browserLaunch } from '#scripts/lib/browser-launch.ts'
import { keepForEnd } from './scope.ts'

const { args, ...launch } = browserLaunch()

/** Where `setup.mjs --browser` found Chromium. */
export const CHROME_PATH = launch.executablePath

/** The environment that gives Chromium the fonts of the project. */
export const CHROME_ENV = launch.env

/** How Chromium is started to be measured: as for the browser tests, and with no address but this machine's. */
export const CHROME_FLAGS = [...args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1']

/** Starts a browser of its own, which `close` or the end of the run ends. */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    ...launch,
    args: CHROME_FLAGS,
    handleSIGINT: false,
  })
  return { browser, close: keepForEnd(() => browser.close()) }
}
