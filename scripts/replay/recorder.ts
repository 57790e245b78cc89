/** What one look at the page, and all looks since the last reset, have seen. */
export interface Record {
  /** Every toast, dialog, line over a form's button and wrong field that came up, in order. */
  shown: { at: 'toast' | 'alert' | 'form' | 'field'; words: string; input: string }[]
}

/**
 * Runs in the page before its scripts: notes every toast, dialog, line over a form's button and wrong field as it comes
 * up, so that one that shows twice, or for a moment, is seen too.
 */
export function record(): void {
  const shown: Record['shown'] = []
  const known = new Map<Element, string>()
  const note = (element: Element, at: Record['shown'][number]['at'], words: string, input = '') => {
    if (words === '' || known.get(element) === words) return
    known.set(element, words)
    shown.push({ at, words, input })
  }
  const look = () => {
    for (const element of known.keys()) {
      if (
        !element.isConnected ||
        (element.matches('input, textarea, select') && !element.matches('[aria-invalid="true"]'))
      )
        known.delete(element)
    }
    for (const toast of document.querySelectorAll('[data-over-layers] > [role] > *'))
      note(toast, 'toast', toast.querySelector('p')?.textContent ?? '')
    for (const dialog of document.querySelectorAll('[role="alertdialog"]')) {
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
      note(dialog, 'alert', title?.textContent ?? dialog.textContent ?? '')
    }
    for (const line of document.querySelectorAll('[data-form-fault]')) note(line, 'form', line.textContent ?? '')
    for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
      const [error = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
      // A group of radio buttons is wrong as a whole; the buttons have the name.
      const named = field.matches('[name]') ? field : field.querySelector('[name]')
      note(field, 'field', document.getElementById(error)?.textContent ?? '', named?.getAttribute('name') ?? '')
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  Object.assign(window, { replayRecord: shown })
}
