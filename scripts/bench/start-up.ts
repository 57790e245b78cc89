import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import { keepForEnd } from './scope.ts'
import type { Section } from './section.ts'

const READY = /Ctrl-C ends everything/
const PORT = '5400'

/** How long `npm start` takes until its addresses stand there, with everything installed. */
export async function startUpSection(): Promise<Section> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts'), '--port', PORT], { cwd: ROOT })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = keepForEnd(async () => {
    child.kill('SIGINT')
    await gone
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed += String(text)
      if (READY.test(printed)) resolve()
    })
    child.once('exit', () => reject(new Error(`npm start ended before it was ready:\n${printed}`)))
  })
  const seconds = (performance.now() - start) / 1_000
  await close()
  return {
    title: 'npm start, installed',
    columns: [{ name: 'until' }, { name: 's', decimals: 1 }],
    rows: [['the addresses are printed', seconds]],
    checks: [{ what: 'ready', value: seconds, budget: 5, unit: 's', decimals: 1 }],
    notes: [],
  }
}
