// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mock/state/db.ts'
import { operations } from '#mock/generated/operations.ts'
import { resetWorld } from '#mock/state/world.ts'
import { configureGateway } from '#src/api/settings.ts'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { endSession, startSession } from '../session/session.ts'
import { UNREAD_INTERVAL_MS, useUnread } from './unread.ts'

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

beforeEach(resetWorld)
afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  window.localStorage.clear()
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

  it('CHAT-08, CONST-37, GAP-119 are asked for at once and once more 250 ms later, however often', async () => {
    const { client, times } = await open()
    await waitFor(() => expect(times('getChatUnreadCount')).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, UNREAD_INTERVAL_MS + 20)))
    const startedAt = performance.now()
    const before = [times('getChatUnreadCount'), times('getUnreadCount')]
    while (performance.now() - startedAt < UNREAD_INTERVAL_MS - 100) {
      await act(() =>
        client.invalidateQueries({ queryKey: ['getChatUnreadCount'], refetchType: 'active' }, { cancelRefetch: true }),
      )
      void client.invalidateQueries({ queryKey: ['getUnreadCount'] })
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, UNREAD_INTERVAL_MS + 100)))
    // On a busy machine more time has passed than was waited for.
    const allowed = 1 + Math.ceil((performance.now() - startedAt) / UNREAD_INTERVAL_MS)
    expect(times('getChatUnreadCount') - Number(before[0])).toBeLessThanOrEqual(allowed)
    expect(times('getUnreadCount') - Number(before[1])).toBeLessThanOrEqual(allowed)
    expect(UNREAD_INTERVAL_MS).toBe(250)
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
