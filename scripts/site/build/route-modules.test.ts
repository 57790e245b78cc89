import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routeModules } from './route-modules.ts'

const app = join(import.meta.dirname, '../../../src/app')

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
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  for (const file of ['routes.tsx', 'routes/fixed-routes.ts', 'routes/load-next-pages.ts', 'routes/load-home.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), readFileSync(join(app, file), 'utf8').replace('vip: {', 'vipClub: {'))
  }
  expect(() => routeModules(folder)).toThrow('no page is named for vip')
})
