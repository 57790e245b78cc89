import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [271, '04:31'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [3_601, '1:00:01'],
  [86_400, '24:00:00'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))
