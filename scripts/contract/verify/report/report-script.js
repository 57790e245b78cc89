// Stands in the report itself: severity filter, steps from finding to finding, what can be unfolded.
import { all, copy, listenToKeys } from '../../../report/report.js'

const show = (severity) => {
  for (const group of all('.vop')) {
    const findings = all('.find', group)
    for (const one of findings) one.hidden = severity !== '' && one.dataset.severity !== severity
    group.hidden = findings.every(({ hidden }) => hidden)
  }
}

const step = (by) => {
  const list = all('.find').filter(({ hidden }) => !hidden)
  const next = list[list.indexOf(document.activeElement) + by] ?? list.at(by > 0 ? 0 : -1)
  next?.focus()
  next?.scrollIntoView({ block: 'start' })
}

document.addEventListener('change', ({ target }) => {
  if (target.name === 'severity') show(target.value)
})
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  const { copy: id, fold } = button.dataset
  if (id) {
    const curl = button.parentElement.querySelector('pre').textContent
    void copy(curl, { done: `curl of ${id} copied`, failed: 'This browser does not let a page copy' })
  }
  if (fold) {
    const rows = document.getElementById(fold)
    rows.hidden = !rows.hidden
    button.setAttribute('aria-expanded', String(!rows.hidden))
  }
})
listenToKeys({
  j: () => step(1),
  k: () => step(-1),
  c: (from) => from.closest('.find')?.querySelector('[data-copy]')?.click(),
})
