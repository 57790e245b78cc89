import { afterEach, expect, test, vi } from 'vitest'
import { controlOf } from './control.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['{"title":"Bad scenario","detail":"no operation is called \\"logn\\""}', 'no operation is called "logn"'],
  ['<h1>Bad gateway</h1>', 'PUT scenario: 400'],
])('what the stub refuses is told in its own sentence: %s', async (body, sentence) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 400 })))
  await expect(controlOf('stub').setScenario('logn:X')).rejects.toThrow(new Error(sentence))
})
