/** What the installing modules share. */
import { spawn } from 'node:child_process'

/** A failure a person can do something about. `advice` says what. */
export class SetupError extends Error {
  constructor(message, advice) {
    super(message)
    this.advice = advice
  }
}

/**
 * Runs a program to its end and keeps its output. Never rejects: a missing program or a passed time
 * limit is told in the result.
 *
 * @returns {Promise<{ code: number, output: string, missing: boolean, timedOut: boolean }>}
 */
export function run(file, args, { cwd, env, limitMs }) {
  return new Promise((resolve) => {
    let output = ''
    let timedOut = false
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    // Npm goes on after a SIGTERM, and so do the programs it started: an installer that outlives this script would meet
    // the next one. So the whole group ends, at once.
    const stop = () => killGroup(child.pid)
    process.once('exit', stop)
    const timer = setTimeout(() => {
      timedOut = true
      stop()
    }, limitMs)
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (code, missing) => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve({ code, output, missing, timedOut })
    }
    child.on('error', (error) => end(1, error.code === 'ENOENT'))
    child.on('close', (code) => end(code ?? 1, false))
  })
}

function killGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** A line for the person who waits; stdout stays free for the npm script itself. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}
