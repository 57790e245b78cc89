import type { Severity } from '../../judge/finding.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import { icon } from '#scripts/report/icons.ts'
import { byTag, escapeHtml, listed } from '#scripts/report/words.ts'
import { provokableOf, SEVERITIES, type Summary } from './summary.ts'

type Mark = (severity: Severity, word: string) => string

/** Which codes came, by tag and operation, and why the others did not. */
export function coverageHtml({ operations }: VerifyResult, { provoked, codes, reasons }: Summary, mark: Mark): string {
  const rows = byTag(operations).map(([tag, list]) => tagRows(tag, list, mark))
  const skips = reasons.map(
    ({ reason, pairs, codes: names }) =>
      `<li><b>${listed(names, 1)}</b><span>${escapeHtml(reason)}</span><b>${pairs}</b></li>`,
  )
  return `<div class="h2 cv" id="coverage"><h2>Coverage</h2><span class="muted">${provoked} of ${codes} codes provoked that can be from outside<span class="noprint">; a row opens its operations</span></span></div>
<table class="t cov"><thead><tr><th>Tag, operation</th><th class="num">Sent</th><th class="num">Findings</th><th class="num">Codes</th><th class="barc"></th><th class="far">Not provoked</th></tr></thead>${rows.join('')}</table>
<div class="h2" id="skipped"><h2>Not provoked</h2><span class="muted">nothing is left out without a reason; pairs of an operation and a code</span></div>
<ul class="skips">${skips.join('')}</ul>`
}

function tagRows(tag: string, list: readonly OperationResult[], mark: Mark): string {
  const sum = (of: (one: OperationResult) => number) => list.reduce((total, one) => total + of(one), 0)
  const findings = list.flatMap((one) => one.findings)
  const worst = SEVERITIES.find((severity) => findings.some((one) => one.severity === severity))
  const [came, open] = [sum((one) => one.provoked.length), sum((one) => provokableOf(one.open).length)]
  const count = worst === undefined ? '0' : mark(worst, String(findings.length))
  return `<tbody><tr class="tg"><td><button class="btn quiet" type="button" data-fold="tag-${tag}" aria-expanded="false"><span class="tw">${icon('twist')}</span>${tag}</button> <span class="muted">${list.length}</span></td><td class="num">${sum(({ sent }) => sent)}</td><td class="num">${count}</td><td class="num">${came} of ${came + open}</td>${bar(came, came + open)}<td class="far">${open === 0 ? '' : `${open} open`}</td></tr></tbody><tbody class="sub" id="tag-${tag}" hidden>${list.map(operationRow).join('')}</tbody>`
}

function operationRow({ id, sent, findings, provoked, open: all, skipped, succeeded }: OperationResult): string {
  const open = provokableOf(all)
  const total = provoked.length + open.length
  const name = findings.length > 0 ? `<a href="#op-${id}">${id}</a>` : id
  const success = skipped === undefined && !succeeded ? 'not judged: no success · ' : ''
  const missing = skipped ?? `${success}${open.map(({ code }) => code).join(' ')}`
  return `<tr class="${open.length === 0 ? 'full' : ''}"><td class="mono">${name}</td><td class="num">${sent || '–'}</td><td class="num">${findings.length || ''}</td><td class="num">${provoked.length} of ${total}</td>${bar(provoked.length, total)}<td class="far">${escapeHtml(missing)}</td></tr>`
}

const bar = (part: number, all: number): string =>
  `<td class="barc"><div class="bar" role="img" aria-label="${part} of ${all}"><i style="width:${all === 0 ? 0 : Math.round((part / all) * 100)}%"></i></div></td>`
