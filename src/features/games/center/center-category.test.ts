import { expect, it } from 'vitest'
import { categoryPath, centerCategory } from './center-category.ts'

it('SHELL-19, GAP-32 the game center takes its category from the path, sports where it names none', () => {
  const paths = ['/m/live', '/m/esports', '/m/lott', '/m/elott', '/m/sports', '/m/gameCenter']
  expect(paths.map(centerCategory)).toEqual(['LIVE', 'ESPORTS', 'LOTT', 'ELOTT', 'SPORTS', 'SPORTS'])
})

it('the games of a category stand in its centre or in its list', () => {
  expect((['RNG', 'LIVE', 'BGS'] as const).map(categoryPath)).toEqual([
    '/m/gameList?gameType=RNG',
    '/m/live',
    '/m/gameList?gameType=BGS',
  ])
})
