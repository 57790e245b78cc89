import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '#scripts/lib/run-command.ts'
import { classNamer } from './class-names.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'src/ui'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function sheet(name: string): string {
  const file = join(root, 'src/ui', `${name}.module.css`)
  writeFileSync(file, '')
  return file
}

it('a class keeps its name when a style sheet is added before its own', () => {
  const card = sheet('Card')
  const before = classNamer(root)('picture', card)
  expect(before).toMatch(/^picture_[\da-z]{3}$/)
  const avatar = sheet('Avatar')
  const name = classNamer(root)
  expect(name('picture', `${card}?direct`)).toBe(before)
  expect(name('picture', avatar)).not.toBe(before)
})

it('two style sheets whose classes would have the same names stop the build', () => {
  for (let number = 0; number < 1_000; number += 1) sheet(`Card${number}`)
  expect(() => classNamer(root)).toThrow(/^Rename src\/ui\/Card\d+\.module\.css or src\/ui\/Card\d+\.module\.css/)
})

it('the site has no two style sheets whose classes would have the same names', () => {
  expect(() => classNamer(ROOT)).not.toThrow()
})
