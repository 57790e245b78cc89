import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { ROOT } from '#scripts/lib/run-command.ts'
import { keepForEnd } from './scope.ts'

/** How Chromium is started to be measured: nothing of its own, and no address but this machine's. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/** Where `setup.mjs --browser` found Chromium. */
export function chromePath(): string {
  const { executablePath }: { executablePath: string } = JSON.parse(
    readFileSync(join(ROOT, '.cache/browser.json'), 'utf8'),
  )
  return executablePath
}

/** Starts a browser of its own, which `close` or the end of the run ends. */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS, handleSIGINT: false })
  return { browser, close: keepForEnd(() => browser.close()) }
}
