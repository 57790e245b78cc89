import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { configureGateway } from '#src/api/settings.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession } from '#src/core/session/session.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { endCountdown } from '#src/features/access/verification/sms-countdown.ts'
import { ForgetPage } from '#src/features/access/password-reset/ForgetPage.tsx'
import { siteStatus } from './render-site.tsx'

export const EMAIL = '/wps/member/password/email'
export const PROOF = '/wps/member/password/verification'
export const SMS = '/wps/verification/sms/noLogin'
export const RESET = '/wps/member/password/reset'
export const TICKET = 'rst_6Vn1Qk9Zx4Jd8Ws2Fb7Hp3'

type Answer = () => Response | Promise<Response>
interface ResetWorld {
  /** What the gateway answers next, by path; a success where nothing is said. */
  answers: Partial<Record<string, Answer[]>>
  sent: { path: string; body: unknown }[]
  pictures: number
  /** Whether the site sends codes by SMS. */
  sms: boolean
  /** What every toast and dialog of the test was about, in order. */
  shown: string[]
}
const fresh = (): ResetWorld => ({ answers: {}, sent: [], pictures: 0, sms: true, shown: [] })
/** The gateway of the tests, and what the member saw. */
export const world: ResetWorld = fresh()

const success = (value: unknown = null) => Response.json({ success: true, value })
export const failure = (code: string, value?: unknown) =>
  Response.json({ success: false, code, message: '', value }, { status: 422 })
export const sentTo = (path: string) => world.sent.filter((one) => one.path === path).map(({ body }) => body)

export async function gateway(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  if (path === '/wps/system/status') return success(siteStatus({ whitelabel: { MOBILEVERCODELOGIN3: world.sms } }))
  if (path === '/wps/captcha') return success(`data:image/svg+xml;base64,${btoa(String(++world.pictures))}`)
  world.sent.push({ path, body: await request.json() })
  const answer = world.answers[path]?.shift()
  if (answer) return answer()
  return success(path === PROOF ? { ticket: TICKET, expiresAt: '2026-11-21T09:40:00Z' } : null)
}

function Toasts() {
  const { toast, dialogs } = useToasts()
  const [dialog] = dialogs
  if (toast) world.shown.push(`${toast.kind} ${toast.text.id}`)
  if (dialog) world.shown.push(`dialog ${dialog.title.id}`)
  return dialog ? (
    <button type="button" onClick={() => dialog.answer(true)}>
      {dialog.submit.id}
    </button>
  ) : null
}

export async function renderPage() {
  const client = new QueryClient()
  await loadSiteStatus(client)
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" onError={() => {}}>
        <MemoryRouter initialEntries={[paths.forget]}>
          <Routes>
            <Route path={paths.forget} element={<ForgetPage />} />
            <Route path={paths.login} element={<p data-testid="login" />} />
            <Route path={paths.home} element={<p data-testid="home" />} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { name })
export const errors = () => [...new Set(world.shown)].filter((line) => /^(error|dialog)/.test(line))
export const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')]

export async function fillAccount(username = 'ravi88', email = 'ravi88@mail.example') {
  if (world.sms) fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
  type('Username', username)
  type('E-mail address', email)
  type('Code in the picture', '4071')
}
export async function toCode() {
  await renderPage()
  await fillAccount()
  press('Continue')
  await heading('Enter the code')
}
export async function toPassword() {
  await toCode()
  type('Code by e-mail', '771904')
  press('Continue')
  await heading('Choose a new password')
}

/** Before each test. */
export function startReset(): void {
  Object.assign(world, fresh())
  configureGateway({ fetch: gateway, timeoutMs: 1_000 })
}

/** After each test. */
export function endReset(): void {
  cleanup()
  showToast({ kind: 'info', text: commonMessages.wait, durationMs: TOAST_MS.short })()
  for (const name of ['ravi88', 'nobody1']) endCountdown('passwordEmail', name)
  endCountdown('login', '01711223344')
  act(endSession)
  configureGateway({})
  localStorage.clear()
}
