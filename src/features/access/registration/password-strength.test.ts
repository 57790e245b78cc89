import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

it.each([
  ['', 0],
  ['lantern', 1],
  ['lanternhouse', 1],
  ['lantern88', 2],
  ['Lantern88', 3],
  ['lantern88!', 3],
  ['lanternhouse88', 3],
  ['Lanternhouse88!', 4],
])('rates %j as %i', (password, strength) => expect(strengthOf(password)).toBe(strength))
