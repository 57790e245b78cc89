import { spawn } from 'node:child_process'
import { ROOT } from '#scripts/lib/run-command.ts'
import { keepForEnd } from './scope.ts'
import { median, type Section } from './section.ts'

const RUNS = 3
const READY = /Ctrl-C ends everything/

/** How long `npm start` takes until its addresses stand there, with everything installed. */
export async function startUpSection(): Promise<Section> {
  const seconds: number[] = []
  for (let run = 0; run < RUNS; run += 1) seconds.push(await startOnce())
  const ready = median(seconds)
  return {
    title: `npm start, installed, median of ${RUNS}`,
    columns: [{ name: 'until' }, { name: 's', decimals: 1 }],
    rows: [['the addresses are printed', ready]],
    checks: [{ what: 'ready', value: ready, budget: 5, unit: 's', decimals: 1 }],
    notes: ['From the spawn of npm, with its own start and the look at what is installed.'],
  }
}

/** @throws Error with what was printed when it ends before it is ready */
async function startOnce(): Promise<number> {
  const start = performance.now()
  // A group of its own: npm does not pass every signal on, and all of its children must end.
  const child = spawn('npm', ['start'], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = keepForEnd(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      printed += String(text)
      if (READY.test(printed)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`npm start ended before it was ready:\n${printed}`)))
  })
  const seconds = (performance.now() - start) / 1_000
  await close()
  return seconds
}
