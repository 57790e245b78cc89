import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { routes } from './routes.tsx'

const folder = new URL('../core/i18n/messages/', import.meta.url)
const tags = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'))

it('I18N-04 every address has a title', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(paths).sort())
})

describe.each(tags)('in %s', (tag) => {
  const texts: Record<string, string | { defaultMessage: string }> = JSON.parse(
    readFileSync(new URL(`${tag}.json`, folder), 'utf8'),
  )
  it.each(Object.entries(routes))('I18N-04 the title of %s is written', (_name, { title }) => {
    const text = texts[String(title.id)]
    expect(typeof text === 'object' ? text.defaultMessage : text).toMatch(/\S/)
  })
})
