import { expect, it } from 'vitest'
import type { Game } from '#src/api/generated/types.ts'
import { uniqueGames } from './unique-games.ts'

const game = (nodeId: string, gameId = 'same'): Game => ({
  nodeId,
  gameId,
  nodeName: nodeId,
  gameName: nodeId,
  displayName: nodeId,
  gameType: 'RNG',
  vassalage: 'KITE',
  vendorCode: 'KITE',
  iconUrl: '/a.svg',
  supportPlay: 1,
  isHot: 0,
  isNew: 0,
})

it('LIST-16, GAP-154 puts page after page, and leaves out what an earlier page has, by node id', () => {
  const pages = [[game('1'), game('2')], [game('2'), game('3')], [], [game('1'), game('4')]]
  expect(uniqueGames(pages).map(({ nodeId }) => nodeId)).toEqual(['1', '2', '3', '4'])
})
