import { expect, it } from 'vitest'
import { lintEdited } from '../../../tests/contract/fixture/lint-edited.ts'

it('finds a pattern that Specmatic reads as one between slashes', () => {
  const edit = { file: 'schemas/games.yaml', from: "pattern: '^", to: "pattern: '^/?" }
  expect(lintEdited(edit)).toEqual([expect.stringMatching(/^pattern Write a leading slash/)])
})

it('finds examples of a request and an answer that make an exchange without its header', () => {
  const header =
    '{ name: X-Key, in: header, required: true, description: A key., schema: { type: string, maxLength: 9 } }'
  const answer = '{ schema: { type: boolean }, examples: { plain: { summary: Claimed, value: true } } }'
  const to = `parameters: [${header}]\n    x-errors: [LOCKED]\n    x-value: ${answer}`
  expect(lintEdited({ file: 'paths/session.yaml', from: 'x-errors: [LOCKED]', to })).toContainEqual(
    expect.stringMatching(/^example-pair An answer has an example of this name/),
  )
})
