import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '#scripts/lib/run-command.ts'
import { routeModules } from './route-modules.ts'

const app = join(import.meta.dirname, '../../../src/app')
const TABLES = ['routes.tsx', 'routes/fixed-routes.ts', 'routes/load-next-pages.ts', 'routes/load-home.ts']

it('SHELL-39 finds the page of an address, of its other spellings, and of those that share one', () => {
  const modules = routeModules(app)
  expect(modules).toMatchObject({
    '/': 'features/lobby/HomePage.tsx',
    '/m/register.html': 'features/access/registration/RegisterPage.tsx',
    '/m/gameList': 'features/games/GameListPage.tsx',
    '/m/lott': 'features/games/center/GameCenterPage.tsx',
    '/m/member/agent/getDevidendContract': 'features/agent/contracts/DividendContractPage.tsx',
  })
  expect(Object.keys(modules).filter((path) => path.includes(':'))).toEqual([])
})

it('SHELL-39 fails for a table that names no page for an address', () => {
  const folder = plantTables((text) => text.replace('vip: {', 'vipClub: {'))
  expect(() => routeModules(folder)).toThrow('no page is named for vip')
})

it.each([40, 320])('SHELL-39 reads the same from tables whose lines are %i wide', async (printWidth) => {
  const folder = plantTables()
  const format = { printWidth, tabWidth: 8, semi: true, singleQuote: false, arrowParens: 'avoid', useTabs: true }
  writeFileSync(join(folder, '.oxfmtrc.json'), JSON.stringify(format))
  const { code } = await runCommand('oxfmt', ['--config', join(folder, '.oxfmtrc.json'), folder])
  expect(code).toBe(0)
  const formatted = readFileSync(join(folder, 'routes.tsx'), 'utf8')
  expect(formatted).not.toBe(readFileSync(join(app, 'routes.tsx'), 'utf8'))
  expect(routeModules(folder)).toEqual(routeModules(app))
})

it.each([
  [
    'page: page(loadGameList)',
    'page: page(pages.gameList)',
    `routes.tsx:${lineOf('page: page(loadGameList)')}: which page this is cannot be read: pages.gameList`,
  ],
  ['page: page(loadGameList)', 'page: page(loadNowhere)', 'cannot be read: loadNowhere'],
  ["import('#src/features/vip/VipPage.tsx')", 'import(vipModule)', 'cannot be read: page(() => import(vipModule)'],
  ["'#src/features/vip/VipPage.tsx'", "'#src/features/vip/VipPage.tsx' + ''", 'cannot be read: page('],
  ['vip: {', "['vip']: {", "cannot be read: ['vip']: {"],
  ['...fixedRoutes', '...fixed()', 'cannot be read: fixed()'],
  ['vip: {', 'vip: {{', 'routes.tsx cannot be read: '],
])('SHELL-39 names the place where %s has become %s', (from, to, message) => {
  const folder = plantTables((text) => text.replace(from, to))
  expect(() => routeModules(folder)).toThrow(message)
})

function lineOf(words: string): number {
  return readFileSync(join(app, 'routes.tsx'), 'utf8').split(words)[0]?.split('\n').length ?? 0
}

/** The tables in a folder of their own, each changed. */
function plantTables(change = (text: string) => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  for (const file of TABLES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), change(readFileSync(join(app, file), 'utf8')))
  }
  return folder
}
