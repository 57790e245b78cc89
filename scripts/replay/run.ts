import { UsageError } from '#scripts/lib/command-line.ts'
import { grouped } from '#scripts/report/words.ts'
import { whyUnreachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { pairName, type Pair } from './pairs.ts'
import type { PairResult, Variant } from './result.ts'
import { tagOf } from './stage.ts'
import { startWorker } from './worker-process.ts'

interface RunOptions {
  pairs: readonly Pair[]
  workers: number
  variant: Variant
  /** Folder for the pictures, which is there. */
  folder: string
  onResult: (result: PairResult) => void
}

/** A browser that does not even start is not started for ever. */
const MOST_ENDS = 3

/**
 * Replays pairs in browsers of their own processes, an operation at a time; pairs without a screen are results at once.
 * Where a process ends before its time, the pair it was at has failed, and another process goes on behind it.
 *
 * @throws UsageError when no browser comes up at all
 * @returns the results in the order of the pairs, the version of the browser, and what was cut short, in words
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
    const reason = first && whyUnreachable(journeys[first.operation], variant.merchant)
    if (reason === undefined) groups.push(group)
    else for (const pair of group) keep(unreachable(pair, reason))
  }
  // The long ones first, so that the workers end together.
  groups.sort((a, b) => b.length - a.length)
  const lost: string[] = []
  let version = ''
  const missingOf = (group: readonly Pair[]) => group.filter((pair) => !results.has(pairName(pair)))

  const feed = async () => {
    for (let ends = 0; groups.length > 0 && ends < MOST_ENDS; ends += 1) {
      let at: Pair[] = []
      const next = () => (at = groups.shift() ?? [])
      const ended = await startWorker({
        variant,
        folder,
        next,
        onResult: keep,
        onReady: (browser) => (version = browser),
      })
      if (ended === undefined) return
      if (version === '' && ends === MOST_ENDS - 1) throw new UsageError(`no browser starts (${ended}).`)
      const [stuck, ...rest] = missingOf(at)
      if (!stuck) continue
      lost.push(`${pairName(stuck)}: ${ended}`)
      keep(cutShort(stuck, ended))
      if (rest.length > 0) groups.unshift(rest)
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, groups.length) }, feed))
  for (const pair of missingOf(groups.flat())) keep(cutShort(pair, 'no worker was left'))
  return { browser: version, lost, pairs: pairs.flatMap((pair) => results.get(pairName(pair)) ?? []) }
}

const withoutScreen = ({ operation, answer, code }: Pair) => ({
  operation,
  answer,
  code,
  tag: tagOf(operation),
  faults: [],
  tookMs: 0,
})

const unreachable = (pair: Pair, reason: string): PairResult => ({
  ...withoutScreen(pair),
  state: 'unreachable',
  reason,
})

/** A pair of which nothing is known counts as one that fails. */
const cutShort = (pair: Pair, seen: string): PairResult => ({
  ...withoutScreen(pair),
  state: 'failed',
  faults: [{ check: 'asked', what: 'The run broke off here', expected: 'a result', seen }],
})
