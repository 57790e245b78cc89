import { expect, it } from 'vitest'
import type { Category } from '#src/core/games/category.ts'
import { hostCategories } from './host-categories.ts'

it('CATS-20, GAP-112 other games are all vendor categories but ELOTT', () => {
  const codes = ['HOT', 'FAV', 'RNG', 'LIVE', 'LOTT', 'ELOTT', 'BINGO'] as const
  const categories = codes.map((code): Category => ({ code, vendors: [] }))
  expect(hostCategories(categories)).toEqual(['RNG', 'LIVE', 'LOTT', 'BINGO'])
})
