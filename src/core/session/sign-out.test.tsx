// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { configureGateway } from '#src/api/settings.ts'
import { leaveLostSession } from './leave-lost-session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { setNavigation } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import {
  autoLoginItem,
  dataSavingItem,
  languageItem,
  memberInfoItem,
  sessionItem,
  trialUserItem,
} from '#src/core/storage/items.ts'
import { startSession, useSession } from './session.ts'
import { signOut } from './sign-out.ts'

const gateway = vi.fn<(request: Request) => Promise<Response>>()

/** A members' page, which sends others to the login page, and what the toasts would show. */
function Page() {
  const session = useSession()
  const navigate = useNavigate()
  const { toast, dialogs } = useToasts()
  const [dialog] = dialogs
  useEffect(() => setNavigation(navigate), [navigate])
  return (
    <>
      <Routes>
        <Route path={paths.memberHome} element={session ? 'member' : <Navigate to={paths.login} replace />} />
        <Route path={paths.login} element="login" />
        <Route path={paths.home} element="home" />
      </Routes>
      <p role="status">{toast ? `${toast.kind} ${toast.durationMs}` : ''}</p>
      {dialog ? (
        <>
          <h1>{dialog.title.id}</h1>
          <button type="button" onClick={() => dialog.answer(true)}>
            submit
          </button>
          <button type="button" onClick={() => dialog.answer(false)}>
            cancel
          </button>
        </>
      ) : null}
    </>
  )
}

/** A call that only its own time limit ends. */
const neverAnswered = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const press = (name: string) => act(() => screen.getByText(name).click())

describe('signing out', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', paths.memberHome)
    startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 })
    trialUserItem.write({ userName: 'trial_1' })
    memberInfoItem.write({ id: '1', account: 'ravi88', type: 0 })
    window.sessionStorage.setItem('other', 'x')
    dataSavingItem.write('on')
    languageItem.write('BN')
    configureGateway({ fetch: gateway, token: () => sessionItem.read()?.token })
    gateway.mockReset().mockResolvedValue(Response.json({ success: true, value: null }))
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    )
  })
  afterEach(() => {
    cleanup()
    configureGateway({})
    vi.restoreAllMocks()
  })

  const expectSignedOut = () => {
    expect(sessionItem.read()).toBeUndefined()
    expect(trialUserItem.read()).toBeUndefined()
    expect(memberInfoItem.read()).toBeUndefined()
    expect(window.sessionStorage.length).toBe(0)
    expect(autoLoginItem.read()).toBe('0')
    expect(dataSavingItem.read(), 'the data saver').toBe('on')
    expect(languageItem.read(), 'the language').toBe('BN')
  }

  it('SESSION-12 asks first, and whoever cancels changes nothing and sees no toast', async () => {
    const done = signOut()
    await screen.findByText('session.signOut.title')
    expect(screen.getByRole('status').textContent).toBe('')
    press('cancel')
    await done
    expect(screen.getByRole('status').textContent).toBe('')
    expect(gateway).not.toHaveBeenCalled()
    expect(sessionItem.read()?.userName).toBe('ravi88')
    expect(screen.getByText('member')).toBeDefined()
  })

  it('KEY-01 KEY-10 KEY-18 SESSION-12 SESSION-13 SESSION-14 SESSION-15 SESSION-16 shows a loading toast, ends the session with DELETE, forgets it and goes home, not to the login page', async () => {
    let answer = (_response: Response) => {}
    gateway.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const done = signOut()
    await screen.findByText('submit')
    press('submit')
    await waitFor(() => expect(gateway).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('status').textContent).toBe('loading 9999000')
    const request = gateway.mock.calls[0]?.[0]
    expect(request?.method).toBe('DELETE')
    expect(request?.url).toMatch(/\/wps\/session\/logout$/)
    expect(request?.headers.get('Authorization')).toBe('Bearer mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6')
    expect(await request?.text()).toBe('')
    expect(sessionItem.read()).toBeDefined()
    await act(async () => {
      answer(Response.json({ success: true, value: null }))
      await done
    })
    expectSignedOut()
    await screen.findByText('home')
    expect(window.location.pathname).toBe(paths.home)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('SESSION-15 GAP-172 forgets the session and goes home when the call fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    gateway.mockRejectedValue(new TypeError('no network'))
    const done = signOut()
    await screen.findByText('submit')
    press('submit')
    await act(() => done)
    expectSignedOut()
    await screen.findByText('home')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('GAP-172 does not ask to log in again when the gateway finds the session gone already', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    configureGateway({ fetch: gateway, token: () => sessionItem.read()?.token, onSessionLost: leaveLostSession })
    gateway.mockResolvedValue(Response.json({ success: false, code: 'SESSION_ENDED', message: '' }, { status: 401 }))
    const shown: unknown[] = []
    const done = signOut()
    await screen.findByText('submit')
    press('submit')
    new MutationObserver(() => shown.push(screen.getByRole('status').textContent)).observe(screen.getByRole('status'), {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await act(() => done)
    expectSignedOut()
    await screen.findByText('home')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(shown.filter((text) => text !== '' && text !== 'loading 9999000')).toEqual([])
  })

  it('GAP-169 ends the loading toast with the time limit of the call', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    configureGateway({ fetch: gateway, token: () => sessionItem.read()?.token, timeoutMs: 20 })
    gateway.mockImplementation(neverAnswered)
    const done = signOut()
    await screen.findByText('submit')
    press('submit')
    await act(() => done)
    expectSignedOut()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('GAP-131 leaves the session of somebody who signed in meanwhile', async () => {
    let answer = (_response: Response) => {}
    gateway.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const done = signOut()
    await screen.findByText('submit')
    press('submit')
    await waitFor(() => expect(gateway).toHaveBeenCalledTimes(1))
    await act(async () => {
      startSession({ token: 'agt_7Hn3Zs5Vq9Rx2Lb4Fy8Mc1', userName: 'agent01', type: 1 })
      answer(Response.json({ success: true, value: null }))
      await done
    })
    expect(sessionItem.read()?.userName).toBe('agent01')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('GAP-131 asks nobody else: the question goes with the session', async () => {
    const done = signOut()
    await screen.findByText('submit')
    act(() => startSession({ token: 'agt_7Hn3Zs5Vq9Rx2Lb4Fy8Mc1', userName: 'agent01', type: 1 }))
    await done
    expect(screen.queryByText('submit')).toBeNull()
    expect([gateway.mock.calls.length, sessionItem.read()?.userName]).toEqual([0, 'agent01'])
  })

  it('joins a sign-out that is under way', async () => {
    const [first, second] = [signOut(), signOut()]
    expect(second).toBe(first)
    await screen.findByText('submit')
    press('submit')
    await act(() => first)
    expect(gateway).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('submit')).toBeNull()
  })

  it('GAP-62, ERR-33 a session that ends on a page for members leaves one entry of the history, that of the login', async () => {
    const before = window.history.length
    const lost = new GatewayFailure<'getWallets', never>({ operation: 'getWallets', code: 'SESSION_ENDED' as never })
    act(() => leaveLostSession(lost))
    await screen.findByText('login')
    expect(window.history.length).toBe(before)
  })
})
