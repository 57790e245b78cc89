// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { routes } from './routes.tsx'

const folder = join(import.meta.dirname, '../core/i18n/messages')
const tags = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'))

it('I18N-04 every address has a title', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(paths).sort())
})

it.each(tags)('I18N-04 every title is written in %s', (tag) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))
  const unwritten = Object.entries(routes).filter(([, { title }]) => !/\S/.test(texts[String(title.id)] ?? ''))
  expect(unwritten.map(([name]) => name)).toEqual([])
})
