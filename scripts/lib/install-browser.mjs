/** Finds a Chromium for the browser tests and the bench, or installs one, and records where it is. */
import fs from 'node:fs'
import path from 'node:path'
import { run, say, SetupError } from './install-tools.mjs'

const START_LIMIT_MS = 20_000
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const APT_LIMIT_MS = 10 * 60_000
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Order: CHROMIUM_PATH, Playwright's own, the system's; else Playwright's download; else, as root on a
 * Debian, the system's package. A browser counts when it starts, so missing libraries are noticed here.
 *
 * @throws {SetupError} when no browser starts
 */
export async function findBrowser(setup) {
  const starts = async (file) =>
    Boolean(file) && fs.existsSync(file) && (await run(file, ['--version'], { limitMs: START_LIMIT_MS })).code === 0
  const record = (executablePath) => {
    fs.mkdirSync(path.dirname(setup.browserRecord), { recursive: true })
    fs.writeFileSync(setup.browserRecord, `${JSON.stringify({ executablePath })}\n`)
  }

  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (await starts(asked)) return record(asked)
    throw new SetupError(
      `CHROMIUM_PATH names ${asked}, which does not start.`,
      'Correct it or unset it, then run the same command again.',
    )
  }

  const playwrightsOwn = () => playwrightPath(setup)
  for (const file of [await playwrightsOwn(), ...systemBrowsers()]) {
    if (await starts(file)) return record(file)
  }

  say('No Chromium found; downloading the one of Playwright …')
  const playwright = path.join(setup.root, 'node_modules', 'playwright-core', 'cli.js')
  const download = await run(setup.pinnedNode, [playwright, 'install', 'chromium', '--no-shell'], {
    cwd: setup.root,
    limitMs: DOWNLOAD_LIMIT_MS,
  })
  const downloaded = await playwrightsOwn()
  if (await starts(downloaded)) return record(downloaded)

  const log = [download.output]
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    say('Playwright could not bring a Chromium that starts; installing the Debian package …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      log.push((await run('apt-get', args, { env, limitMs: APT_LIMIT_MS })).output)
    }
    for (const file of systemBrowsers()) {
      if (await starts(file)) return record(file)
    }
  }
  process.stderr.write(`\n${log.map((output) => output.trimEnd().split('\n').slice(-10).join('\n')).join('\n')}\n`)
  throw new SetupError(
    'no Chromium was found and none could be installed.',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, then run the same command again.',
  )
}

async function playwrightPath(setup) {
  const source = 'import("playwright-core").then(({ chromium }) => console.log(chromium.executablePath()))'
  const { code, output } = await run(setup.pinnedNode, ['-e', source], { cwd: setup.root, limitMs: START_LIMIT_MS })
  return code === 0 ? output.trim() : ''
}

function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), MAC_CHROME]
}
