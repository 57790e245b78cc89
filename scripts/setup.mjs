/**
 * Runs before every npm script: makes sure that the packages of the lock file and the pinned Node are
 * there, and with `--browser` that a Chromium is. When all is there it only compares a stamp.
 *
 * Plain JavaScript without dependencies, because nothing is installed yet when it first runs and the
 * machine's own Node (20 or later) runs it.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const LOCK_FILE = path.join(ROOT, 'package-lock.json')
const STAMP = path.join(ROOT, 'node_modules', '.lanternhouse-setup')
const PINNED_NODE = path.join(ROOT, 'node_modules', '.bin', 'node')
const BROWSER_RECORD = path.join(ROOT, '.cache', 'browser.json')
const OLDEST_NODE_MAJOR = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE_MAJOR) {
  fail(
    `Node ${OLDEST_NODE_MAJOR} or later is needed to install, this is ${process.version}.`,
    'Install a newer Node from https://nodejs.org and run the same command again. The project then brings its own pinned Node.',
  )
}

const wantsBrowser = process.argv.includes('--browser')
if (!isInstalled() || (wantsBrowser && !isBrowserKnown())) {
  const [install, { SetupError }] = await Promise.all([import('./lib/install.mjs'), import('./lib/install-tools.mjs')])
  try {
    await install.setUp({
      root: ROOT,
      pinnedNode: PINNED_NODE,
      browserRecord: BROWSER_RECORD,
      isInstalled,
      needsBrowser: () => wantsBrowser && !isBrowserKnown(),
      stamp: () => fs.writeFileSync(STAMP, wantedStamp()),
      clearStamp: () => fs.rmSync(STAMP, { force: true }),
    })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    fail(error.message, error.advice)
  }
}

/** What the stamp says when the installed packages are those of the lock file, for this machine. */
function wantedStamp() {
  const lock = createHash('sha256').update(fs.readFileSync(LOCK_FILE)).digest('hex')
  return `${lock} ${process.platform}-${process.arch}\n`
}

function isInstalled() {
  try {
    return fs.statSync(PINNED_NODE).isFile() && fs.readFileSync(STAMP, 'utf8') === wantedStamp()
  } catch {
    return false
  }
}

/** True when the recorded browser is still there and CHROMIUM_PATH does not ask for another one. */
function isBrowserKnown() {
  try {
    const { executablePath } = JSON.parse(fs.readFileSync(BROWSER_RECORD, 'utf8'))
    const asked = process.env.CHROMIUM_PATH
    if (asked && asked !== executablePath) return false
    fs.accessSync(executablePath, fs.constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fail(message, advice) {
  process.stderr.write(`\nSetup stopped: ${message}\n${advice ? `  ${advice}\n` : ''}\n`)
  process.exit(1)
}
