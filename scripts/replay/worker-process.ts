import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Pair } from './pairs.ts'
import type { PairResult, Variant } from './result.ts'
import type { Order, Report } from './worker.ts'

interface WorkerOptions {
  variant: Variant
  /** Folder for the pictures. */
  folder: string
  /** Pairs of one operation; none when nothing is left. */
  next: () => readonly Pair[]
  onResult: (result: PairResult) => void
  /** Gets the version of the browser. */
  onReady: (browser: string) => void
}

/** A worker that says nothing for so long hangs, in milliseconds. */
const SILENCE_MS = 120_000

/**
 * Feeds a process of its own until nothing is left.
 *
 * @returns undefined, or in words why it ended before that
 */
export function startWorker({ variant, folder, next, onResult, onReady }: WorkerOptions): Promise<string | undefined> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(variant), folder])
  const send = (order: Order) => void child.send(order)
  return new Promise((resolve) => {
    let reason = ''
    const hangs = () => {
      reason = `nothing came for ${SILENCE_MS / 1000} s`
      child.kill('SIGKILL')
    }
    let watch = setTimeout(hangs, SILENCE_MS)
    child.on('message', (report: Report) => {
      clearTimeout(watch)
      watch = setTimeout(hangs, SILENCE_MS)
      if ('result' in report) return onResult(report.result)
      if ('ready' in report) onReady(report.ready)
      const pairs = next()
      send(pairs.length > 0 ? { pairs } : { end: true })
    })
    child.on('error', (error) => (reason = error.message))
    child.on('close', (code, signal) => {
      clearTimeout(watch)
      resolve(code === 0 ? undefined : reason || `its browser ended with ${signal ?? `code ${code ?? 'none'}`}`)
    })
  })
}
