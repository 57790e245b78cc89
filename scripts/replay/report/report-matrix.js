// The matrix: answers that many operations share are columns, an operation's own stand by name at the end of its row.
import {
  byName,
  byTag,
  answerWords,
  counted,
  countOf,
  escaped,
  faults,
  filter,
  fits,
  groupsOf,
  htmlOf,
  mark,
  nameOf,
  SHORT,
} from './report-base.js'
import { all, one } from '../../report/report.js'

const COLUMNS = [
  ['SESSION_MISSING', 'session missing'],
  ['SESSION_ENDED', 'session ended'],
  undefined,
  ['REQUEST_INVALID', 'request invalid'],
  ['UNKNOWN_ERROR', 'unknown error'],
  ['SYSTEM_UPGRADING', 'upgrading'],
  ['SYSTEM_BUSY', 'busy'],
  ['SITE_MAINTENANCE', 'maintenance'],
  ['REGION_RESTRICTED', 'region'],
  undefined,
  ...Object.entries(faults).map(([name, { words }]) => [`!${name}`, words]),
]
const inColumns = new Set(COLUMNS.filter(Boolean).map(([answer]) => answer))
const GAP = '<span class="gap"></span>'
const opened = new Set()

const labelOf = (pair) =>
  escaped(
    `${pair.operation}, ${pair.answer.replace('!', 'fault ')}, ${pair.state}${pair.faults[0] ? `: ${pair.faults[0].what}` : ''}${pair.reason ? `: ${pair.reason}` : ''}`,
  )
const classOf = (pair) => `${SHORT[pair.state]}${fits(pair) ? '' : ' off'}`
const cellOf = (pair) =>
  pair
    ? `<button type="button" class="hc ${classOf(pair)}" data-pair="${nameOf(pair)}" aria-label="${labelOf(pair)}" tabindex="-1"></button>`
    : '<span></span>'
const chipOf = (pair) =>
  `<button type="button" class="oc ${classOf(pair)}" data-pair="${nameOf(pair)}" aria-label="${labelOf(pair)}" tabindex="-1">${pair.answer}</button>`

function rowOf([operation, list]) {
  const own = list.filter(({ answer }) => !inColumns.has(answer))
  const reached = list.length - countOf(list, 'unreachable')
  const cells = COLUMNS.map((column) => (column ? cellOf(byName.get(`${operation}/${column[0]}`)) : GAP)).join('')
  return `<div class="mr"><span class="nm clip">${operation}</span><div class="cells">${cells}</div><div class="ocs">${own.map(chipOf).join('')}</div><span class="res">${reached ? `${countOf(list, 'passed')} of ${reached}` : '–'}</span></div>`
}

const rowsOf = (tag) =>
  [...groupsOf(byTag.get(tag), ({ operation }) => operation)]
    .filter(([, list]) => list.some(fits))
    .map(rowOf)
    .join('') + '<div class="tail"></div>'

function tagOf([tag, list]) {
  const seen = list.filter(fits)
  if (seen.length === 0) return ''
  const failed = countOf(list, 'failed')
  const reached = list.length - countOf(list, 'unreachable')
  const isOpen = opened.has(tag) || filter.tag === tag || (filter.search !== '' && seen.length < 120) || byTag.size < 4
  const groups = groupsOf(list, ({ operation }) => operation)
  const strip = [...groups.values()]
    .map((group) => `<span>${group.map((pair) => `<i class="${classOf(pair)}"></i>`).join('')}</span>`)
    .join('')
  return `<details class="tagrow" data-tag="${tag}"${isOpen ? ' open' : ''}><summary><span class="tn"><span class="tw" aria-hidden="true">▸</span>${tag}<span class="ct">${counted(groups.size, 'operation')}</span>${failed ? mark('failed', `${failed} failed`) : ''}</span><span class="strip" aria-hidden="true">${strip}</span><span class="muted nowrap res">${reached ? `${reached - failed} of ${reached}` : 'none yet'}</span></summary>${isOpen ? rowsOf(tag) : ''}</details>`
}

export function matrix() {
  const head = COLUMNS.map((column) => (column ? `<span data-column="${column[0]}">${column[1]}</span>` : GAP)).join('')
  return `<div class="mx"><div class="mxh"><div class="legend"><span class="row"><span class="hc p"></span>passed</span><span class="row"><span class="hc f"></span>failed</span><span class="row"><span class="hc u"></span>unreachable</span></div><div class="cells">${head}</div><div>Codes of its own</div><div class="res">Passed of reached</div></div>${[...byTag].map(tagOf).join('')}<div class="readout"><span class="muted">Point at a cell to read it here. Strips: tall failed, middle passed, low is unreachable.</span></div></div>`
}

/** Reads a cell into the line at the bottom, and lights its column. */
function readOut(event) {
  const cell = event.target.closest?.('.hc[data-pair], .oc[data-pair]')
  const pair = cell && byName.get(cell.dataset.pair)
  if (!pair) return
  for (const head of all('[data-column]')) head.classList.toggle('hot', head.dataset.column === pair.answer)
  const [fault] = pair.faults
  const story = fault ? `${fault.what}: expected ${fault.expected}, seen ${fault.seen}` : (pair.reason ?? pair.expected)
  one('.readout').replaceChildren(
    htmlOf(
      `${mark(pair.state)}<code>${pair.operation}</code><code>${answerWords(pair.answer)}</code><span class="clip">${escaped(story)}</span>`,
    ),
  )
}
document.addEventListener('pointerover', readOut)
document.addEventListener('focusin', readOut)

document.addEventListener(
  'toggle',
  ({ target }) => {
    const { tag } = target.dataset ?? {}
    if (!tag) return
    if (target.open) opened.add(tag)
    else opened.delete(tag)
    if (target.open && !one('.mr', target)) target.append(htmlOf(rowsOf(tag)))
    oneTabStop()
  },
  true,
)

/** The matrix is one stop of the tab key; arrows move over it. */
export function oneTabStop() {
  const first = one('.mr .hc[data-pair], .mr .oc')
  if (first && !one('.mr [tabindex="0"]')) first.tabIndex = 0
}
document.addEventListener('keydown', (event) => {
  const from = event.target.closest('.mr .hc, .mr .oc')
  if (!from || !event.key.startsWith('Arrow')) return
  event.preventDefault()
  const rows = all('.mr')
  const row = from.closest('.mr')
  const inRow = all('.hc[data-pair], .oc', row)
  const leftOf = (cell) => cell.getBoundingClientRect().left
  const near = (other) =>
    other &&
    all('.hc[data-pair], .oc', other).sort(
      (a, b) => Math.abs(leftOf(a) - leftOf(from)) - Math.abs(leftOf(b) - leftOf(from)),
    )[0]
  const to = {
    ArrowRight: inRow[inRow.indexOf(from) + 1],
    ArrowLeft: inRow[inRow.indexOf(from) - 1],
    ArrowDown: near(rows[rows.indexOf(row) + 1]),
    ArrowUp: near(rows[rows.indexOf(row) - 1]),
  }[event.key]
  if (!to) return
  from.tabIndex = -1
  to.tabIndex = 0
  to.focus()
})
