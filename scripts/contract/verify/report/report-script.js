// Stands in the report itself: severity filter, copying, theme and single keys (they can be switched off, WCAG 2.1.4).
{
  const root = document.documentElement
  const all = (selector, place = document) => [...place.querySelectorAll(selector)]
  const status = document.querySelector('.say')
  let keysOn = true
  let timer

  const say = (text) => {
    status.textContent = text
    status.classList.add('on')
    clearTimeout(timer)
    timer = setTimeout(() => status.classList.remove('on'), 1800)
  }

  const switchTheme = () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.theme = isDark ? 'light' : 'dark'
  }

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

  const copyOf = async (button) => {
    const text = button.parentElement.querySelector('pre').textContent
    await navigator.clipboard.writeText(text).then(
      () => say(`curl of ${button.dataset.copy} copied`),
      () => say('This browser does not let a page copy'),
    )
  }

  document.addEventListener('change', ({ target }) => {
    if (target.name === 'severity') show(target.value)
    if (target.name === 'keys') keysOn = target.checked
  })
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    if (!button) return
    const { copy, fold, act } = button.dataset
    if (copy) void copyOf(button)
    if (fold) {
      const rows = document.getElementById(fold)
      rows.hidden = !rows.hidden
      button.setAttribute('aria-expanded', String(!rows.hidden))
    }
    if (act === 'print') print()
    if (act === 'theme') switchTheme()
    if (act === 'help') document.querySelector('dialog').showModal()
    if (act === 'close') button.closest('dialog').close()
  })
  const keys = {
    j: () => step(1),
    k: () => step(-1),
    c: () => document.activeElement.closest('.find')?.querySelector('[data-copy]')?.click(),
    t: switchTheme,
    '?': () => document.querySelector('dialog').showModal(),
  }
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input:not([type=checkbox]):not([type=radio])')
    if (keysOn && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.()
  })
}
