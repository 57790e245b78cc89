// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayFailure, type GatewayCode } from '#src/api/gateway-error.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import * as navigation from '#src/core/routing/navigation.ts'
import { endSession, getSession, setSigningOut, startSession } from '#src/core/session/session.ts'
import * as site from '#src/core/site/site-status.ts'
import { siteStatusItem } from '#src/core/storage/items.ts'
import { siteStatus } from '../../../tests/support/render-site.tsx'
import { errorMessages } from './error-messages.ts'
import { reactToError } from './react-to-error.ts'
import { leaveLostSession } from '#src/core/session/leave-lost-session.ts'
import { showError, showRefusal } from './show-error.ts'

const failure = (code: GatewayCode, status: number) =>
  new GatewayFailure<'launchGame', never>({ operation: 'launchGame', code: code as never, status })

const showToast = vi.spyOn(toasts, 'showToast')
const goTo = vi.spyOn(navigation, 'goTo')
const refreshSiteStatus = vi.spyOn(site, 'refreshSiteStatus')

beforeEach(() => {
  window.history.replaceState(null, '', '/m/vip?tab=2')
  showToast.mockClear()
  goTo.mockClear().mockReturnValue()
  refreshSiteStatus.mockReset().mockResolvedValue()
})
afterEach(() => {
  endSession()
  window.localStorage.clear()
})

describe('a failed call', () => {
  it.each([
    ['ERR-35', 'ACCOUNT_NO_PERMISSION', errorMessages.accountNoPermission],
    ['ERR-36', 'FEATURE_UNAVAILABLE', errorMessages.featureUnavailable],
    ['ERR-37', 'REAL_ACCOUNT_REQUIRED', errorMessages.realAccountRequired],
    ['ERR-38', 'FREE_REJECT', errorMessages.freeReject],
  ] as const)('ERR-35, ERR-36, ERR-37, ERR-38 %s: %s is a toast', (_row, code, text) => {
    reactToError(failure(code, 403), { kind: 'write' })
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, durationMs: 8_000 })
  })

  it('ERR-32, ERR-34, SESSION-23 that was not made without a session leads to the login, with the way back', () => {
    reactToError(failure('SESSION_MISSING', 0), { kind: 'read' })
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/m/login?from=%2Fm%2Fvip%3Ftab%3D2')
    expect(showToast).not.toHaveBeenCalled()
  })

  it('ERR-47, GAP-134 that is none of the gateway is an unknown error, or a missing connection where there is none', () => {
    const said = () => showToast.mock.lastCall?.[0].text
    reactToError(new TypeError('x is undefined'), { kind: 'write' })
    expect(said()).toBe(errorMessages.unknownError)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    reactToError(new TypeError('x is undefined'), { kind: 'write' })
    expect(said()).toBe(errorMessages.networkUnreachable)
  })

  it('BEYOND-10, BEYOND-11 of somebody on a break is a dialog that says when it ends, in the merchant’s time zone', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T08:30:00Z') })
    const ask = vi.spyOn(toasts, 'ask').mockResolvedValue(true)
    const onBreak = (value?: { retryAt: string }) =>
      new GatewayFailure<'launchGame', 'COOLING_OFF'>({
        operation: 'launchGame',
        code: 'COOLING_OFF',
        status: 403,
        ...(value && { value }),
      })
    reactToError(onBreak({ retryAt: '2026-11-28T08:30:00Z' }), { kind: 'write' })
    expect(ask.mock.lastCall?.[0]).toMatchObject({
      title: { id: 'errors.exact.breakEnds' },
      values: { time: 'Nov 28, 14:30' },
    })
    reactToError(onBreak(), { kind: 'write' })
    expect(ask.mock.lastCall?.[0]).toMatchObject({ title: errorMessages.coolingOff })
    ask.mockRestore()
    vi.useRealTimers()
  })

  it('GAP-131 that came too late for its session is silent', async () => {
    await showError(new DOMException('late', 'AbortError'), { kind: 'write' })
    expect(showToast).not.toHaveBeenCalled()
  })
})

describe('a closed site', () => {
  it.each(['SITE_MAINTENANCE', 'REGION_RESTRICTED'] as const)(
    'ERR-44, ERR-45 %s asks for the status once, also when a query and a form report the same failure',
    (code) => {
      const error = failure(code, 503)
      reactToError(error, { kind: 'read' })
      reactToError(error, { kind: 'write' })
      expect(refreshSiteStatus).toHaveBeenCalledOnce()
      reactToError(failure(code, 503), { kind: 'write' })
      expect(refreshSiteStatus).toHaveBeenCalledTimes(2)
    },
  )

  const answered = () => new Promise((resolve) => setTimeout(resolve))

  it.each([
    ['SITE_MAINTENANCE', { maintenance: true }],
    ['REGION_RESTRICTED', { regionRestriction: true }],
  ] as const)('ERR-44, ERR-45 %s shows no toast where the site status shows it already', async (code, closed) => {
    refreshSiteStatus.mockImplementation(async () => siteStatusItem.write({ ...siteStatus(), ...closed }))
    reactToError(failure(code, 503), { kind: 'write' })
    await answered()
    expect(showToast).not.toHaveBeenCalled()
  })

  it.each([
    ['SITE_MAINTENANCE', errorMessages.siteMaintenance],
    ['REGION_RESTRICTED', errorMessages.regionRestricted],
  ] as const)('ERR-44, ERR-45, GAP-134 %s is said once where the status says that it is open', async (code, text) => {
    siteStatusItem.write(siteStatus())
    const error = failure(code, 503)
    reactToError(error, { kind: 'read' })
    await answered()
    // Its own retry state says it.
    expect(showToast).not.toHaveBeenCalled()
    reactToError(error, { kind: 'write' })
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, durationMs: 8_000 }),
    )
  })

  it('GAP-63 is not asked for without end by a status that fails with it', () => {
    const error = new GatewayFailure({ operation: 'getSystemStatus', code: 'SITE_MAINTENANCE', status: 503 })
    reactToError(error, { kind: 'read' })
    expect(refreshSiteStatus).not.toHaveBeenCalled()
  })
})

describe('a refused account', () => {
  it('CONST-08, SESSION-25, GAP-47 is told by a warning of 2 s', async () => {
    await showRefusal('FREE_REJECT')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      kind: 'warning',
      text: errorMessages.freeReject,
      durationMs: 2_000,
    })
  })
})

describe('a lost session', () => {
  beforeEach(() => startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 }))
  afterEach(() => setSigningOut(false))

  it('ERR-33, SESSION-31, GAP-62 is forgotten, told and left for the login', async () => {
    leaveLostSession(failure('SESSION_ENDED', 401))
    expect(getSession()).toBeUndefined()
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/m/login?from=%2Fm%2Fvip%3Ftab%3D2')
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        kind: 'info',
        text: errorMessages.sessionEnded,
        durationMs: 8_000,
      }),
    )
  })

  it('GAP-172 is nothing to tell to somebody who is signing out', () => {
    setSigningOut(true)
    leaveLostSession(failure('SESSION_ENDED', 401))
    expect(getSession()).toBeDefined()
    expect(goTo).not.toHaveBeenCalled()
  })
})
