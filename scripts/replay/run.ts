import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { grouped } from '../report/words.ts'
import { isReachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { pairName, type Pair } from './pairs.ts'
import type { PairResult, Variant } from './result.ts'
import { tagOf } from './stage.ts'
import type { Order, Report } from './worker.ts'

interface RunOptions {
  pairs: readonly Pair[]
  workers: number
  variant: Variant
  /** Folder for the pictures, which is there. */
  folder: string
  onResult: (result: PairResult) => void
}

/**
 * Replays pairs in browsers of their own processes, an operation at a time; pairs without a screen are results at once.
 *
 * @returns the results in the order of the pairs, and the version of the browser
 * @throws Error when a worker ends before its time
 */
export async function runReplay({ pairs, workers, variant, folder, onResult }: RunOptions) {
  const results = new Map<string, PairResult>()
  const keep = (result: PairResult) => {
    results.set(pairName(result), result)
    onResult(result)
  }
  const groups: Pair[][] = []
  for (const group of grouped(pairs, ({ operation }) => operation).values()) {
    const [first] = group
    const journey = first && journeys[first.operation]
    if (journey && isReachable(journey)) groups.push(group)
    else if (journey) for (const pair of group) keep(unreachable(pair, journey.unreachable))
  }
  // The long ones first, so that the workers end together.
  groups.sort((a, b) => b.length - a.length)
  const count = Math.min(workers, groups.length)
  const versions = await Promise.all(Array.from({ length: count }, () => work(groups, variant, folder, keep)))
  return {
    browser: versions[0] ?? '',
    pairs: pairs.flatMap((pair) => results.get(pairName(pair)) ?? []),
  }
}

const unreachable = ({ operation, answer, code }: Pair, reason: string): PairResult => ({
  operation,
  answer,
  code,
  reason,
  tag: tagOf(operation),
  state: 'unreachable',
  faults: [],
  tookMs: 0,
})

/** Feeds one worker until nothing is left. */
function work(groups: Pair[][], variant: Variant, folder: string, keep: (result: PairResult) => void): Promise<string> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(variant), folder])
  const next = () => {
    const pairs = groups.shift()
    send(child, pairs ? { pairs } : { end: true })
  }
  return new Promise((resolve, reject) => {
    let version = ''
    child.on('message', (report: Report) => {
      if ('result' in report) return keep(report.result)
      if ('ready' in report) version = report.ready
      next()
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(version)
      else reject(new Error(`a worker ended with code ${code ?? 'none'}`))
    })
  })
}

const send = (child: ChildProcess, order: Order): void => void child.send(order)
