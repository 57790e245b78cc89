// What the parts of this page share: the results, what is filtered, small helpers.
import { one } from '../../report/report.js'

const data = JSON.parse(one('#data').textContent)
export const { pairs, checks, faults, variant } = data
export const escaped = (value) =>
  String(value).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
export const counted = (count, word) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

export const SHORT = { passed: 'p', failed: 'f', unreachable: 'u' }
const MARKS = { passed: 'pass', failed: 'fail', unreachable: 'none' }
// The shapes stand in the page already.
const icons = Object.fromEntries(
  Object.values(MARKS).map((name) => [name, new XMLSerializer().serializeToString(one(`.keys .${name} svg`))]),
)
export const mark = (state, word = state) => `<span class="mark ${MARKS[state]}">${icons[MARKS[state]]}${word}</span>`

export const nameOf = (pair) => `${pair.operation}/${pair.answer}`
export const byName = new Map(pairs.map((pair) => [nameOf(pair), pair]))
export const answerWords = (answer) =>
  answer.startsWith('!') ? `fault: ${faults[answer.slice(1)]?.words ?? answer}` : escaped(answer)

export const filter = { view: 'matrix', search: '', state: '', tag: '', answer: '' }
export const fits = (pair) =>
  (!filter.tag || pair.tag === filter.tag) &&
  (!filter.state || pair.state === filter.state) &&
  (!filter.answer || pair.answer === filter.answer) &&
  (!filter.search || nameOf(pair).toLowerCase().includes(filter.search))

export const groupsOf = (list, keyOf) => {
  const groups = new Map()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
export const byTag = groupsOf(pairs, ({ tag }) => tag)
export const countOf = (list, state) => list.filter((pair) => pair.state === state).length

/** What is written into the page comes from this file alone; whatever a server sent is escaped. */
export const htmlOf = (html) => document.createRange().createContextualFragment(html)
