// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { TOAST_MS, showToast, useToasts, type ToastRequest } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { OPEN_DELAY_MS, useLaunchChat } from './launch-chat.ts'

const opened = vi.fn<(address: string, target: string) => { opener: unknown } | null>()
const asked: URL[] = []
let answer: () => Response | Promise<Response>
const shown: { toast: ToastRequest | undefined } = { toast: undefined }

function Entry() {
  const launch = useLaunchChat()
  const state = useToasts()
  useEffect(() => {
    shown.toast = state.toast
  })
  return (
    <>
      <button type="button" onClick={launch}>
        chat
      </button>
      {state.dialogs.map(({ submit, answer: reply }) => (
        <button key="yes" type="button" onClick={() => reply(true)}>
          {submit.id}
        </button>
      ))}
    </>
  )
}

const link = (chatUrl: string) => () => Response.json({ success: true, value: { chatUrl } })
const signIn = (type = 0) => startSession({ token: 't', userName: 'ravi88', type })
const open = () => renderSite(<Entry />, { path: '/m/messages' })
const tap = () => act(() => void fireEvent.click(screen.getByRole('button', { name: 'chat' })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('open', opened)
  opened.mockReset()
  opened.mockReturnValue({ opener: window })
  asked.length = 0
  answer = link('https://chat.example/room?ticket=1')
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      asked.push(new URL(request.url))
      return answer()
    },
  })
})
afterEach(() => {
  cleanup()
  act(() => {
    endSession()
    showToast({ kind: 'info', text: { id: 'none' }, durationMs: 0 })()
  })
  configureGateway({})
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('launching the live chat', () => {
  it('CHAT-03, CHAT-04, CHAT-06, CONST-36, ERR-58 shows the loading toast, and opens 500 ms after the answer', async () => {
    signIn()
    open()
    tap()
    expect(shown.toast).toMatchObject({
      kind: 'loading',
      text: { id: 'toasts.loading.wait' },
      durationMs: TOAST_MS.loading,
    })
    expect(TOAST_MS.loading).toBe(9_999_000)
    await waitFor(() => expect(asked).toHaveLength(1))
    await pass(OPEN_DELAY_MS - 100)
    expect(opened).not.toHaveBeenCalled()
    await pass(200)
    expect(opened).toHaveBeenCalledWith('https://chat.example/room?ticket=1', '_blank')
    expect(opened.mock.results[0]?.value).toEqual({ opener: null })
    expect(shown.toast).toBeUndefined()
    expect(OPEN_DELAY_MS).toBe(500)
  })

  it('CHAT-05, GAP-146, I18N-08 says where it is launched from, and how the window is to look', async () => {
    document.documentElement.style.setProperty('--ground', '#abc')
    window.history.replaceState(null, '', '/m/gameList?gameType=FISH')
    signIn()
    open()
    tap()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      b2c: '1',
      moduleId: 'CBS3',
      language: 'EN',
      backUrl: `${window.location.origin}/m/gameList?gameType=FISH`,
      headerColor: 'aabbcc',
      title: 'Customer service',
    })
    await pass(OPEN_DELAY_MS + 100)
  })

  it('CHAT-03 asks once, however often it is tapped', async () => {
    signIn()
    open()
    for (let i = 0; i < 20; i += 1) tap()
    await pass(OPEN_DELAY_MS + 200)
    expect(asked).toHaveLength(1)
    expect(opened).toHaveBeenCalledOnce()
  })

  it('CHAT-03 offers a button where the browser did not let the window open', async () => {
    opened.mockReturnValueOnce(null)
    signIn()
    open()
    tap()
    await pass(OPEN_DELAY_MS + 200)
    expect(shown.toast).toBeUndefined()
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'messages.chat.open' })))
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it('SHELL-69, GAP-137 opens in the app of the merchant where the site stands in one', async () => {
    const openExternal = vi.fn<(url: string) => void>()
    window.nativeApp = { openExternal, close: () => undefined, platform: () => 'ios' }
    signIn()
    open()
    tap()
    await pass(OPEN_DELAY_MS + 200)
    expect(openExternal).toHaveBeenCalledWith('https://chat.example/room?ticket=1')
    expect(opened).not.toHaveBeenCalled()
    delete window.nativeApp
  })

  it.each([
    '',
    'javascript:alert(1)',
    '//evil.example',
    'http://chat.example',
    '/\t/evil.example',
    'mailto:a@b.example',
  ])('ERR-41 opens nothing at "%s" and says so', async (address) => {
    answer = link(address)
    signIn()
    open()
    tap()
    await waitFor(() => expect(shown.toast?.text.id).toBe('messages.chat.noAddress'))
    await pass(OPEN_DELAY_MS + 200)
    expect(opened).not.toHaveBeenCalled()
  })

  it('GAP-169, CHAT-04 takes the loading toast away when the call fails, and says why', async () => {
    answer = () =>
      Response.json({ success: false, code: 'ACCOUNT_NO_PERMISSION', message: '', value: null }, { status: 403 })
    signIn()
    open()
    tap()
    await waitFor(() => expect(shown.toast?.text.id).toBe('errors.code.accountNoPermission'))
    expect(opened).not.toHaveBeenCalled()
  })

  it('CHAT-07, ERR-38, GAP-47 refuses a trial account without a call', async () => {
    signIn(4)
    open()
    tap()
    await waitFor(() => expect(shown.toast?.text.id).toBe('errors.code.freeReject'))
    expect(shown.toast).toMatchObject({ kind: 'warning', durationMs: 2_000 })
    expect(asked).toEqual([])
  })

  it('GAP-46 sends a visitor to the login page, and back from there', () => {
    const { address } = open()
    tap()
    expect(address()).toBe('/m/login?from=%2Fm%2Fmessages')
    expect(asked).toEqual([])
  })

  it('opens nothing for a member who is gone by then', async () => {
    signIn()
    open()
    tap()
    await waitFor(() => expect(asked).toHaveLength(1))
    act(endSession)
    await pass(OPEN_DELAY_MS + 200)
    expect(opened).not.toHaveBeenCalled()
    expect(shown.toast).toBeUndefined()
  })
})
