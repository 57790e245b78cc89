import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#scripts/lib/run-command.ts'
import { WIRING } from './wiring.ts'

it.each(WIRING)('a fault can be planted in $file: $find', ({ file, find, replace }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})
