import { oneLine } from '#scripts/lib/print.ts'
import type { LocatedFinding } from '../findings.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import type { Paint } from '#scripts/report/paint.ts'
import { byTag, counted, duration, listed, truncateMiddle } from '#scripts/report/words.ts'
import { provokableOf, stateOf, summarise, type State, type Summary } from './summary.ts'

const WIDEST = 100
const LONGEST_LINE = 600
const SHOWN = 5
const NAME_WIDTH = 13
const STATE_WIDTH = 12

/**
 * What stands on the terminal when a run is over: signs by tag, the first findings, why codes are open, the verdict.
 */
export function printSummary(result: VerifyResult, paint: Paint, { verbose }: { verbose: boolean }): string {
  const summary = summarise(result)
  const shown = verbose ? summary.findings : summary.findings.slice(0, SHOWN)
  const rest = summary.findings.length - shown.length
  return [
    table(result, paint),
    ...(shown.length === 0 ? [] : [findingsHead(summary, paint), ...shown.map((one) => findingText(one, paint))]),
    ...(rest > 0 ? [paint.dim(`… ${rest} more, each with its curl in the report (--verbose prints them here)`)] : []),
    openText(summary, paint),
    ...unseenText(summary, paint),
    verdict(result, summary, paint),
  ].join('\n\n')
}

function table({ operations }: VerifyResult, paint: Paint): string {
  const tags = byTag(operations)
  const width = Math.max(12, ...tags.map(([, { length }]) => length))
  const cells = (tag: string, signs: string, sent: string, findings: string, codes: string) =>
    `${tag.padEnd(NAME_WIDTH)}${signs}${sent.padStart(8)}${findings.padStart(11)}${codes.padStart(11)}`
  const head = paint.dim(cells('tag', 'operations'.padEnd(width), 'sent', 'findings', 'codes'))
  const rows = tags.map(([tag, list]) => {
    const sum = (of: (one: OperationResult) => number) => list.reduce((total, one) => total + of(one), 0)
    const came = sum(({ provoked }) => provoked.length)
    const found = sum(({ findings }) => findings.length)
    const signs = list.map((one) => signOf(one, paint)).join('') + ' '.repeat(width - list.length)
    return cells(
      tag,
      signs,
      String(sum(({ sent }) => sent)),
      String(found),
      `${came}/${came + sum(({ open }) => provokableOf(open).length)}`,
    )
  })
  return [
    head,
    ...rows,
    '',
    `  ${paint.holds} holds   ${paint.fails} has a finding   ${paint.unjudged} not judged: no successful answer   ${paint.skips} skipped`,
  ].join('\n')
}

const signOf = (one: OperationResult, { holds, fails, skips, unjudged }: Paint): string =>
  ({ skipped: skips, fails, 'not judged': unjudged, holds })[stateOf(one)]

/** How many findings there are, by severity. */
export function findingsHead({ findings, count }: Pick<Summary, 'findings' | 'count'>, paint: Paint): string {
  const parts = [
    paint.bold(counted(findings.length, 'finding')),
    paint.red(`${count.breaking} breaking`),
    paint.amber(`${count.risky} risky`),
    `${count.minor} minor`,
  ]
  return parts.join('   ')
}

/** One finding on a few lines. */
export function findingText(one: LocatedFinding, paint: Paint): string {
  const severity = one.severity === 'breaking' ? paint.red(one.severity) : paint.amber(one.severity)
  const lines = [
    `${severity}  ${paint.bold(one.operation)}  ${one.rule}  ${paint.dim(one.id)}`,
    `  ${oneLine(one.title)}`,
    `  at ${oneLine(one.pointer) || '(whole body)'}  expected ${paint.jade(truncateMiddle(one.expected))}  seen ${paint.red(truncateMiddle(one.seen))}`,
    `  case ${one.case}`,
    ...(one.curl === '' ? [] : one.curl.split('\n').map((line) => paint.dim(`  ${shortened(line)}`))),
  ]
  return lines.join('\n')
}

