import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { exportJWK, flattenedDecrypt, generateKeyPair, type FlattenedJWE } from 'jose'
import { useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import type { RegisterSettings } from '#src/api/generated/types.ts'
import { reactToError } from '#src/core/errors/react-to-error.ts'
import { showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { RegisterPage } from '#src/features/access/registration/RegisterPage.tsx'
import { siteStatus } from './render-site.tsx'

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256')
const { n = '', e = '' } = await exportJWK(publicKey)
const status = siteStatus({ encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n, e } })

type OperationName = keyof typeof operations
type Answer = () => Response | Promise<Response>

export const success = (value: unknown) => Response.json({ success: true, value })
export const failure = (code: string, status = 422, value?: unknown) =>
  Response.json({ success: false, code, message: 'never shown', value }, { status })

const on = { enabled: true, required: false }

/** Everything that a gateway can ask for. */
export const everyField: RegisterSettings = {
  username: { ...on, required: true },
  mobileNum: on,
  email: on,
  nickname: on,
  payeeName: on,
  birthDate: on,
  affiliateCode: on,
}

/** One call as the gateway got it. */
export interface Call {
  operation: OperationName
  query: Record<string, string>
  /** What was sent; what was sealed, opened. */
  body: Record<string, unknown>
}

const names = new Map(Object.entries(operations).map(([name, { method, path }]) => [`${method} ${path}`, name]))

/** A gateway that answers as it is told, and otherwise well. What it was asked is in `calls`. */
export function fakeGateway(answers: Partial<Record<OperationName, Answer[]>> = {}, settings = everyField) {
  const calls: Call[] = []
  let pictures = 0
  const usual: Partial<Record<OperationName, () => Response>> = {
    getSystemStatus: () => success(status),
    getRegisterSettings: () => success(settings),
    getCaptcha: () => success(`data:image/svg+xml;base64,${btoa(String((pictures += 1)))}`),
    listAnnouncements: () => success({ list: [] }),
    register: () =>
      success({ token: 'mbr_5Tr8Wn1Eb6Zc3Hy9Ud2Gs7', userName: 'nusrat_jahan', type: 0, firstTimeLogin: false }),
    sendRegisterSmsCode: () => success({ expirationTime: Date.now() + 120_000 }),
  }
  configureGateway({
    retryBaseMs: 1,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      // The table has exactly the operations of the contract as its keys.
      const operation = names.get(`${request.method} ${pathname}`) as OperationName
      calls.push({ operation, query: Object.fromEntries(searchParams), body: await bodyOf(request) })
      return (answers[operation]?.shift() ?? usual[operation] ?? (() => success(null)))()
    },
  })
  return { calls, of: (operation: OperationName) => calls.filter((call) => call.operation === operation) }
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (request.headers.get('Content-Type')?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  if (text === '') return {}
  const body = JSON.parse(text) as Record<string, unknown>
  const key = request.headers.get('X-Encryption-Key')
  if (key === null) return body
  const sealed = { ...body, encrypted_key: key.split('.')[1] } as unknown as FlattenedJWE
  return JSON.parse(new TextDecoder().decode((await flattenedDecrypt(sealed, privateKey)).plaintext)) as typeof body
}

/** What was said to the visitor outside the fields, in order: toasts and dialogs, by the ids of their texts. */
export const said: string[] = []

function Ears() {
  const { toast, dialogs } = useToasts()
  const dialog = dialogs[0]
  useEffect(() => {
    if (toast) said.push(`toast ${toast.text.id}`)
  }, [toast])
  useEffect(() => {
    if (dialog) said.push(`dialog ${dialog.title.id}`)
  }, [dialog])
  return dialog ? (
    <button type="button" onClick={() => dialog.answer(true)}>
      OK
    </button>
  ) : null
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function Page({ locale, messages = {}, address }: { locale: string; messages?: object; address: string }) {
  return (
    <IntlProvider locale={locale} messages={messages as Record<string, string>} onError={() => {}}>
      <MemoryRouter initialEntries={[address]}>
        <RegisterPage />
        <Address />
      </MemoryRouter>
      <Ears />
    </IntlProvider>
  )
}

/** The page on the fake gateway. `speak` changes the language. */
export async function openRegistration(address = '/m/register') {
  // Whatever the test before has left standing.
  showToast({ kind: 'info', text: { id: 'test.none' }, durationMs: 0 })()
  said.length = 0
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => reactToError(error, { kind: 'read' }) }),
    mutationCache: new MutationCache({ onError: (error) => reactToError(error, { kind: 'write' }) }),
    defaultOptions: { queries: { staleTime: 30_000, retry: false } },
  })
  await loadSiteStatus(client)
  const page = (locale: string, messages?: object) => (
    <QueryClientProvider client={client}>
      <Page {...{ locale, messages, address }} />
    </QueryClientProvider>
  )
  const { rerender } = render(page('en'))
  return { client, speak: (locale: string, messages: object) => rerender(page(locale, messages)) }
}

export const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const type = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } })
export const leave = (label: string | RegExp) => fireEvent.blur(input(label))
export const registerButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
export const submit = () => fireEvent.click(registerButton())
export const lineUnder = (label: string | RegExp) => {
  const field = input(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return field.getAttribute('aria-invalid') === 'true' ? document.getElementById(ids[0] ?? '')?.textContent : undefined
}

/** Waits for the fields. */
export const formReady = () => screen.findByLabelText(/^Password \*/)

/** Fills in what is enough to register by name, and ticks the age. */
export async function fillIn(): Promise<void> {
  await formReady()
  type(/^Username/, 'nusrat_jahan')
  type(/^Password \*/, 'lantern88')
  type(/^Password once more/, 'lantern88')
  type(/^Code in the picture/, '4071')
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }))
  await waitFor(() => expect(registerButton().disabled).toBe(false))
}
