import { expect, it } from 'vitest'
import { gamesQuery, type GamesFilter } from './games-query.ts'

const always = { merchant: 'bdtdemo', platform: 'html5', language: 'EN' }

it.each<[GamesFilter, object]>([
  [{}, {}],
  [{ gameType: 'RNG', type: 'all', vendor: '', name: '', kind: '', minBet: '', minLine: '' }, { gameType: 'RNG' }],
  [{ type: 'new' }, { gameClassify: 'new' }],
  [
    { gameType: 'RNG', type: 'all', kind: 'JP' },
    { gameType: 'RNG', gameClassify: 'JP' },
  ],
  [
    { vendor: 'KITE', name: 'lamp' },
    { vassalage: 'KITE', gameName: 'lamp' },
  ],
  [
    { minBet: '0.05', minLine: '25' },
    { minBet: '0.05', minLine: '25' },
  ],
])('asks only for what %o cuts down', (filter, asked) =>
  expect(gamesQuery(filter, 'bdtdemo', 'EN')).toStrictEqual({ ...always, ...asked }),
)
