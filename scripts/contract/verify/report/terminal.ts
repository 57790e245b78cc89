import { oneLine } from '#scripts/lib/print.ts'
import type { LocatedFinding } from '../findings.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import type { Paint } from '#scripts/report/paint.ts'
import { byTag, counted, duration, listed, truncateMiddle } from '#scripts/report/words.ts'
import { provokableOf, summarise, type Summary } from './summary.ts'

const WIDEST = 100
const SHOWN = 5
const NAME_WIDTH = 13

/** What stands on the terminal when a run is over: signs by tag, the first findings, why codes are open, the verdict. */
export function printSummary(result: VerifyResult, paint: Paint, { verbose }: { verbose: boolean }): string {
  const summary = summarise(result)
  const shown = verbose ? summary.findings : summary.findings.slice(0, SHOWN)
  const rest = summary.findings.length - shown.length
  return [
    table(result, paint),
    ...(shown.length === 0 ? [] : [findingsHead(summary, paint), ...shown.map((one) => findingText(one, paint))]),
    ...(rest > 0 ? [paint.dim(`… ${rest} more, each with its curl in the report (--verbose prints them here)`)] : []),
    openText(summary, paint),
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
  return [head, ...rows, '', `  ${paint.holds} holds   ${paint.fails} has a finding   ${paint.skips} skipped`].join(
    '\n',
  )
}

const signOf = ({ findings, skipped }: OperationResult, { holds, fails, skips }: Paint): string =>
  skipped !== undefined ? skips : findings.length > 0 ? fails : holds

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
    ...(one.curl === '' ? [] : one.curl.split('\n').map((line) => paint.dim(`  ${line}`))),
  ]
  return lines.join('\n')
}

function openText({ reasons }: Summary, paint: Paint): string {
  const rows = reasons.map(({ reason, pairs, codes }) => {
    return `${String(pairs).padStart(5)}  ${truncateMiddle(`${listed(codes, 1)}: ${reason}`, WIDEST)}`
  })
  return [paint.bold('Not provoked') + paint.dim(' (pairs of an operation and a code)'), ...rows].join('\n')
}

function verdict(
  { operations, tookMs }: VerifyResult,
  { findings, faulty, provoked, codes, run }: Summary,
  paint: Paint,
) {
  const tail = `${provoked} of ${codes} codes provoked · ${duration(tookMs)}`
  return findings.length === 0
    ? `${paint.jade('✓ holds')}  0 findings in ${run} operations · ${tail}`
    : `${paint.red('✕ does not hold')}  ${counted(findings.length, 'finding')} in ${faulty.length} of ${operations.length} operations · ${tail}`
}

/** One line for an operation in a pipe, and one for each of its findings. */
export function plainLines({ tag, id, sent, tookMs, findings, skipped }: OperationResult): string {
  const start = `${tag.padEnd(NAME_WIDTH)}${id.padEnd(30)}`
  if (skipped !== undefined) return `skip  ${start}${skipped}`
  const found = findings.length === 0 ? '' : counted(findings.length, 'finding')
  const line = `${findings.length === 0 ? 'ok   ' : 'FAIL '} ${start}${String(sent).padStart(4)} sent  ${found.padEnd(12)}${(tookMs / 1000).toFixed(1)} s`
  return [
    line,
    ...findings.map(
      (one) =>
        `      ${one.id} ${one.severity} ${one.rule} at ${oneLine(one.pointer) || '(whole body)'} expected ${truncateMiddle(one.expected)} seen ${truncateMiddle(one.seen)} (${one.case})`,
    ),
  ].join('\n')
}

/** The last line in a pipe. */
export function plainVerdict(result: VerifyResult): string {
  const { findings, count, provoked, codes } = summarise(result)
  const parts = `${count.breaking} breaking, ${count.risky} risky, ${count.minor} minor`
  const say =
    findings.length === 0 ? 'holds, 0 findings' : `does not hold, ${counted(findings.length, 'finding')} (${parts})`
  return `verify: ${say}, ${provoked}/${codes} codes, ${Math.round(result.tookMs / 1000)} s`
}
