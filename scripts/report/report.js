// What the pages of all reports do alike: theme, notices, copying, dialogs, and single keys.
export const one = (selector, place = document) => place.querySelector(selector)
export const all = (selector, place = document) => [...place.querySelectorAll(selector)]

export function switchTheme() {
  const root = document.documentElement
  const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = isDark ? 'light' : 'dark'
}

let quiet
/** Says something for a moment. */
export function say(words) {
  const notice = one('.say')
  notice.textContent = words
  notice.classList.add('on')
  clearTimeout(quiet)
  quiet = setTimeout(() => notice.classList.remove('on'), 1800)
}

/** Copies words; where a browser does not let a page copy, it says so, or shows the words themselves. */
export async function copy(words, { done = 'Copied', failed = words } = {}) {
  try {
    await navigator.clipboard.writeText(words)
    say(done)
  } catch {
    say(failed)
  }
}

const help = () => one('dialog.help').showModal()
const usualActs = {
  theme: switchTheme,
  help,
  print: () => window.print(),
  close: (button) => button.closest('dialog').close(),
}
document.addEventListener('click', ({ target }) => {
  if (target.matches('dialog[open]')) return target.close()
  const button = target.closest('[data-act]')
  return usualActs[button?.dataset.act]?.(button)
})

/** Lets single keys do something; they can be switched off (WCAG 2.1.4). */
export function listenToKeys(own) {
  const keys = { t: switchTheme, '?': help, ...own }
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input:not([type=checkbox]):not([type=radio]), select')
    const isOff = !one('[name="keys"]').checked
    if (isOff || isTyping || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return
    event.preventDefault()
    keys[event.key](event.target)
  })
}
