/** What is said where the site takes its time, where it does not come, and on the link that loads it again. */
export interface FailureWords {
  slow: string
  lost: string
  retry: string
}

/**
 * The shell stands until the site is drawn. It must not look as if it still could where that does not happen, nor for long
 * as if nothing did: this says so, and offers to load the document again. Does nothing once the site is there.
 */
export function offerRetry(text: string, retry: string): void {
  const place = document.querySelector('.shell')?.parentElement
  if (!place) return
  const words = place.querySelector('.shell-failure p') ?? addNotice(place, retry)
  words.textContent = text
}

function addNotice(place: Element, retry: string): HTMLParagraphElement {
  const notice = document.createElement('div')
  notice.className = 'shell-failure'
  notice.setAttribute('role', 'alert')
  const words = document.createElement('p')
  const link = document.createElement('a')
  link.href = ''
  link.textContent = retry
  notice.append(words, link)
  place.append(notice)
  return words
}
