// What buttons, filters and single keys do.
import { byName, counted, filter, fits, htmlOf, pairs } from './report-base.js'
import { copy, listenToKeys, one } from '../../report/report.js'
import { matrix, oneTabStop } from './report-matrix.js'
import { AT_ONCE, openPair, pictures, showMore, step } from './report-pictures.js'

function draw() {
  one('#view').replaceChildren(htmlOf(filter.view === 'matrix' ? matrix() : pictures()))
  const hits = pairs.filter(fits).length
  one('#hits').textContent = hits === pairs.length ? '' : counted(hits, 'pair')
  oneTabStop()
}

const choose = (name, value) => {
  filter[name] = value
  one(`[name="${name}"][value="${value}"]`).checked = true
  draw()
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  const { act, pair, step: by, copy: words } = button.dataset
  if (pair) openPair(byName.get(pair))
  else if (by) step(Number(by))
  else if (words) void copy(words)
  else if (act === 'more') {
    showMore(AT_ONCE * 2)
    draw()
  }
})

document.addEventListener('input', ({ target }) => {
  if (!(target.name in filter)) return
  filter[target.name] = target.name === 'search' ? target.value.trim().toLowerCase() : target.value
  showMore()
  draw()
})

listenToKeys({
  '/': () => one('[name="search"]').focus(),
  m: () => choose('view', 'matrix'),
  g: () => choose('view', 'pictures'),
  f: () => choose('state', filter.state === 'failed' ? '' : 'failed'),
  j: () => step(1),
  k: () => step(-1),
})

draw()
const asked = byName.get(decodeURIComponent(location.hash.slice(1)))
if (asked) openPair(asked)
