/** What the page's ground is taken for where its theme has not been read yet. */
const BLACK = '000000'

/**
 * The colour of the header in the present theme, as six hexadecimal digits: the chat window takes it over (GAP-146).
 */
export function headerColour(): string {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
  const [, digits] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(ground) ?? []
  if (digits === undefined) return BLACK
  return digits.length === 6 ? digits : Array.from(digits, (digit) => digit + digit).join('')
}
