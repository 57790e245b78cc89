// @vitest-environment jsdom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mock/state/db.ts'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { useUnread } from './unread.ts'

function Total() {
  return <output>{useUnread().total}</output>
}

function Amount() {
  return <output>{useBalance().amount}</output>
}

async function open(type = 0, { hasChat = true, prefer = {} }: { hasChat?: boolean } & StubOptions = {}) {
  const token = 'mbr_ravi88'
  await db.sessions.create({ token, merchant: 'bdtdemo', username: 'ravi88', startedAt: new Date().toISOString() })
  startSession({ token, userName: 'ravi88', type })
  const gateway = startStubGateway({ prefer })
  const site = renderSite(<Total />, { info: { whitelabel: { CBS3: hasChat } } })
  return { ...site, times: (name: string) => gateway.asked.filter(({ operation }) => operation === name).length }
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  window.localStorage.clear()
  vi.useRealTimers()
})

describe('the unread counts', () => {
  it('GAP-145, MSG-18, MSG-19 are inbox, announcements and chat together', async () => {
    await open()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('9'))
  })

  it.each<[string, boolean, NonNullable<StubOptions['prefer']>]>([
    ['the flag is off', false, {}],
    ['the permission is refused', true, { getChatGroupPermission: 'example=refused' }],
  ])('GAP-145 are inbox and announcements alone where %s', async (_why, hasChat, prefer) => {
    const { times } = await open(0, { hasChat, prefer })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('6'))
    expect(times('getChatUnreadCount')).toBe(0)
  })

  it('GAP-152 are asked for again at each return to the tab, as the balance is', async () => {
    const { times } = await open()
    renderSite(<Amount />)
    await waitFor(() => expect(times('getUnreadCount')).toBe(1))
    const before = times('getWallets')
    await act(async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await waitFor(() => expect(times('getUnreadCount')).toBeGreaterThan(1))
    await waitFor(() => expect(times('getWallets')).toBe(before + 1))
    focusManager.setFocused(undefined)
  })

  it.each([
    ['MSG-20', 'getLobbyNews', 'GLS2_lobbyNews'],
    ['MSG-21', 'getUnreadCount', 'CSP_unreadCount'],
    ['CHAT-08', 'getChatUnreadCount', 'CBS_unreadCount'],
    ['CHAT-09', 'getChatGroupPermission', 'CBS_groupPermission'],
    ['CHAT-10', 'listLiveModels', 'CBS_modelList'],
  ] as const)('%s %s is the call %s', (_row, operation, name) =>
    expect(operations[operation].path).toBe(`/wps/relay/${name}`),
  )
})

it('GAP-152 no timer asks for the unread counts, nor for the balance', async () => {
  // What keeps the calls apart goes on after a test, and by the same clock.
  vi.useFakeTimers({ shouldAdvanceTime: true, toNotFake: ['performance'] })
  const { times } = await open()
  const wallet = new QueryClient()
  render(
    <QueryClientProvider client={wallet}>
      <Amount />
    </QueryClientProvider>,
  )
  const asked = () => ['getUnreadCount', 'getChatUnreadCount', 'getWallets'].map(times)
  await waitFor(() => expect(asked()).toEqual([1, 1, 1]))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['9', '12480.50']),
  )
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(asked()).toEqual([1, 1, 1])
})
