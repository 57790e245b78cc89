/** What is looked for in a page, as somebody would say it. */
export interface Wanted {
  /** Role of ARIA; `field` is what can be typed into or chosen, by its label; `text` the smallest part with a text. */
  role: string
  /** The whole name or text, or a part of it as a pattern; left out, any. */
  name?: string | RegExp
  /** Only in this. */
  within?: Wanted
}

/** The first such thing that can be seen. */
export interface Found {
  /** How many there are. */
  count: number
  /** Its middle, in CSS pixels of the window. */
  x: number
  y: number
  /** Whether a tap there reaches it, and nothing lies over it. */
  free: boolean
  text: string
}

/** An expression that finds it in a page, or null; with `scroll` the page is moved where it cannot be tapped. */
export function findingExpression(wanted: Wanted, { scroll = false } = {}): string {
  return `(${findInPage})(${JSON.stringify(plain(wanted))}, ${scroll})`
}

interface Plain {
  role: string
  pattern: string
  flags: string
  within?: Plain
}

function plain({ role, name = /(?:)/, within }: Wanted): Plain {
  const pattern = typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source
  const flags = typeof name === 'string' ? '' : name.flags
  return { role, pattern, flags, ...(within && { within: plain(within) }) }
}

/** Runs in the page, also in Chrome 70, so it is written in what that knows. */
function findInPage(wanted: Plain, scroll: boolean): Found | null {
  const selectors: Record<string, string> = {
    button: 'button, summary, input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    field: 'input, textarea, select',
    listitem: 'li',
    list: 'ul, ol',
    main: 'main',
    banner: 'header',
    navigation: 'nav',
    group: 'fieldset',
    region: 'section',
    image: 'img',
    text: 'body *',
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[aria-hidden=true]')
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeValue || ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    if (node instanceof HTMLImageElement) return node.alt
    return Array.from(node.childNodes, textOf).join(/^(li|div|p|h\d)$/i.test(node.tagName) ? ' ' : '')
  }
  const nameOf = (element: Element): string => {
    const ids = (element.getAttribute('aria-labelledby') || '').split(' ')
    const labels = ids.map((id) => document.getElementById(id))
    const own = (element as HTMLInputElement).labels
    const texts = labels.concat(own ? Array.from(own) : []).map((label) => (label ? textOf(label) : ''))
    return (element.getAttribute('aria-label') || texts.join(' ').trim() || textOf(element)).replace(/\s+/g, ' ').trim()
  }
  const all = ({ role, pattern, flags, within }: Plain): Element[] => {
    const roots: ParentNode[] = within ? all(within) : [document]
    const name = new RegExp(pattern, flags)
    const selector = `${selectors[role] ? `${selectors[role]}, ` : ''}[role=${role}]`
    const found: Element[] = []
    for (const root of roots)
      for (const element of Array.from(root.querySelectorAll(selector))) {
        const given = role === 'field' || role === 'text' ? role : element.getAttribute('role') || role
        if (given === role && isShown(element) && name.test(nameOf(element))) found.push(element)
      }
    // A text stands in all that is around it as well.
    return role === 'text' ? found.filter((one) => !found.some((other) => one !== other && one.contains(other))) : found
  }
  const found = all(wanted)
  const first = found[0]
  if (!first) return null
  const labels = Array.from((first as HTMLInputElement).labels || [])
  const lookAt = () => {
    const { left, top, width, height } = first.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const there = document.elementFromPoint(x, y)
    const isFree = there !== null && [first].concat(labels).some((part) => part.contains(there))
    return { x, y, free: isFree && !first.matches(':disabled') }
  }
  let place = lookAt()
  if (scroll && !place.free) {
    first.scrollIntoView({ block: 'center' })
    place = lookAt()
  }
  const text = (first as HTMLInputElement).value || textOf(first)
  return Object.assign(place, { count: found.length, text: text.replace(/\s+/g, ' ').trim() })
}
