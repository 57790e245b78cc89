import type { Severity } from '../../judge/finding.ts'
import type { LocatedFinding } from '../findings.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import { unseenHtml } from './html-unseen.ts'
import { coverageHtml } from './html-coverage.ts'
import { icon, type Icon } from '#scripts/report/icons.ts'
import { reportPage } from '#scripts/report/page.ts'
import { counted, duration, escapeHtml, moment } from '#scripts/report/words.ts'
import { SEVERITIES, summarise, type Summary } from './summary.ts'

/** What each severity looks like, is called and means. */
const LOOKS: Readonly<Record<Severity, { shape: Icon; mark: string; word: string; meaning: string }>> = {
  breaking: { shape: 'fail', mark: 'fail', word: 'Breaking', meaning: 'a client written to the contract fails' },
  risky: { shape: 'warn', mark: 'warn', word: 'Risky', meaning: 'lets something out' },
  minor: { shape: 'minor', mark: 'none', word: 'Minor', meaning: '' },
}

/** The report as one page that needs no other file. */
export function printHtml(result: VerifyResult): string {
  const summary = summarise(result)
  const at = moment(result.startedAt)
  return reportPage({
    folder: import.meta.dirname,
    styles: ['findings.css', 'coverage.css'],
    scripts: ['report-script.js'],
    kind: 'verify',
    title: `Conformance of ${new URL(result.target).host}, ${at}`,
    name: 'Conformance',
    meta: `contract <b>${escapeHtml(result.contract)}</b> · ${at}`,
    buttons: '<button class="btn" type="button" data-act="print">Print</button>',
    keys: [
      ['j k', 'next and previous finding'],
      ['c', 'copy the curl of this finding'],
    ],
    body: `<div class="doc"><nav class="toc noprint" aria-label="Contents">${contents(result, summary)}</nav><main>
${verdict(result, summary)}
${findingsHtml(result, summary)}
${coverageHtml(result, summary, mark)}
${unseenHtml(result, summary)}
</main></div>`,
  })
}

function contents({ operations }: VerifyResult, { failed, provoked, codes, reasons, fields }: Summary): string {
  const entries = operations
    .filter(({ id }) => failed.includes(id))
    .map(
      ({ id, findings }) =>
        `<a href="#op-${id}">${mark(worstOf(findings), '')}<b class="clip">${id}</b><span>${findings.length}</span></a>`,
    )
  const share = codes === 0 ? 0 : Math.round((provoked / codes) * 100)
  return `${entries.length === 0 ? '' : `<h3>Findings by operation</h3><div class="l">${entries.join('')}</div>`}<h3>Rest</h3><a class="s" href="#coverage">Coverage<span>${share} %</span></a><a class="s" href="#skipped">Not provoked<span>${counted(reasons.length, 'reason')}</span></a>${fields.all === 0 ? '' : `<a class="s" href="#unseen">Never seen<span>${counted(fields.all - fields.seen, 'field')}</span></a>`}`
}

function verdict(
  result: VerifyResult,
  { findings, failed, count, run, unjudged, provoked, codes, fields }: Summary,
): string {
  const holds = findings.length === 0
  const all = result.operations.length
  const shape = holds
    ? `<span class="mark pass">${icon('pass')}</span>`
    : `<span class="mark fail">${icon('fail')}</span>`
  const say = holds
    ? `No finding in ${counted(run, 'operation')}.${unjudged.length === 0 ? '' : ` ${unjudged.length} of them never answered a success, so that nobody has seen what they answer: ${unjudged.map(({ id }) => id).join(', ')}.`}`
    : `${counted(findings.length, 'finding')} in ${failed.length} of ${counted(all, 'operation')}. Any finding makes the run fail; severity says what to mend first.`
  const sums = SEVERITIES.map(
    (one) =>
      `<div><dt>${mark(one, LOOKS[one].word)}</dt><dd>${count[one]} <small>${LOOKS[one].meaning}</small></dd></div>`,
  )
  return `<section><div class="hero"><h2 class="say1">${shape}The server ${holds ? 'holds' : 'does not hold'} the contract</h2><p class="say2">${say}</p></div>
<dl class="vsum"><div><dt>Findings</dt><dd>${findings.length}</dd></div>${sums.join('')}</dl>
<dl class="kv"><dt>Target</dt><dd><code>${escapeHtml(result.target)}</code></dd><dt>Sent</dt><dd>${counted(result.sent, 'request')} in ${duration(result.tookMs)}</dd><dt>Covered</dt><dd>${run} of ${counted(all, 'operation')}, ${provoked} of ${codes} error codes that can be provoked from outside${fields.all === 0 ? '' : `, ${fields.seen} of ${counted(fields.all, 'field')}`}</dd><dt>Run</dt><dd><code>npm run contract -- verify --target ${escapeHtml(result.target)}</code></dd><dt>Secrets</dt><dd>come from environment variables; their names stand in their place below</dd></dl></section>`
}

function findingsHtml({ operations }: VerifyResult, { findings, count, failed }: Summary): string {
  if (findings.length === 0) return ''
  const choices = [
    ['', 'All', findings.length] as const,
    ...SEVERITIES.map((one) => [one, LOOKS[one].word, count[one]] as const),
  ]
  const radios = choices.map(
    ([value, word, number]) =>
      `<label><input type="radio" name="severity" value="${value}"${value === '' ? ' checked' : ''}>${word} <span class="n">${number}</span></label>`,
  )
  const groups = operations.filter(({ id }) => failed.includes(id)).map(groupHtml)
  return `<div class="h2" id="findings"><h2>Findings</h2><div class="seg noprint" role="radiogroup" aria-label="Severity">${radios.join('')}</div></div>${groups.join('')}`
}

const groupHtml = ({ id, method, path, findings }: OperationResult): string =>
  `<section class="vop" id="op-${id}"><header><h3>${id}</h3><code>${method} ${path}</code></header>${findings.map(findingHtml).join('')}</section>`

function findingHtml(one: LocatedFinding): string {
  const times = one.times > 1 ? ` and ${counted(one.times - 1, 'more case')}` : ''
  return `<article class="find" id="${one.id}" data-severity="${one.severity}" tabindex="-1"><div class="sev">${mark(one.severity, LOOKS[one.severity].word)}<div class="fid">${one.id}</div></div><div><h4>${escapeHtml(one.title)}</h4><p class="because">${escapeHtml(one.why)}</p><div class="ptr"><div><span>at</span><code>${escapeHtml(one.pointer || '(whole body)')}</code></div><div><span>rule</span><code>${one.rule}</code></div><div><span>case</span>${escapeHtml(one.case)}${times}</div></div>
<div class="diff"><div class="dl e"><b>expected</b><span>${escapeHtml(one.expected)}</span></div><div class="dl s"><b>seen</b><span>${escapeHtml(one.seen)}</span></div></div><div class="curl well"><pre>${escapeHtml(one.curl)}</pre><button class="btn noprint" type="button" data-copy="${one.id}">Copy</button></div></div></article>`
}

const worstOf = (findings: readonly LocatedFinding[]): Severity =>
  SEVERITIES.find((severity) => findings.some((one) => one.severity === severity)) ?? 'minor'

const mark = (severity: Severity, word: string): string =>
  `<span class="mark ${LOOKS[severity].mark}">${icon(LOOKS[severity].shape)}${word}</span>`
