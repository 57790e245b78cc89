/** One installer at a time, also across containers that share the checkout. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './install-tools.mjs'

const BEAT_MS = 2000
/** A lock whose owner has not touched it for so long is left over from a killed run. */
const STALE_MS = 15_000
const LOOK_AGAIN_MS = 300

/**
 * Waits for the lock file and holds it. A heartbeat instead of a process id tells that the owner lives:
 * ids repeat, and mean nothing in another container.
 *
 * @param {string} file
 * @returns {Promise<() => void>} gives the lock back
 */
export async function holdLock(file) {
  const token = randomUUID()
  fs.mkdirSync(path.dirname(file), { recursive: true })
  let told = false
  while (!(await take(file, token))) {
    if (isStale(file)) {
      fs.rmSync(file, { force: true })
      continue
    }
    if (!told) say('Another npm script of this checkout is installing; waiting for it …')
    told = true
    await pause(LOOK_AGAIN_MS)
  }
  const beat = setInterval(() => touch(file), BEAT_MS)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    if (ownerOf(file) === token) fs.rmSync(file, { force: true })
  }
  process.once('exit', release)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return release
}

async function take(file, token) {
  try {
    fs.writeFileSync(file, token, { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  // Two processes may both have removed a stale lock; the later one owns it.
  await pause(LOOK_AGAIN_MS / 3)
  return ownerOf(file) === token
}

function ownerOf(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isStale(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs > STALE_MS
  } catch {
    return false
  }
}

function touch(file) {
  try {
    fs.utimesSync(file, new Date(), new Date())
  } catch {
    // The lock was taken away by hand: the install goes on, another one may start.
  }
}
