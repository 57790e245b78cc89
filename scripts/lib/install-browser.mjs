/** Finds a Chromium for the browser tests and the bench, or installs one, and records where it is. */
import fs from 'node:fs'
import path from 'node:path'
import { run, say, SetupError } from './install-tools.mjs'

const START_LIMIT_MS = 20_000
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const APT_LIMIT_MS = 10 * 60_000
/** Chromium without its windows: the same engine, and the browser tests take a third less processor time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Order: CHROMIUM_PATH; a headless shell of the system or, as root on a Debian, of its packages; any other Chromium of
 * Playwright or the system; Playwright's download; Debian's whole Chromium. A browser counts when it starts, so missing
 * libraries are noticed here.
 *
 * @throws {SetupError} when no browser starts
 */
export async function findBrowser(setup) {
  const executablePath = await anyBrowser(setup)
  fs.mkdirSync(path.dirname(setup.browserRecord), { recursive: true })
  fs.writeFileSync(setup.browserRecord, `${JSON.stringify({ executablePath })}\n`)
  say(`Browser: ${executablePath}`)
}

async function anyBrowser(setup) {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (await starts(asked)) return asked
    throw new SetupError(
      `CHROMIUM_PATH names ${asked}, which does not start.`,
      'Correct it or unset it, then run the same command again.',
    )
  }

  const log = []
  const installed = (...names) => firstThatStarts(names.flatMap(onPath))
  const fromDebian = async (name) => {
    if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined
    say(`Installing the Debian package ${name} …`)
    log.push(await installDebianPackage(name))
    return installed(name)
  }
  const fromPlaywright = async () => {
    say('No Chromium found; downloading the one of Playwright …')
    log.push(await downloadOfPlaywright(setup))
    return firstThatStarts([await pathOfPlaywright(setup)])
  }
  const found =
    (await installed(HEADLESS_SHELL)) ??
    (await fromDebian(HEADLESS_SHELL)) ??
    (await firstThatStarts([await pathOfPlaywright(setup), ...SYSTEM_NAMES.flatMap(onPath), MAC_CHROME])) ??
    (await fromPlaywright()) ??
    (await fromDebian('chromium'))
  if (found !== undefined) return found

  process.stderr.write(`\n${log.map((output) => output.trimEnd().split('\n').slice(-10).join('\n')).join('\n')}\n`)
  throw new SetupError(
    'no Chromium was found and none could be installed.',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, then run the same command again.',
  )
}

async function firstThatStarts(files) {
  for (const file of files) if (await starts(file)) return file
  return undefined
}

const starts = async (file) =>
  Boolean(file) && fs.existsSync(file) && (await run(file, ['--version'], { limitMs: START_LIMIT_MS })).code === 0

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, name))
}

async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const apt = async (...args) => (await run('apt-get', args, { env, limitMs: APT_LIMIT_MS })).output
  const output = `${await apt('update')}\n${await apt('install', '-y', '--no-install-recommends', name)}`
  const packages = [...output.matchAll(/^Setting up (\S+) \((.+)\) \.\.\.$/gm)].map(
    ([, title, version]) => `${title} ${version}`,
  )
  if (packages.length > 0) say(`Installed from Debian: ${packages.join(', ')}.`)
  return output
}

async function downloadOfPlaywright(setup) {
  const playwright = path.join(setup.root, 'node_modules', 'playwright-core', 'cli.js')
  const args = [playwright, 'install', 'chromium', '--no-shell']
  return (await run(setup.pinnedNode, args, { cwd: setup.root, limitMs: DOWNLOAD_LIMIT_MS })).output
}

async function pathOfPlaywright(setup) {
  const source = 'import("playwright-core").then(({ chromium }) => console.log(chromium.executablePath()))'
  const { code, output } = await run(setup.pinnedNode, ['-e', source], { cwd: setup.root, limitMs: START_LIMIT_MS })
  return code === 0 ? output.trim() : undefined
}
