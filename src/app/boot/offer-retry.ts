/** What is said where the site does not come, and the words of the link that loads it again. */
export type FailureWords = readonly [text: string, retry: string]

/**
 * The shell stands until the site is drawn. Where that does not happen, it must not look as if it still could: this says
 * so, and offers to load the document again. Does nothing once the site is there.
 */
export function offerRetry([text, retry]: FailureWords): void {
  const place = document.querySelector('.shell')?.parentElement
  if (!place || place.querySelector('.shell-failure')) return
  const notice = document.createElement('div')
  notice.className = 'shell-failure'
  notice.setAttribute('role', 'alert')
  const words = document.createElement('p')
  words.textContent = text
  const link = document.createElement('a')
  link.href = ''
  link.textContent = retry
  notice.append(words, link)
  place.append(notice)
}