/** A body may be as long as its bound allows. */
const shortened = (line: string): string =>
  line.length > LONGEST_LINE
    ? `${line.slice(0, LONGEST_LINE)}…\n  # cut: ${line.length} characters, all of them in the report`
    : line

function openText({ reasons }: Summary, paint: Paint): string {
  const rows = reasons.map(({ reason, pairs, codes }) => {
    return `${String(pairs).padStart(5)}  ${truncateMiddle(`${listed(codes, 1)}: ${reason}`, WIDEST)}`
  })
  return [paint.bold('Not provoked') + paint.dim(' (pairs of an operation and a code)'), ...rows].join('\n')
}

/** What a run without findings cannot vouch for. */
function unseenText({ unjudged, fields, values }: Summary, paint: Paint): string[] {
  const rows = [
    ...unjudged.map(({ id, wanting }) => truncateMiddle(`a success of ${id}: ${wanting ?? ''}`, WIDEST)),
    `${fields.all - fields.seen} of ${counted(fields.all, 'field')}, ${values.all - values.seen} of ${counted(values.all, 'value')} (the report lists them)`,
  ]
  return [[paint.bold('Never seen'), ...rows.map((row) => `  ${row}`)].join('\n')]
}

const holdsAsFar = ({ unjudged }: Summary): string =>
  unjudged.length === 0 ? 'holds' : `holds, ${counted(unjudged.length, 'operation')} not judged`

const seenShare = ({ fields }: Summary): string =>
  `${fields.all === 0 ? 100 : Math.floor((fields.seen / fields.all) * 1000) / 10} % of fields seen`

function verdict({ operations, tookMs }: VerifyResult, summary: Summary, paint: Paint) {
  const { findings, failed, provoked, codes, run, unjudged } = summary
  const tail = `${provoked} of ${codes} codes provoked · ${seenShare(summary)} · ${duration(tookMs)}`
  const colour = unjudged.length === 0 ? paint.jade : paint.amber
  return findings.length === 0
    ? `${colour(`✓ ${holdsAsFar(summary)}`)}  0 findings in ${run} operations · ${tail}`
    : `${paint.red('✕ does not hold')}  ${counted(findings.length, 'finding')} in ${failed.length} of ${operations.length} operations · ${tail}`
}

const STATES: Readonly<Record<State, string>> = {
  skipped: 'skip',
  fails: 'FAIL',
  'not judged': 'not judged',
  holds: 'ok',
}

/** One line for an operation in a pipe, and one for each of its findings. */
export function plainLines(one: OperationResult): string {
  const { tag, id, sent, tookMs, findings, skipped } = one
  const state = STATES[stateOf(one)].padEnd(STATE_WIDTH)
  const start = `${tag.padEnd(NAME_WIDTH)}${id.padEnd(30)}`
  if (skipped !== undefined) return `${state}${start}${skipped}`
  const found = findings.length === 0 ? '' : counted(findings.length, 'finding')
  const line = `${state}${start}${String(sent).padStart(4)} sent  ${found.padEnd(12)}${(tookMs / 1000).toFixed(1)} s`
  return [
    line,
    ...findings.map(
      (found) =>
        `      ${found.id} ${found.severity} ${found.rule} at ${oneLine(found.pointer) || '(whole body)'} expected ${truncateMiddle(found.expected)} seen ${truncateMiddle(found.seen)} (${found.case})`,
    ),
  ].join('\n')
}

/** The last line in a pipe. */
export function plainVerdict(result: VerifyResult): string {
  const summary = summarise(result)
  const { findings, count, provoked, codes } = summary
  const parts = `${count.breaking} breaking, ${count.risky} risky, ${count.minor} minor`
  const say =
    findings.length === 0
      ? `${holdsAsFar(summary)}, 0 findings`
      : `does not hold, ${counted(findings.length, 'finding')} (${parts})`
  return `verify: ${say}, ${provoked}/${codes} codes, ${seenShare(summary)}, ${Math.round(result.tookMs / 1000)} s`
}
