import { expect, test } from 'vitest'
import { UsageError } from '#scripts/lib/command-line.ts'
import { sampleOf, sourcesBelow } from './sources.ts'

const list = Array.from({ length: 50 }, (_, index) => index)

test('a sample is the same for the same seed, another for another one, and in order', () => {
  expect(sampleOf(list, 10, 7)).toEqual(sampleOf(list, 10, 7))
  expect(sampleOf(list, 10, 7)).not.toEqual(sampleOf(list, 10, 8))
  expect(sampleOf(list, 10, 7)).toEqual(sampleOf(list, 10, 7).sort((a, b) => a - b))
  expect(new Set(sampleOf(list, 10, 7)).size).toBe(10)
  expect(sampleOf(list, 50, 7)).toEqual(list)
})

test('sources are those with rules, of a folder or by name', () => {
  expect(sourcesBelow('src/lib/')).toContain('src/lib/money.ts')
  expect(sourcesBelow('src/lib/money.ts')).toEqual(['src/lib/money.ts'])
  expect(sourcesBelow('src/core').filter((file) => /\.test\.|-messages\.ts$|write-codes/.test(file))).toEqual([])
  for (const path of ['src/nowhere', 'scripts/lib', 'src/lib/money.test.ts'])
    expect(() => sourcesBelow(path)).toThrow(UsageError)
})
