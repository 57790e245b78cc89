// The pictures of what was seen, and the drawer with all that is known of one pair.
import { answerWords, checks, escaped, fits, mark, nameOf, pairs, variant, htmlOf } from './report-base.js'
import { one } from '../../report/report.js'

export const AT_ONCE = 24
let shown = AT_ONCE
/** How many pictures are drawn at most. */
export const showMore = (count) => {
  shown = count === undefined ? AT_ONCE : shown + count
}
let present

const pictureOf = (pair, lazy = true) =>
  pair.picture
    ? `<img src="pictures/${pair.picture}" width="390" height="844"${lazy ? ' loading="lazy"' : ''} alt="The screen after ${escaped(nameOf(pair))}">`
    : ''

function cardOf(pair) {
  const [fault] = pair.faults
  return `<button type="button" class="card ${fault ? 'f' : ''}" data-pair="${nameOf(pair)}"><span class="pic">${pictureOf(pair)}</span><span><span class="ti"><b>${pair.operation}</b><span>${answerWords(pair.answer).replaceAll('_', '_<wbr>')}</span></span><dl><dt>Expected</dt><dd>${escaped(fault?.expected ?? pair.expected)}</dd><dt>Seen</dt><dd class="${fault ? 'bad' : ''}">${fault ? escaped(fault.seen) : 'the same'}</dd></dl><span class="ft">${mark(pair.state)}</span></span></button>`
}

export function pictures() {
  const list = pairs.filter((pair) => pair.picture && fits(pair))
  list.sort((a, b) => b.faults.length - a.faults.length)
  const rest = list.length - shown
  if (list.length === 0)
    return '<p class="muted middle">No picture fits these filters. Unreachable pairs have none: see the matrix.</p>'
  return `<div class="gal">${list.slice(0, shown).map(cardOf).join('')}</div>${rest > 0 ? `<p class="middle"><button type="button" class="btn" data-act="more">Show ${Math.min(AT_ONCE * 2, rest)} more of ${rest}</button></p>` : ''}`
}

function detailsOf(pair) {
  if (pair.state === 'unreachable')
    return `<section class="wide"><h3>Why it was not replayed</h3><p>${escaped(pair.reason)}. The pair counts as open until a screen makes this call.</p></section>`
  const wrong = new Set(pair.faults.map(({ check }) => check))
  const list = Object.entries(checks).map(
    ([check, words]) => `<li>${wrong.has(check) ? mark('failed') : mark('passed', 'holds')}<span>${words}</span></li>`,
  )
  const story = pair.faults.length
    ? pair.faults
        .map(
          ({ what, expected, seen }) =>
            `<p class="what">${escaped(what)}</p><dl class="es"><dt>Expected</dt><dd>${escaped(expected)}</dd><dt>Seen</dt><dd class="bad">${escaped(seen)}</dd></dl>`,
        )
        .join('')
    : `<dl class="es"><dt>Expected</dt><dd>${escaped(pair.expected)}</dd><dt>Seen</dt><dd>${escaped(pair.seen)}</dd></dl>`
  return `<figure class="pic">${pictureOf(pair, false)}<figcaption>${escaped(pair.screen)}, ${variant.lang} ${variant.theme}</figcaption></figure><div><section>${story}</section><section><h3>Checks</h3><ul class="chk">${list.join('')}</ul></section><section><h3>Took</h3><p>${(pair.tookMs / 1000).toFixed(1)} s</p></section></div>`
}

/** The pair's screen with its scenario, as the mock console gives scenarios away. */
function linkOf({ screen = '/m/home', operation, answer }) {
  const [address, hash = ''] = screen.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}mock=${operation}:${answer}${hash && `#${hash}`}`
}

export function openPair(pair) {
  present = pair
  const drawer = one('.drawer')
  const more = `${variant.lang === 'en' ? '' : ` --lang ${variant.lang}`}${variant.theme === 'dark' ? '' : ` --theme ${variant.theme}`}${variant.merchant === 'bdtdemo' ? '' : ` --merchant ${variant.merchant}`}`
  const command = `npm run contract -- replay --only '${pair.operation}:${pair.answer}'${more}`
  drawer.replaceChildren(
    htmlOf(
      `<div class="dr"><header><div class="grow"><div class="ti" id="drawer-title" tabindex="-1" autofocus>${pair.operation} <span class="muted">/</span> ${answerWords(pair.answer)}</div>${mark(pair.state)}</div><button type="button" class="btn quiet" data-step="-1" aria-label="Previous (k)">▴</button><button type="button" class="btn quiet" data-step="1" aria-label="Next (j)">▾</button><button type="button" class="btn quiet" data-act="close" aria-label="Close (Esc)">✕</button></header><div class="in">${detailsOf(pair)}<section class="wide row"><button type="button" class="btn" data-copy="${escaped(command)}">Copy command</button><button type="button" class="btn" data-copy="${escaped(linkOf(pair))}">Copy scenario link</button></section></div></div>`,
    ),
  )
  if (!drawer.open) drawer.showModal()
  history.replaceState(null, '', `#${nameOf(pair)}`)
}

export function step(by) {
  if (!one('.drawer').open) return
  const list = pairs.filter(fits)
  if (list.length > 0) openPair(list[(list.indexOf(present) + by + list.length) % list.length])
}

one('.drawer').addEventListener('close', () => {
  history.replaceState(null, '', '#')
  one(`[data-pair="${nameOf(present)}"]`)?.focus()
})
