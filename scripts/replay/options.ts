import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '#mock/generated/operations.ts'
import { suggest } from '#mock/scenario.ts'
import { merchantCodes } from '#mock/data/accounts.ts'
import { translatedTags } from '../lib/message-catalogue.ts'
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
 * @returns what to run, or a sentence that says what is wrong
 */
export function readOptions(flags: Readonly<Record<string, string | boolean | undefined>>): ReplayOptions | string {
  const { only, failed, lang = 'en', theme = 'dark', merchant = 'bdtdemo', workers = String(DEFAULT_WORKERS) } = flags
  const out = typeof flags['out'] === 'string' ? flags['out'] : DEFAULT_OUT
  const languages = ['en', ...translatedTags()]
  if (!languages.includes(String(lang)))
    return `no language is called "${String(lang)}". There are ${languages.join(', ')}.`
  if (theme !== 'dark' && theme !== 'light') return `no theme is called "${String(theme)}". There are dark and light.`
  const found = merchantCodes.find((code) => code === merchant)
  if (found === undefined) return `no merchant is called "${String(merchant)}". There are ${merchantCodes.join(', ')}.`
  const count = Number(workers)
  if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS)
    return `--workers is a number from 1 to ${MOST_WORKERS}, not "${String(workers)}".`
  if (failed === true) {
    const mixed = ['only', 'lang', 'theme', 'merchant'].find((name) => flags[name] !== undefined)
    return mixed === undefined ? failedOf(out, count) : `--failed repeats the last run as it was, without --${mixed}.`
  }
  const pairs = typeof only === 'string' ? chosenPairs(only) : OPERATION_IDS.flatMap(pairsOf)
  if (typeof pairs === 'string') return pairs
  return {
    pairs,
    isWhole: only === undefined,
    variant: { lang: String(lang), theme, merchant: found },
    workers: count,
    out,
  }
}

/** What failed in the run whose report lies in a folder, in the language, theme and merchant of that run. */
function failedOf(out: string, workers: number): ReplayOptions | string {
  const file = join(out, 'replay.json')
  if (!existsSync(file)) return `--failed needs the report of an earlier run; ${file} is not there.`
  const earlier = readResult(file)
  if (earlier === undefined) return `--failed needs the report of an earlier run; ${file} is none.`
  const names = new Set(earlier.pairs.filter(({ state }) => state === 'failed').map(pairName))
  const pairs = OPERATION_IDS.flatMap(pairsOf).filter((pair) => names.has(pairName(pair)))
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
function chosenPairs(text: string): Pair[] | string {
  const chosen: Pair[] = []
  for (const name of text.split(',').map((one) => one.trim())) {
    const [id = '', answer] = name.split(':')
    const all = OPERATION_IDS.filter((one) => one === id || operations[one].tag === id).flatMap(pairsOf)
    if (all.length === 0) {
      const names = [...OPERATION_IDS, ...new Set(Object.values(operations).map(({ tag }) => tag))]
      return `no operation or tag is called "${id}"${suggest(id, names)}`.replace(/[^?]$/, '$&.')
    }
    const some = all.filter((pair) => answer === undefined || pair.answer === answer)
    if (some.length === 0) return `${id} never answers "${answer ?? ''}".`
    chosen.push(...some)
  }
  return [...new Map(chosen.map((pair) => [pairName(pair), pair])).values()]
}
