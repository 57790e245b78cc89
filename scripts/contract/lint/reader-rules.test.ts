import { afterEach, expect, it } from 'vitest'
import { createWorkspace, REQUIREMENTS, type Edit, type Workspace } from '../../../tests/contract/fixture/fixture.ts'
import { bundleContract } from '../document/bundle.ts'
import { loadSources } from '../document/sources.ts'
import { lintSources } from './lint.ts'

let workspace: Workspace | undefined
afterEach(() => workspace?.remove())

function lint(edit: Edit): string[] {
  workspace = createWorkspace(edit)
  const sources = loadSources(workspace.openapi)
  return lintSources(sources, bundleContract(sources), REQUIREMENTS).map(({ rule, message }) => `${rule} ${message}`)
}

it('finds a pattern that Specmatic reads as one between slashes', () => {
  const edit = { file: 'schemas/games.yaml', from: "pattern: '^", to: "pattern: '^/?" }
  expect(lint(edit)).toEqual([expect.stringMatching(/^pattern Write a leading slash/)])
})

it('finds examples of a request and an answer that make an exchange without its header', () => {
  const header =
    '{ name: X-Key, in: header, required: true, description: A key., schema: { type: string, maxLength: 9 } }'
  const answer = '{ schema: { type: boolean }, examples: { plain: { summary: Claimed, value: true } } }'
  const to = `parameters: [${header}]\n    x-errors: [LOCKED]\n    x-value: ${answer}`
  expect(lint({ file: 'paths/session.yaml', from: 'x-errors: [LOCKED]', to })).toContainEqual(
    expect.stringMatching(/^example-pair An answer has an example of this name/),
  )
})
