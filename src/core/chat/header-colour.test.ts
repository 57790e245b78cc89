// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { headerColour } from './header-colour.ts'

it.each([
  ['#AbC', 'AAbbCC'],
  [' #101a2f', '101a2f'],
  // With a transparency, in another notation, not read yet.
  ['#101a2f80', '000000'],
  ['rgb(16 26 47)', '000000'],
  ['', '000000'],
])('GAP-146 a ground of "%s" gives the header %s', (ground, digits) => {
  document.documentElement.style.setProperty('--ground', ground)
  expect(headerColour()).toBe(digits)
})
