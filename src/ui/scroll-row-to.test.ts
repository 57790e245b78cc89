// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showInRow } from './scroll-row-to.ts'

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
