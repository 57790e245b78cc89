import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PAGE = /^\/\/ @vitest-environment jsdom$/m

/** Tests without a page first, then those with one: a worker lives on only as long as its next file wants the same. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isPage = ({ moduleId }: TestSpecification) => PAGE.test(readFileSync(moduleId, 'utf8'))
    return [...sorted.filter((file) => !isPage(file)), ...sorted.filter(isPage)]
  }
}
