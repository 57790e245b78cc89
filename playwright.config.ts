import { defineConfig } from '@playwright/test'
import { browserLaunch } from './scripts/lib/browser-launch.ts'
import { PHONE } from './scripts/lib/phone.ts'

/**
 * A usual phone, but for its pixels: no test reads them, and four times as many take a sixth of the processor's time.
 */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/**
 * A test sees each page for seconds. Compiling its code for the long run, and threads of their own for that and for the
 * garbage, take a sixth of the processor's time and speed nothing up.
 */
const SHORT_RUN = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--single-threaded-gc'
const launch = browserLaunch()

/** The site is built once; tests/support/site.ts serves it to each worker, on a gateway of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  // One more than the cores that CI has: a test waits for pictures and timers half of its time.
  workers: 3,
  // On an unknown machine a browser may get no processor for seconds; what passes only then is told by its number.
  retries: process.env['CI'] === undefined ? 0 : 1,
  fullyParallel: true,
  // Tests wait for conditions; these bounds only end what will never come, also on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/reports/playwright.json' }],
  ],
  use: {
    ...PHONE,
    ...phone,
    // Else what cannot be pressed any more takes the whole time of its test, minutes for some.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // One for every test costs a fifth of the time. At a desk `--trace on` makes one of a test that fails.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...launch, args: [...launch.args, SHORT_RUN] },
  },
})
