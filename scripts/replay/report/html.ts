import { visible } from '../../lib/print.ts'
import { readFileSync } from 'node:fs'
import { icon, LANTERN } from '../../report/icons.ts'
import { reportStyles } from '../../report/styles.ts'
import { counted, duration, escapeHtml, moment } from '../../report/words.ts'
import { coverageOf } from '../coverage.ts'
import { isCommon } from '../expected.ts'
import { CHECKS } from '../judge.ts'
import { FAULTS } from '../pairs.ts'
import type { PairResult, ReplayResult } from '../result.ts'
import { reasonsOf } from './terminal.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const STYLES = ['overview.css', 'tags.css', 'matrix.css', 'pictures.css']
const SCRIPTS = ['report-base.js', 'report-matrix.js', 'report-pictures.js', 'report-keys.js']

/** The report as one page; its pictures lie beside it and nothing else is loaded. */
export function printHtml(result: ReplayResult): string {
  const { variant, contract, browser, startedAt } = result
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Error replay, ${moment(startedAt)}</title>
<style>${reportStyles(import.meta.dirname, STYLES)}</style>
</head>
<body class="replay">
<header class="top"><div class="brand">${LANTERN}<h1>Error replay</h1></div><span class="meta">${moment(startedAt)} · contract <b>${escapeHtml(contract)}</b> · Chromium ${escapeHtml(browser)}, 390 × 844 · ${escapeHtml(variant.merchant)}, ${escapeHtml(variant.lang)} ${variant.theme}</span><span class="grow"></span>
<button class="btn quiet" type="button" data-act="theme">Light or dark</button><button class="btn square quiet" type="button" data-act="help" aria-label="Keys (?)">?</button></header>
<main class="page">
${overview(result)}
${filters(result)}
<div id="view"></div>
</main>
<dialog class="drawer" aria-labelledby="drawer-title"></dialog>
${HELP}
<div class="say" role="status"></div>
<script type="application/json" id="data">${dataOf(result)}</script>
<script type="module">${SCRIPTS.map(inlined).join('\n')}</script>
</body>
</html>
`
}

const HELP = `<dialog class="help" aria-label="Keys"><h2>Keys</h2><dl><dt><kbd>/</kbd></dt><dd>search</dd><dt><kbd>m</kbd> <kbd>g</kbd></dt><dd>matrix, pictures</dd><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt><dd>move over the cells, Enter opens</dd><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous pair in the drawer</dd><dt><kbd>f</kbd></dt><dd>only what fails</dd><dt><kbd>t</kbd></dt><dd>light or dark</dd></dl><label><input type="checkbox" name="keys" checked> single keys are on</label><p><button class="btn" type="button" data-act="close">Close</button></p></dialog>`

/** The files are modules of their own for the tools; in the page they are one. */
const inlined = (name: string): string =>
  read(name)
    .replaceAll(/^import [^']*'[^']*'$/gm, '')
    .replaceAll(/^export /gm, '')

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
    : `${number(failed.length)} of ${number(reached)} replayed pairs react wrongly`
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
