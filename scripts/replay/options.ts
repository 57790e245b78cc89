import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '#mock/generated/operations.ts'
import { suggest } from '#mock/scenario/scenario.ts'
import { merchantCodes } from '#mock/data/accounts.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { readList, readOneOf, readOperations, readWhole } from '#scripts/lib/flag-values.ts'
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { whyUnreachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { OPERATION_IDS, pairName, pairsOf, type Pair } from './pairs.ts'
import type { ReplayResult, Variant } from './result.ts'

/** What a run of `contract replay` is about. */
export interface ReplayOptions {
  pairs: readonly Pair[]
  /** Whether everything is replayed, so that the floor of coverage means something. */
  isWhole: boolean
  variant: Variant
  workers: number
  /** Folder of the report. */
  out: string
  /** The run that this one goes on with: all its other results stay. */
  earlier?: ReplayResult
}

export const DEFAULT_OUT = '.cache/reports/replay'
const DEFAULT_WORKERS = 2
const MOST_WORKERS = 8

/**
 * Reads the command line.
 *
 * @throws UsageError with what is wrong
 */
export function readOptions(flags: Readonly<Record<string, string | boolean | undefined>>): ReplayOptions {
  const { only, failed, lang = 'en', theme = 'dark', merchant = 'bdtdemo', workers = String(DEFAULT_WORKERS) } = flags
  const out = typeof flags['out'] === 'string' ? flags['out'] : DEFAULT_OUT
  const variant = {
    lang: readOneOf('language', String(lang), ['en', ...translatedTags()]),
    theme: readOneOf('theme', String(theme), ['dark', 'light']),
    merchant: readOneOf('merchant', String(merchant), merchantCodes),
  }
  const count = readWhole('--workers', String(workers), 1, MOST_WORKERS)
  if (failed === true) {
    const mixed = ['only', 'lang', 'theme', 'merchant'].find((name) => flags[name] !== undefined)
    if (mixed !== undefined) throw new UsageError(`--failed repeats the last run as it was, without --${mixed}.`)
    return failedOf(out, count)
  }
  const pairs = typeof only === 'string' ? chosenPairs(only) : OPERATION_IDS.flatMap(pairsOf)
  mustReachOne(pairs, variant)
  return { pairs, isWhole: only === undefined, variant, workers: count, out }
}

/** @throws UsageError where nothing would be replayed, with the reasons */
function mustReachOne(pairs: readonly Pair[], { merchant }: Variant): void {
  const reasons = pairs.map(({ operation, code }) => whyUnreachable(journeys[operation], merchant, code))
  if (!reasons.includes(undefined))
    throw new UsageError(`no chosen pair can be reached: ${[...new Set(reasons)].join('; ')}.`)
}

/** What failed in the run whose report lies in a folder, in the language, theme and merchant of that run. */
function failedOf(out: string, workers: number): ReplayOptions {
  const file = join(out, 'replay.json')
  if (!existsSync(file)) throw new UsageError(`--failed needs the report of an earlier run; ${file} is not there.`)
  const earlier = readResult(file)
  if (earlier === undefined) throw new UsageError(`--failed needs the report of an earlier run; ${file} is none.`)
  const names = new Set(earlier.pairs.filter(({ state }) => state === 'failed').map(pairName))
  const pairs = OPERATION_IDS.flatMap(pairsOf).filter((pair) => names.has(pairName(pair)))
  if (pairs.length < names.size)
    throw new UsageError('pairs that failed in the last run are no longer in the contract: run all, without --failed.')
  return { pairs, isWhole: false, variant: earlier.variant, workers, out, earlier }
}

function readResult(file: string): ReplayResult | undefined {
  try {
    const result: ReplayResult | undefined = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(result?.pairs) && result.variant ? result : undefined
  } catch {
    return undefined
  }
}

/** Operations, tags, and single pairs such as `login:SYSTEM_BUSY` or `login:!html`. */
function chosenPairs(text: string): Pair[] {
  const all = OPERATION_IDS.map((id) => ({ id, tag: operations[id].tag }))
  const chosen = readList(text).flatMap((name) => {
    const [id = '', answer] = name.split(':')
    const pairs = readOperations(id, all).flatMap(pairsOf)
    const some = pairs.filter((pair) => answer === undefined || pair.answer === answer)
    if (some.length > 0) return some
    const answers = [...new Set(pairs.map((pair) => pair.answer))]
    throw new UsageError(`${id} never answers "${answer ?? ''}"${suggest(answer ?? '', answers) || '.'}`)
  })
  return [...new Map(chosen.map((pair) => [pairName(pair), pair])).values()]
}
