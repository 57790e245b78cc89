/** Texts for a slow start and for a failed one, and for the link that loads the document again. */
export interface FailureWords {
  slow: string
  lost: string
  retry: string
}

/**
 * Shows a text in the application shell, with a link that loads the document again. Call it when the site starts slowly
 * or not at all; it does nothing once the site is rendered.
 */
export function offerRetry(text: string, retry: string): void {
  const place = document.querySelector('.shell')?.parentElement
  if (!place) return
  const words = place.querySelector('.shell-failure p') ?? addFailure(place, retry)
  words.textContent = text
}

function addFailure(place: Element, retry: string): HTMLParagraphElement {
  const failure = document.createElement('div')
  failure.className = 'shell-failure'
  failure.setAttribute('role', 'alert')
  const words = document.createElement('p')
  const link = document.createElement('a')
  link.href = ''
  link.textContent = retry
  failure.append(words, link)
  place.append(failure)
  return words
}
