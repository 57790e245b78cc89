import { expect, it } from 'vitest'
import { categoryPath, centerCategory, otherCategories } from './center-category.ts'

it('SHELL-19, GAP-32 the game center takes its category from the path, sports where it names none', () => {
  const paths = ['/m/live', '/m/esports', '/m/lott', '/m/elott', '/m/sports', '/m/gameCenter']
  expect(paths.map(centerCategory)).toEqual(['LIVE', 'ESPORTS', 'LOTT', 'ELOTT', 'SPORTS', 'SPORTS'])
})

it('a game center leads on to the other categories, each at its centre or in its list', () => {
  const codes = ['HOT', 'FAV', 'RNG', 'LIVE', 'SPORTS', 'BGS'] as const
  const others = otherCategories(
    codes.map((code) => ({ code, vendors: [] })),
    'SPORTS',
  )
  expect(others.map(categoryPath)).toEqual(['/m/gameList?gameType=RNG', '/m/live', '/m/gameList?gameType=BGS'])
})
