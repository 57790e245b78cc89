import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { CallFacts } from '#src/api/call.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

const FOLDER = join(import.meta.dirname, '../../src/api/generated')

/** What the client knows of every operation, collected as the generated files define their calls. */
export async function factsOfCalls(): Promise<readonly CallFacts<OperationId>[]> {
  const facts: CallFacts<OperationId>[] = []
  vi.doMock('#src/api/define.ts', async (original) => {
    const define = await original<typeof import('#src/api/define.ts')>()
    const defineCall: typeof define.defineCall = (...args) => {
      const call = define.defineCall(...args)
      facts.push(call.facts as unknown as CallFacts<OperationId>)
      return call
    }
    return { ...define, defineCall }
  })
  vi.resetModules()
  for (const file of readdirSync(FOLDER)) await import(join(FOLDER, file))
  vi.doUnmock('#src/api/define.ts')
  return facts
}
