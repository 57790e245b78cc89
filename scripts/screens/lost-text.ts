import type { Page } from '@playwright/test'

/**
 * Texts of the page that somebody cannot read: cut off, beyond the edge of the screen, below another text or below a
 * bar that does not go away. Each with where it stands, as `what: "text" <element>`.
 *
 * What the server says may end in an ellipsis, if it has a direction of its own (`dir`), as names and titles do; our
 * own words and amounts may not. What scrolls is not lost, nor is what screen readers alone hear.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(findLostTexts)
}

/** Runs in the page. */
function findLostTexts(): string[] {
  /** Rounding, and strokes that reach out of their letters. */
  const SLACK_PX = 1.5
  /** Half of what a line of capitals takes in height, in em; tall scripts reach further, and may. */
  const CORE_EM = 0.4
  /** Hidden from readers, or drawn as a picture with words of its own. */
  const UNREAD = '[inert], [aria-hidden="true"], [role="img"], script, style, option'
  /** Alone or with its currency; a sentence of the server that holds one, or a time such as 23.00, may be cut. */
  const AMOUNT = /^\D{0,6}\d[\d,]*\.\d\d\D{0,6}$/

  interface Line {
    owner: Element
    text: string
    left: number
    right: number
    top: number
    bottom: number
    layer: Element | null
  }
  const faults: string[] = []
  const lines = [...textNodes()].flatMap(linesOf)
  for (const line of lines) {
    const clip = clipOf(line)
    if (clip) faults.push(`${clip}: ${told(line)}`)
    else if (isOutOfCell(line)) faults.push(`out of its cell: ${told(line)}`)
  }
  const seen = lines.filter(({ left, right, top, bottom }) => left < right && top < bottom)
  for (const [one, other] of pairs(seen))
    if (one.owner !== other.owner && one.layer === other.layer && isOver(one, other))
      faults.push(`over another text: ${told(one)} ${told(other)}`)
  for (const field of document.querySelectorAll('input, textarea'))
    if (isCutPlaceholder(field)) faults.push(`placeholder cut: "${field.getAttribute('placeholder')}"`)
  return [...new Set(faults)]

  function* textNodes(): Generator<Text> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const owner = node.parentElement
      if (!owner || !/[\p{L}\p{N}]/u.test(node.data) || owner.closest(UNREAD)) continue
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (isUnseen(owner)) continue
      yield node
    }
  }

  /** Read out only: a box of one pixel. */
  function isUnseen(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).position === 'absolute' && at.clientWidth <= 1 && at.clientHeight <= 1) return true
    return false
  }

  function linesOf(node: Text): Line[] {
    const owner = node.parentElement as Element
    const range = document.createRange()
    range.selectNodeContents(node)
    const em = Number.parseFloat(getComputedStyle(owner).fontSize)
    return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      const half = Math.min(CORE_EM * em, (bottom - top) / 2)
      return {
        owner,
        text: node.data.trim(),
        left,
        right,
        top: middle - half,
        bottom: middle + half,
        layer: layerOf(owner),
      }
    }).filter(({ left, right }) => right - left > 0.5)
  }

  /** The bar or layer that stands still while the page scrolls. */
  function layerOf(element: Element): Element | null {
    const found = element.closest('nav, header, [role="dialog"]')
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    return found && /fixed|sticky/.test(getComputedStyle(found).position) ? found : null
  }

  /** What is wrong with the place of a line, if anything. What may be cut off is taken off the line. */
  function clipOf(line: Line): string | undefined {
    const free = { x: false, y: false }
    const isForeign = line.owner.closest('bdi, [dir]:not(html)') !== null && !AMOUNT.test(line.text)
    for (let at: Element | null = line.owner; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (/auto|scroll/.test(style.overflowX)) free.x = true
      if (/auto|scroll/.test(style.overflowY)) free.y = true
      if (style.display !== 'inline' && /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)) {
        const box = inside(at)
        const overX = line.left < box.left - SLACK_PX || line.right > box.right + SLACK_PX
        const overY = line.top < box.top - SLACK_PX || line.bottom > box.bottom + SLACK_PX
        const shortens = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (((overX && !free.x) || (overY && !free.y)) && !(shortens && isForeign)) return shortens ? 'ellipsis' : 'cut'
        Object.assign(line, {
          left: Math.max(line.left, box.left),
          right: Math.min(line.right, box.right),
          top: Math.max(line.top, box.top),
          bottom: Math.min(line.bottom, box.bottom),
        })
      }
      if (style.position === 'fixed') break
    }
    if (!free.x && (line.left < -SLACK_PX || line.right > document.documentElement.clientWidth + SLACK_PX))
      return 'off the screen'
    return undefined
  }

  /** Beyond the sides of the button, link or cell that it is the label of, where it meets the next one. */
  function isOutOfCell({ owner, left, right }: Line): boolean {
    const cell = owner.closest('a, button, label, td, th')
    if (!cell || getComputedStyle(cell).display === 'inline') return false
    const box = cell.getBoundingClientRect()
    return left < box.left - SLACK_PX || right > box.right + SLACK_PX
  }

  /** The box within the borders. */
  function inside(element: Element): { left: number; right: number; top: number; bottom: number } {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight }
  }

  function* pairs(all: Line[]): Generator<[Line, Line]> {
    const sorted = all.toSorted((one, other) => one.top - other.top)
    for (const [at, one] of sorted.entries())
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.top > one.bottom) break
        yield [one, other]
      }
  }

  function isOver(one: Line, other: Line): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > 2 && high > 2
  }

  function isCutPlaceholder(field: Element): boolean {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
    if (field.placeholder === '' || field.value !== '' || field.clientWidth === 0) return false
    if (field instanceof HTMLTextAreaElement) return false
    const style = getComputedStyle(field)
    const probe = document.createElement('span')
    probe.textContent = field.placeholder
    const { font } = getComputedStyle(field, '::placeholder')
    Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', font, visibility: 'hidden' })
    field.parentElement?.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return width > room + SLACK_PX
  }

  function told({ owner, text }: Line): string {
    const within = owner.closest('[class]')
    return `"${text.slice(0, 40)}" <${owner.localName} ${within?.className ?? ''}>`
  }
}
