import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numberOf } from '#scripts/site/build/messages-plugin.ts'
import { readTranslation } from '#scripts/lib/message-catalogue.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { NUMBERS_FILE, readNumbers } from './message-numbers.ts'

test('every message has a number of its own', () => {
  const numbers = readNumbers()
  const ids: string[] = JSON.parse(readFileSync(join(ROOT, NUMBERS_FILE), 'utf8'))
  expect(numbers.size).toBe(ids.length)
  expect(Object.keys(readTranslation('en')).filter((id) => !numbers.has(id))).toEqual([])
})

test('a message without a number stops the build', () => {
  expect(numberOf('a.b.c', new Map([['a.b.c', 7]]))).toBe(7)
  expect(() => numberOf('a.b.d', new Map())).toThrow('a.b.d has no number')
})
