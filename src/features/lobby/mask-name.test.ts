import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['playerone', 'p***e'],
  ['abc', 'a***c'],
  ['ab', 'a***'],
  ['a', 'a***'],
  ['', '***'],
  ['ra***88', 'ra***88'],
  ['🎲dice🎲', '🎲***🎲'],
])('GAP-166 a winner called "%s" shows as %s', (name, shown) => expect(maskName(name)).toBe(shown))
