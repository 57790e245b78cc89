import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { exportJWK, generateKeyPair } from 'jose'
import { useEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { operations } from '#mock/generated/operations.ts'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { leaveLostSession } from '#src/core/session/leave-lost-session.ts'
import { showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, getSession, setSigningOut, startSession } from '#src/core/session/session.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { siteStatus } from './render-site.tsx'
import { everyField } from './register-page.tsx'

const { n = '', e = '' } = await exportJWK((await generateKeyPair('RSA-OAEP-256')).publicKey)

/** What the gateway says when it does not fail. */
const values: Partial<Record<OperationId, unknown>> = {
  getSystemStatus: siteStatus({
    whitelabel: { MOBILEVERCODELOGIN3: true },
    encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n, e },
  }),
  getRegisterSettings: everyField,
  getCaptcha: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  listAnnouncements: { list: [] },
  listCountries: { list: [{ country: 'BD', countryName: 'Bangladesh', currency: 'BDT', langList: ['BN', 'EN'] }] },
  getMemberInfo: { id: '1', nickname: 'Ravi_88', account: 'ravi88', type: 0 },
  getWallets: { currencySymbol: '৳', sumBalance: '12480.50' },
}

const carried: Partial<Record<GatewayCode, () => unknown>> = {
  LOGIN_LOCKED: () => ({ retryAt: new Date(Date.now() + 600_000).toISOString() }),
  SMS_TOO_SOON: () => ({ expirationTime: Date.now() + 60_000 }),
  CAPTCHA_REQUIRED: () => ({ captcha: true }),
}

const idOf = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]))

/** A gateway on which one operation fails with one code until it is mended; everything else goes well. */
export function startFailingGateway(operation: OperationId, code: GatewayCode) {
  const asked: string[] = []
  let isMended = false
  configureGateway({
    retryBaseMs: 1,
    ...(code === 'REQUEST_TIMEOUT' && { timeoutMs: 40 }),
    token: () => getSession()?.token,
    onSessionLost: leaveLostSession,
    fetch: async (request) => {
      const id = idOf.get(`${request.method} ${new URL(request.url).pathname}`) ?? ''
      asked.push(id)
      if (id === operation && !isMended) return failAs(operation, code, request.signal)
      return Response.json({ success: true, value: values[id as OperationId] ?? null })
    },
  })
  return {
    timesAsked: (id: OperationId) => asked.filter((one) => one === id).length,
    mend: () => {
      isMended = true
    },
  }
}

function failAs(operation: OperationId, code: GatewayCode, signal: AbortSignal): Promise<Response> | Response {
  if (code === 'NETWORK_UNREACHABLE') throw new TypeError('no network')
  if (code === 'REQUEST_TIMEOUT')
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (code === 'CONTRACT_VIOLATION') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
  const statuses: Partial<Record<GatewayCode, number>> = operations[operation].errors
  const body = { success: false, code, message: 'never shown', value: carried[code]?.() }
  return Response.json(body, { status: statuses[code] ?? 500 })
}

/** Toasts and dialogs of the test, in order, by the ids of their texts; those that only ask to wait are left out. */
export const said: string[] = []

let isWaiting = false

/** Whether a toast stands that asks to wait. */
export const isToldToWait = (): boolean => isWaiting

function Ears() {
  const { toast, dialogs } = useToasts()
  const dialog = dialogs[0]
  useEffect(() => {
    isWaiting = toast?.kind === 'loading'
    if (toast && toast.kind !== 'loading') said.push(String(toast.text.id))
  }, [toast])
  return dialog ? (
    <button type="button" onClick={() => dialog.answer(true)}>
      Yes
    </button>
  ) : null
}

/** Draws a part as it stands in the site at an address, once the status is there. */
export async function openPart(part: ReactNode, path = '/'): Promise<QueryClient> {
  said.length = 0
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  const client = createQueryClient()
  await loadSiteStatus(client)
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" onError={() => {}}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
        <Ears />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return client
}

/** Leaves nothing for the next test. */
export function leaveNothing(): void {
  cleanup()
  act(() => {
    setSigningOut(false)
    // Drafts of forms go with a change of session.
    startSession({ token: 'mbr_1', userName: 'nobody', type: 0 })
    endSession()
    showToast({ kind: 'loading', text: { id: 'none' }, durationMs: 0 })()
  })
  configureGateway({})
  window.localStorage.clear()
  window.sessionStorage.clear()
}
