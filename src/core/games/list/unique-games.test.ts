import { expect, it } from 'vitest'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { uniqueGames } from './unique-games.ts'

const game = (nodeId: string, gameId = 'same') => sampleGame({ nodeId, gameId })

it('LIST-16, GAP-154 puts page after page, and leaves out what an earlier page has, by node id', () => {
  const pages = [[game('1'), game('2')], [game('2'), game('3')], [], [game('1'), game('4')]]
  expect(uniqueGames(pages).map(({ nodeId }) => nodeId)).toEqual(['1', '2', '3', '4'])
})
