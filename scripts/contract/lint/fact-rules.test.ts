import { expect, it } from 'vitest'
import type { Edit } from '../../../tests/contract/fixture/fixture.ts'
import { lintEdited } from '../../../tests/contract/fixture/lint-edited.ts'

const VALUE = "    x-value:\n      schema: { $ref: '../schemas/games.yaml#/GamePage"
const ofGames = (facts: string): Edit => ({ file: 'paths/games.yaml', from: VALUE, to: `    ${facts}\n${VALUE}` })
const ofTitle = (fact: string): Edit => ({
  file: 'schemas/games.yaml',
  from: 'title: { type: string,',
  to: `title: { type: string, ${fact},`,
})
const paging = (from: string, to: string): Edit => ({ file: 'paths/games.yaml', from, to })

it.each([
  ofGames('x-follows: { /games/*: { contains: /query/gameType, in: [title] } }'),
  ofGames('x-follows: { /games/*/title: { moment: now } }'),
])('takes facts that are written as docs/contract.md has it', (edit) => expect(lintEdited(edit)).toEqual([]))

it.each<[string, Edit, string]>([
  [
    'a moment that is none',
    ofGames('x-follows: { /games/*/title: { moment: nwo } }'),
    'follows A moment that follows is `now` or in the `future`, not nwo.',
  ],
  [
    'a field that no entry has',
    ofGames('x-follows: { /games/*: { contains: /query/gameType, in: [titel] } }'),
    'follows The value of listGames has nothing at /games/*/titel.',
  ],
  ['a fact of an operation', ofGames('x-follow: {}'), 'fact x-follow is no fact of an operation.'],
  ['a fact of a schema', ofTitle('x-moments: past'), 'schema strict mode: unknown keyword: "x-moments"'],
  [
    'a need that is neither',
    ofTitle('x-may-need: yes please'),
    'mark A field that some calls need has `x-may-need: true`.',
  ],
  [
    'a part of paging',
    paging('total: totalPages, key', 'total: totalPages, cont: totalPages, key'),
    'pagination cont is no part of it.',
  ],
])('finds %s that is misspelt', (_, edit, problem) => expect(lintEdited(edit)).toEqual([problem]))
