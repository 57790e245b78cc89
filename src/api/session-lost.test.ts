import { afterEach, expect, it, vi } from 'vitest'
import { addFavorite } from './generated/favorites.ts'
import { configureGateway } from './settings.ts'

afterEach(() => configureGateway({}))

const refused = (code: string) => Response.json({ success: false, code, message: 'for logs' }, { status: 401 })

it.each([
  ['without an envelope', () => new Response('', { status: 401 }), 0],
  ['with the code of a wrong password', () => refused('CREDENTIALS_INVALID'), 0],
  ['with SESSION_MISSING', () => refused('SESSION_MISSING'), 1],
  ['with SESSION_ENDED', () => refused('SESSION_ENDED'), 1],
])('GAP-62 what a 401 %s does to the session', async (_what, answer, times) => {
  const onSessionLost = vi.fn<() => void>()
  configureGateway({ baseUrl: 'http://site.example', token: () => 'mine', onSessionLost, fetch: async () => answer() })
  await expect(addFavorite({ body: { nodeId: '1', vendor: 'KITE' } })).rejects.toThrow()
  expect(onSessionLost).toHaveBeenCalledTimes(times)
})
