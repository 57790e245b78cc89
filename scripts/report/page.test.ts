// @vitest-environment jsdom
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runPageScript } from '../../tests/support/run-page-script.ts'
import { reportPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
writeFileSync(join(folder, 'own.css'), '.own {}')
writeFileSync(
  join(folder, 'own.js'),
  `import { listenToKeys, one, say } from './report.js'\nlistenToKeys({ x: () => say('heard') })\nexport const last = one('main')\n`,
)
const html = reportPage({
  folder,
  styles: ['own.css'],
  scripts: ['own.js'],
  kind: 'own',
  title: 'A <report>',
  name: 'Report',
  meta: 'of today',
  keys: [['x y', 'says something']],
  body: '<main><input type="search"></main>',
})
const page = new DOMParser().parseFromString(html, 'text/html')
const theme = () => document.documentElement.dataset['theme']
const press = (key: string, at: Element = document.body) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  runPageScript(page)
})

test('a page of a report carries its styles and scripts, and titles stay texts', () => {
  expect(page.title).toBe('A <report>')
  expect(page.querySelector('style')?.textContent).toMatch(/\.btn \{[^]*\.own \{/)
  expect(page.querySelector('link, script[src]')).toBeNull()
  expect([...page.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['x', 'y', 't'])
})

test('theme and single keys work, the keys not where one types, nor once they are off', () => {
  document.querySelector<HTMLElement>('[data-act="theme"]')?.click()
  expect(theme()).toBe('light')
  press('t')
  expect(theme()).toBe('dark')
  press('t', document.querySelector('input') ?? document.body)
  press('x')
  expect([theme(), document.querySelector('.say.on')?.textContent]).toEqual(['dark', 'heard'])
  document.querySelector<HTMLElement>('[name="keys"]')?.click()
  press('t')
  expect(theme()).toBe('dark')
})
