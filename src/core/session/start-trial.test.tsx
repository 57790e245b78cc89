// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { keepRegion } from '#src/core/merchant/switch-region.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { autoLoginItem, sessionItem, trialUserItem } from '#src/core/storage/items.ts'
import { endSession, getSession, startSession, useSession } from './session.ts'
import { startTrial } from './start-trial.ts'

const gateway = vi.fn<(request: Request) => Promise<Response>>()
const answered = () =>
  Response.json({
    success: true,
    value: { token: 'tri_9Bx4Mz7Cn2Vs5Ah8Kq1Jd6', userName: 'trial_50818', customerType: 4 },
  })

/** The page for visitors, which sends others home, and what the toasts would show. */
function Page() {
  const session = useSession()
  const { toast } = useToasts()
  return (
    <>
      <Routes>
        <Route path={paths.trial} element={session ? <Navigate to={paths.home} replace /> : 'trial'} />
        <Route path={paths.vip} element="vip" />
        <Route path={paths.home} element="home" />
      </Routes>
      <p role="status">{toast ? `${toast.kind} ${toast.durationMs}` : ''}</p>
    </>
  )
}

const showPage = (path: string) => {
  window.history.replaceState(null, '', path)
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
}
const status = () => screen.getByRole('status').textContent

describe('trial play', () => {
  beforeEach(() => {
    configureGateway({ fetch: gateway })
    gateway.mockReset().mockImplementation(() => Promise.resolve(answered()))
  })
  afterEach(() => {
    cleanup()
    endSession()
    configureGateway({})
    window.localStorage.clear()
  })

  it('KEY-01, SESSION-17, SESSION-18, SESSION-20, CONST-02, GAP-66, GAP-67 shows a loading toast, starts a session of type 4 by a POST without payload, and leaves a page for visitors', async () => {
    let answer = (_response: Response) => {}
    gateway.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    showPage(paths.trial)
    const done = startTrial()
    await waitFor(() => expect(gateway).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(status()).toBe('loading 9999000'))
    const request = gateway.mock.calls[0]?.[0]
    expect(request?.method).toBe('POST')
    expect(request?.url).toMatch(/\/wps\/session\/login\/freeplay$/)
    expect(await request?.text()).toBe('')
    await act(async () => {
      answer(answered())
      await done
    })
    await screen.findByText('home')
    expect(status()).toBe('')
    expect(sessionItem.read()).toEqual({
      token: 'tri_9Bx4Mz7Cn2Vs5Ah8Kq1Jd6',
      merchantCode: 'bdtdemo',
      userName: 'trial_50818',
      type: 4,
      firstTimeLogin: false,
    })
    expect(trialUserItem.read()).toEqual({ userName: 'trial_50818' })
    expect(window.sessionStorage.getItem(trialUserItem.key)).not.toBeNull()
    expect(autoLoginItem.read()).toBe('0')
  })

  it('SESSION-18 stays on a page that is for everybody', async () => {
    showPage(paths.vip)
    await act(() => startTrial())
    expect(getSession()?.type).toBe(4)
    expect(screen.getByText('vip')).toBeDefined()
  })

  it.each([
    ['a sign-out', () => endSession()],
    [
      'a country of another merchant',
      () => expect(keepRegion({ country: 'IN', currency: 'INR', language: 'EN' })).toBe('/m/home'),
    ],
  ])('KEY-05, SESSION-05 the trial user is kept from the start of a trial until %s', async (_what, leave) => {
    showPage(paths.vip)
    expect(window.sessionStorage.getItem('MC_TRIAL_USER')).toBeNull()
    await act(() => startTrial())
    expect(window.sessionStorage.getItem('MC_TRIAL_USER')).toBe('{"userName":"trial_50818"}')
    act(leave)
    expect(window.sessionStorage.getItem('MC_TRIAL_USER')).toBeNull()
  })

  it('SESSION-05 the trial user goes with the sign-out', async () => {
    showPage(paths.vip)
    await act(() => startTrial())
    act(endSession)
    expect(trialUserItem.read()).toBeUndefined()
    expect(sessionItem.read()).toBeUndefined()
  })

  it('GAP-169 the loading toast ends with an error, which is said', async () => {
    gateway.mockImplementation(() =>
      Promise.resolve(Response.json({ success: false, code: 'FEATURE_UNAVAILABLE', message: '' }, { status: 403 })),
    )
    showPage(paths.trial)
    await act(() => startTrial())
    expect(status()).toBe('error 8000')
    expect(getSession()).toBeUndefined()
    expect(screen.getByText('trial')).toBeDefined()
  })

  it('GAP-169 the loading toast ends with the time limit of the call', async () => {
    configureGateway({ fetch: gateway, timeoutMs: 20 })
    gateway.mockImplementation(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    showPage(paths.trial)
    await act(() => startTrial())
    expect(status()).toBe('error 8000')
  })

  it('GAP-131 does not take the place of somebody who signed in meanwhile', async () => {
    gateway.mockImplementation(() => {
      startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 })
      return Promise.resolve(answered())
    })
    showPage(paths.vip)
    await act(() => startTrial())
    expect(getSession()?.userName).toBe('ravi88')
    expect(screen.getByText('vip')).toBeDefined()
  })

  it('two taps start one trial', async () => {
    showPage(paths.vip)
    await act(() => Promise.all([startTrial(), startTrial()]))
    expect(gateway).toHaveBeenCalledTimes(1)
  })
})
