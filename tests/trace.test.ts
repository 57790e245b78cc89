import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idsOf, proofsOf, requirementIds } from '#scripts/lib/trace.ts'
import { runCommand } from '#scripts/lib/run-command.ts'

const sections = new Set(['HOME', 'GATEWAY', 'I18N'])

test('reads the rows of the catalogue', () => {
  const ids = requirementIds(readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8'))
  expect(ids.length).toBeGreaterThan(1000)
  expect(ids).toContain('I18N-01')
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  { title: 'adds 15 games HOME-15', ids: ['HOME-15'] },
  { title: 'HOME-14, HOME-15: lists', ids: ['HOME-14', 'HOME-15'] },
  { title: 'GATEWAY-08..10 keep their width', ids: ['GATEWAY-08', 'GATEWAY-09', 'GATEWAY-10'] },
  { title: 'GATEWAY-15..GATEWAY-16 is a range too', ids: ['GATEWAY-15', 'GATEWAY-16'] },
  { title: 'I18N-02 has a digit in its section', ids: ['I18N-02'] },
  { title: 'UTF-8 and ISO-8601 claim nothing', ids: [] },
])('finds ids in: $title', ({ title, ids }) => {
  expect(idsOf(title, sections)).toEqual(ids)
})

test('reads titles from literals, templates, tables and groups, and leaves skipped tests out', () => {
  const source = `
    describe('HOME-01 group', () => { it('does', () => {}) })
    test.describe('GATEWAY-02', () => { test(\`says \${x} HOME-03\`, () => {}) })
    test.each([1])('HOME-04 %s', () => {})
    test.skip('HOME-05', () => {})
    // test('HOME-06', () => {})
    log('HOME-07')`
  const ids = proofsOf('a.test.ts', source, sections).map((proof) => proof.ids)
  expect(ids).toEqual([['HOME-01'], ['GATEWAY-02', 'HOME-03'], ['HOME-04']])
})

test('every id that a test of this project names is a row of the catalogue', async () => {
  const { code, stderr } = await runCommand('node', ['scripts/trace.ts'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
