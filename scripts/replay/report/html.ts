import { visible } from '#scripts/lib/print.ts'
import { icon } from '#scripts/report/icons.ts'
import { reportPage } from '#scripts/report/page.ts'
import { counted, duration, escapeHtml, moment } from '#scripts/report/words.ts'
import { coverageOf } from '../coverage.ts'
import { isCommon } from '../expected.ts'
import { CHECKS } from '../judge.ts'
import { FAULTS } from '../pairs.ts'
import type { PairResult, ReplayResult } from '../result.ts'
import { reasonsOf } from './terminal.ts'

/** The report as one page; its pictures lie beside it and nothing else is loaded. */
export function printHtml(result: ReplayResult): string {
  const { variant, contract, browser, startedAt } = result
  const at = moment(startedAt)
  return reportPage({
    folder: import.meta.dirname,
    styles: ['overview.css', 'tags.css', 'matrix.css', 'pictures.css'],
    scripts: ['report-base.js', 'report-matrix.js', 'report-pictures.js', 'report-keys.js'],
    kind: 'replay',
    title: `Error replay, ${at}`,
    name: 'Error replay',
    meta: `${at} · contract <b>${escapeHtml(contract)}</b> · Chromium ${escapeHtml(browser)}, 390 × 844 · ${escapeHtml(variant.merchant)}, ${escapeHtml(variant.lang)} ${variant.theme}`,
    keys: [
      ['/', 'search'],
      ['m g', 'matrix, pictures'],
      ['← → ↑ ↓', 'move over the cells, Enter opens'],
      ['j k', 'next and previous pair in the drawer'],
      ['f', 'only what fails'],
    ],
    data: dataOf(result),
    body: `<main class="page">
${overview(result)}
${filters(result)}
<div id="view"></div>
</main>
<dialog class="drawer" aria-labelledby="drawer-title"></dialog>`,
  })
}

/** What the script of the page reads; a text of a server can end no element. */
function dataOf({ pairs, variant }: ReplayResult): string {
  const data = {
    pairs,
    variant,
    checks: CHECKS,
    faults: FAULTS,
    common: [...new Set(pairs.map(({ code }) => code))].filter(isCommon),
  }
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'string' ? visible(value) : value,
  ).replaceAll('<', '\\u003c')
}

const number = (count: number): string => count.toLocaleString('en')

function overview({ pairs, workers, tookMs, lost }: ReplayResult): string {
  const of = (state: PairResult['state']) => pairs.filter((one) => one.state === state)
  const [passed, failed, open] = [of('passed'), of('failed'), of('unreachable')]
  const reached = passed.length + failed.length
  const { pairs: all, reachable, floor } = coverageOf()
  const holds = failed.length === 0
  const say = holds
    ? `All ${number(reached)} replayed pairs react as declared`
    : `${number(failed.length)} of ${number(reached)} replayed pairs do not react as declared`
  const share = ((reachable / all) * 100).toFixed(1)
  const operations = new Set(pairs.map(({ operation }) => operation)).size
  return `<section class="hero"><div><h2 class="say1"><span class="mark ${holds ? 'pass' : 'fail'}">${icon(holds ? 'pass' : 'fail')}</span>${say}</h2>
<p class="say2">Operations with every error they can answer, forced in a real browser. Screens reach ${number(reachable)} of all ${number(all)} pairs, ${share}\u00A0%; the floor is ${number(floor)}.</p>
${lost.map((line) => `<p class="say2 lost">Cut short: ${escapeHtml(line)}</p>`).join('')}
<div class="meter" role="img" aria-label="${passed.length} passed, ${failed.length} failed, ${open.length} unreachable">${[
    ['p', passed],
    ['f', failed],
    ['u', open],
  ]
    .map(([name, list]) => (list?.length ? `<span class="${String(name)}" style="flex:${list.length}"></span>` : ''))
    .join('')}</div>
<div class="keys"><span class="mark pass">${icon('pass')}<b>${number(passed.length)}</b> passed</span><span class="mark fail">${icon('fail')}<b>${number(failed.length)}</b> failed</span><span class="mark none">${icon('none')}<b>${number(open.length)}</b> unreachable</span></div>
<div class="facts"><span><b>${number(pairs.length)}</b> pairs</span><span><b>${operations}</b> operations</span><span><b>${number(reached)}</b> pictures</span><span><b>${duration(tookMs)}</b>, ${counted(workers, 'browser')}</span></div></div>
${whys(open)}</section>
${failures(failed)}`
}

function whys(open: readonly PairResult[]): string {
  const reasons = reasonsOf(open)
  const most = reasons[0]?.[1] ?? 1
  const rows = reasons.map(
    ([reason, count]) =>
      `<li><span>${escapeHtml(reason)}</span><i style="width:${Math.max(3, (count / most) * 100)}%"></i><b>${count}</b></li>`,
  )
  return open.length === 0
    ? ''
    : `<div><h3>Why ${open.length} are unreachable</h3><ul class="whys">${rows.join('')}</ul></div>`
}

function failures(failed: readonly PairResult[]): string {
  if (failed.length === 0) return ''
  const rows = failed.map(
    ({ operation, answer, faults: [fault] }) =>
      `<li><button type="button" data-pair="${operation}/${answer}"><span class="mark fail">${icon('fail')}</span><span class="pair clip"><b>${operation}</b><span class="muted">/</span>${answer.replace('!', 'fault ')}</span><span class="vs"><span class="nowrap">${escapeHtml(fault?.what ?? '')}</span><span class="muted clip">seen ${escapeHtml(fault?.seen ?? '')}</span></span></button></li>`,
  )
  return `<div class="sect"><h2 class="nowrap">What fails</h2><span class="muted">each opens its picture and what was expected</span></div><ul class="fails box">${rows.join('')}</ul>`
}

function filters({ pairs }: ReplayResult): string {
  const options = (list: readonly string[]) => [...new Set(list)].map((one) => `<option>${one}</option>`).join('')
  const count = (state: string) => pairs.filter((one) => state === '' || one.state === state).length
  const states = [
    ['', 'All'],
    ['failed', 'Failed'],
    ['passed', 'Passed'],
    ['unreachable', 'Unreachable'],
  ].map(
    ([value = '', word]) =>
      `<label><input type="radio" name="state" value="${value}"${value === '' ? ' checked' : ''}>${word} <span class="n">${number(count(value))}</span></label>`,
  )
  return `<div class="filters"><div class="seg" role="radiogroup" aria-label="View"><label><input type="radio" name="view" value="matrix" checked>Matrix</label><label><input type="radio" name="view" value="pictures">Pictures</label></div>
<div class="search">${icon('search')}<input class="field" type="search" name="search" placeholder="Operation or code" aria-label="Search operation or code" autocomplete="off"><kbd>/</kbd></div>
<div class="seg" role="radiogroup" aria-label="Result">${states.join('')}</div>
<select class="field" name="tag" aria-label="Tag"><option value="">Every tag</option>${options(pairs.map(({ tag }) => tag))}</select>
<select class="field" name="answer" aria-label="Code or fault"><option value="">Every code</option>${options(pairs.map(({ answer }) => answer).sort())}</select>
<span class="grow"></span><span class="muted nowrap" id="hits" role="status"></span></div>`
}
