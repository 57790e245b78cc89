// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { SLOW_MS } from '#src/ui/loading/use-is-slow.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { HotTab } from './HotTab.tsx'

const never = () => new Promise<Response>(() => undefined)
const games = () =>
  Response.json({ success: true, value: { list: [sampleGame({ displayName: 'Blue Lotus' })], updatedAt: 0 } })

function serve(hotGames: () => Response | Promise<Response>) {
  const fetch = (request: Request) =>
    new URL(request.url).pathname === operations.listHotGames.path ? Promise.resolve(hotGames()) : never()
  configureGateway({ baseUrl: 'http://localhost', retryBaseMs: 1, fetch })
}

afterEach(() => {
  cleanup()
  configureGateway({})
  vi.useRealTimers()
})

it('SHELL-91 says after a while that the hot games take long, and asks again at a tap', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serve(never)
  renderSite(<HotTab />)
  act(() => void vi.advanceTimersByTime(SLOW_MS - 1_000))
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  await screen.findByText('This is taking longer than usual.')
  serve(games)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findAllByText('Blue Lotus')
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
})

it('ERR-46 says at the place of the strip that the hot games could not be loaded', async () => {
  serve(() => Response.json({ success: false, code: 'REQUEST_INVALID', message: '' }, { status: 400 }))
  renderSite(<HotTab />)
  await screen.findByText('Loading failed')
  expect(document.querySelector('h2')?.textContent).toBe('Loading failed')
  expect(screen.getAllByText('Loading failed')).toHaveLength(1)
})
