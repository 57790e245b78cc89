import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')
const FOLDER = join(PROJECT, `.cache/shaking-test-${process.pid}`)

/** Builds a page as the site is built and gives its own code, packages left out. */
async function bundlePage(code: string): Promise<string> {
  const entry = join(FOLDER, 'page.ts')
  writeFileSync(entry, code)
  const result = await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // What encrypts is loaded only when it is needed.
        external: ['@tanstack/react-query', 'openapi-fetch', /attempt-encrypted/],
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

beforeAll(() => mkdirSync(FOLDER, { recursive: true }))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const paths = (code: string) =>
  [...code.matchAll(/["'`](\/(?:wps|lgw|lotto)\/[^"'`]+)["'`]/g)].map(([, path]) => path).sort()

describe('a page that uses two operations', () => {
  it('carries these two and no other of their files', async () => {
    const code = await bundlePage(`
      export { useListGames } from '#src/api/generated/games-lists.ts'
      export { useLogin } from '#src/api/generated/session.ts'
    `)
    expect(paths(code)).toEqual(['/wps/relay/GCSGAME_gameList', '/wps/session/login'])
    expect(code).not.toContain('FormData')
    expect(code).not.toContain('useInfiniteQuery')
    // Client, names of all codes, retry policy, the build's own code for late parts, and the two calls with their
    // shapes: what the first screen pays for it.
    expect(code.length).toBeLessThan(9_800)
  }, 180_000)

  it('carries nothing of files of which it uses the types alone', async () => {
    const code = await bundlePage(`
      import type { ErrorCode } from '#src/api/generated/errors.ts'
      import type { Game } from '#src/api/generated/types.ts'
      export const title = (game: Game, code: ErrorCode) => game.displayName + code
    `)
    expect(paths(code)).toEqual([])
    expect(code.length).toBeLessThan(100)
  }, 180_000)
})
