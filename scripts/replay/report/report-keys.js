// What buttons, filters and single keys do (the keys can be switched off, WCAG 2.1.4).
import { byName, counted, filter, fits, htmlOf, one, pairs } from './report-base.js'
import { matrix, oneTabStop } from './report-matrix.js'
import { AT_ONCE, openPair, pictures, showMore, step } from './report-pictures.js'

let keysOn = true
let timer

function draw() {
  one('#view').replaceChildren(htmlOf(filter.view === 'matrix' ? matrix() : pictures()))
  const hits = pairs.filter(fits).length
  one('#hits').textContent = hits === pairs.length ? '' : counted(hits, 'pair')
  oneTabStop()
}

function say(words) {
  const status = one('.say')
  status.textContent = words
  status.classList.add('on')
  clearTimeout(timer)
  timer = setTimeout(() => status.classList.remove('on'), 1800)
}

async function copy(words) {
  try {
    await navigator.clipboard.writeText(words)
    say('Copied')
  } catch {
    say(words)
  }
}

function switchTheme() {
  const root = document.documentElement
  const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = isDark ? 'light' : 'dark'
}

const choose = (name, value) => {
  filter[name] = value
  one(`[name="${name}"][value="${value}"]`).checked = true
  draw()
}

const acts = {
  theme: switchTheme,
  help: () => one('.help').showModal(),
  close: (button) => button.closest('dialog').close(),
  more: () => {
    showMore(AT_ONCE * 2)
    draw()
  },
}

document.addEventListener('click', ({ target }) => {
  if (target.matches('dialog[open]')) return target.close()
  const button = target.closest('button')
  if (!button) return
  const { act, pair, step: by, copy: words } = button.dataset
  if (pair) openPair(byName.get(pair))
  else if (by) step(Number(by))
  else if (words) void copy(words)
  else acts[act]?.(button)
})

document.addEventListener('input', ({ target }) => {
  if (target.name === 'keys') keysOn = target.checked
  if (!(target.name in filter)) return
  filter[target.name] = target.name === 'search' ? target.value.trim().toLowerCase() : target.value
  showMore()
  draw()
})

const keys = {
  '/': () => one('[name="search"]').focus(),
  '?': acts.help,
  t: switchTheme,
  m: () => choose('view', 'matrix'),
  g: () => choose('view', 'pictures'),
  f: () => choose('state', filter.state === 'failed' ? '' : 'failed'),
  j: () => step(1),
  k: () => step(-1),
}
document.addEventListener('keydown', (event) => {
  if (!keysOn || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.matches('[type="search"], select') || !keys[event.key]) return
  event.preventDefault()
  keys[event.key](event.target)
})

draw()
const asked = byName.get(decodeURIComponent(location.hash.slice(1)))
if (asked) openPair(asked)
