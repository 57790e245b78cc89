// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { showFocusedItem, showInRow } from './scroll-row-to.ts'

function at(left: number, width: number): Element {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 10)
  return element
}

it.each([
  [10, 0],
  [320, 0],
  [350, 190],
  [-30, -190],
])('an item at %d px in a row of 390 scrolls it by %d', (left, moved) => {
  const row = at(0, 390)
  showInRow(row, at(left, 70))
  expect(row.scrollLeft).toBe(moved)
})

const unknown = (): boolean => {
  throw new DOMException("':focus-visible' is not a valid selector", 'SyntaxError')
}

it.each([
  ['has come to by the keyboard', 190, () => true],
  ['may have come to by it, as far as the browser can tell,', 190, unknown],
  ['has tapped', 0, () => false],
])('GAP-132 an item partly in sight that somebody %s scrolls its row by %d', (_how, moved, isFocusVisible) => {
  const [row, item, heart] = [at(0, 390), at(350, 70), at(352, 20)]
  const measured = vi.spyOn(row, 'getBoundingClientRect')
  row.append(item)
  item.append(heart)
  vi.spyOn(heart, 'matches').mockImplementation(isFocusVisible)
  showFocusedItem({ currentTarget: row, target: heart })
  expect(row.scrollLeft).toBe(moved)
  // What is tapped must not make the browser lay the page out.
  expect(measured.mock.calls.length > 0).toBe(moved > 0)
})
