import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { CallFacts } from '#src/api/call.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { encryptionKey } from '../support/test-key.ts'

interface Write {
  (variables: object): Promise<unknown>
  readonly facts: CallFacts<OperationId>
}

const SOURCES = join(import.meta.dirname, '../../src')
const FOLDER = join(SOURCES, 'api/generated')

/** The calls of all writes, as the generated files export them. */
async function writes(): Promise<Write[]> {
  const modules = await Promise.all(readdirSync(FOLDER).map((file) => import(join(FOLDER, file))))
  const isWrite = (value: unknown): value is Write => typeof value === 'function' && 'facts' in value
  return modules.flatMap((module) => Object.values(module).filter(isWrite))
}

afterEach(() => configureGateway({}))

/** A gateway that answers once it is let. */
function holdAnswers() {
  const sent: (() => void)[] = []
  let token = 'one'
  configureGateway({
    baseUrl: 'https://site.example',
    encryption: { merchant: 'bdtdemo', readKey: () => Promise.resolve(encryptionKey) },
    token: () => token,
    fetch: () => new Promise((resolve) => sent.push(() => resolve(new Response('', { status: 502 })))),
  })
  return { sent, signInAs: (other: string) => void (token = other) }
}

/** What encrypts is loaded at the first call that needs it. */
const PATIENCE = { timeout: 10_000 }
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a write', () => {
  it('ERR-40 is sent once, however often it is asked for before its answer came', async () => {
    const calls = await writes()
    expect(calls.map(({ facts }) => facts.operation).sort()).toEqual(
      Object.entries(operations)
        .flatMap(([id, { kind }]) => (kind === 'mutation' ? [id] : []))
        .sort(),
    )
    for (const call of calls) {
      const { sent } = holdAnswers()
      const answers = [call({}), call({}), call({})]
      await vi.waitFor(() => expect(sent, call.facts.operation).not.toHaveLength(0), PATIENCE)
      await settle()
      expect(sent, call.facts.operation).toHaveLength(1)
      sent[0]?.()
      await expect(Promise.all(answers)).rejects.toMatchObject({ code: 'CONTRACT_VIOLATION' })
      const again = call({})
      await vi.waitFor(() => expect(sent, call.facts.operation).toHaveLength(2), PATIENCE)
      sent[1]?.()
      await expect(again).rejects.toThrow()
    }
  })

  it('is sent beside one of other variables, or of another session', async () => {
    const call = (await writes()).find(({ facts }) => facts.operation === 'addFavorite')
    if (!call) throw new Error('addFavorite is a write')
    const { sent, signInAs } = holdAnswers()
    const answers = [call({ body: { nodeId: '1' } }), call({ body: { nodeId: '2' } })]
    signInAs('two')
    answers.push(call({ body: { nodeId: '1' } }))
    await settle()
    expect(sent).toHaveLength(3)
    for (const answer of sent) answer()
    await Promise.allSettled(answers)
  })

  it('has no way past this: only the definitions of calls use the client', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const users = files.filter((file) => {
      if (/\.test\.tsx?$/.test(file)) return false
      const text = readFileSync(join(SOURCES, file), 'utf8')
      return (
        /import \{[^}]*\bsend\b[^}]*\} from '[^']*\/client\.ts'/.test(text) ||
        /\bfrom 'openapi-fetch'/.test(text.replaceAll(/import type .*/g, ''))
      )
    })
    expect(users.sort()).toEqual(['api/client.ts', 'api/define.ts'])
  })
})
