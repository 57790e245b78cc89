import { expect, test } from 'vitest'
import { bundleContract } from '../../document/bundle.ts'
import { loadSources } from '../../document/sources.ts'
import { readContract } from '../../judge/contract.ts'
import { recipeFor } from './recipes.ts'

const contract = readContract(bundleContract(loadSources('openapi')))

test('every code of every operation has a recipe, or a reason why nobody outside can provoke it', () => {
  const forgotten = contract.operations.flatMap((operation) =>
    Object.keys(operation.errors)
      .filter((code) => recipeFor(operation, code) === undefined)
      .map((code) => `${operation.id} ${code}`),
  )
  expect(forgotten).toEqual([])
})
