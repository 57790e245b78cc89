import { hasFocusRing } from '#src/ui/styles/focus-ring.ts'

/** The middle of an element, in px from the left of the window. */
export function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Scrolls a row until an item is in its middle, or as near as the ends of the row allow. */
export function scrollRowTo(row: Element, item: Element): void {
  row.scrollLeft += middleOf(item) - middleOf(row)
}

/**
 * The same for an item that is not all in sight. Unlike `scrollIntoView` it never moves the page, which browsers
 * without its options (iOS 12) would scroll until the row is at the top.
 */
export function showInRow(row: Element, item: Element): void {
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (box.left < frame.left || box.right > frame.right) scrollRowTo(row, item)
}

/**
 * For `onFocus` of a row: shows the item that the keyboard has come to, since browsers leave one that is partly in
 * sight as it is. What is tapped is in sight, and would only make the browser lay the page out.
 */
export function showFocusedItem({ currentTarget: row, target }: { currentTarget: Element; target: Element }): void {
  if (hasFocusRing(target) === false) return
  const item = Array.from(row.children).find((child) => child.contains(target))
  if (item) showInRow(row, item)
}
