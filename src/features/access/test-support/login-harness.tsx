import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { exportJWK, flattenedDecrypt, generateKeyPair, type FlattenedJWE } from 'jose'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { reactToError } from '#src/core/errors/react-to-error.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'

// jsdom brings a Uint8Array of its own, which the text encoder and the encryption do not know.
vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor)

const webCrypto = globalThis.crypto
const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256')
const { n = '', e = '' } = await exportJWK(publicKey)
const encryptionKey = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n, e }

export const signedIn = { token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0, firstTimeLogin: false }
export const success = (value: unknown) => Response.json({ success: true, value })
export const failure = (code: string, status: number, value?: unknown) =>
  Response.json({ success: false, code, message: '', value }, { status })

/** What a login sent, opened as the gateway would. */
interface Sent {
  payload: Record<string, unknown>
  device: string | null
}

/**
 * A gateway that answers one login after the other, a status with these features on, and pictures and codes without end.
 * What it was sent, and how many pictures it gave.
 */
export function startGateway(
  answers: (() => Response | Promise<Response>)[],
  whitelabel: Record<string, boolean> = { MOBILEVERCODELOGIN3: true },
) {
  const sent: Sent[] = []
  let pictures = 0
  configureGateway({
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/wps/system/status') {
        const mobileTemplate = { mem_cen: 1, dep_func: 1 }
        const info = { customerService: [], mobileTemplate, imageCDNs: [], encryptionKey, whitelabel }
        return success({ info, location: { ip: '203.0.113.9' }, maintenance: false, regionRestriction: false })
      }
      if (pathname === '/wps/captcha') return success(`data:image/svg+xml;base64,${btoa(String(++pictures))}`)
      if (pathname.startsWith('/wps/verification/sms/')) return success({ expirationTime: Date.now() + 60_000 })
      const body = (await request.json()) as FlattenedJWE
      const encryptedKey = request.headers.get('X-Encryption-Key')?.split('.')[1]
      const { plaintext } = await flattenedDecrypt({ ...body, encrypted_key: encryptedKey }, privateKey)
      sent.push({ payload: JSON.parse(new TextDecoder().decode(plaintext)), device: request.headers.get('Device') })
      const answer = answers.shift()
      if (!answer) throw new TypeError('one login too many')
      return answer()
    },
  })
  return { sent, pictures: () => pictures }
}

/** Draws something that signs in, once the site status is there. */
export async function renderAccess(page: ReactNode): Promise<QueryClient> {
  // jsdom has none; the page asks whether it was started from the home screen.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) =>
        reactToError(error, { kind: 'write', ...(meta?.handled && { handled: meta.handled }) }),
    }),
  })
  await loadSiteStatus(client)
  const Toast = () => <p data-testid="toast">{useToasts().toast?.text.id}</p>
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" onError={() => {}}>
        <MemoryRouter>{page}</MemoryRouter>
        <Toast />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return client
}

/** Leaves nothing for the next test. */
export function tidyUp(): void {
  cleanup()
  act(() => {
    // Drafts of forms go with a change of session.
    startSession({ token: 'mbr_1', userName: 'nobody', type: 0 })
    endSession()
  })
  configureGateway({})
  window.localStorage.clear()
  Reflect.deleteProperty(window, 'phoneAuth')
  vi.stubGlobal('crypto', webCrypto)
}

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
export const logIn = (name: string, password: string) => {
  type('Username', name)
  type('Password', password)
  submit()
}
export const toast = () => screen.getByTestId('toast').textContent
