import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { ForgetPage } from '#src/features/access/password-reset/ForgetPage.tsx'
import { fakeGateway, type Answer, type Call } from './fake-gateway.ts'
import { leaveNothing, notices, openPart, press, type } from './page.tsx'

export const EMAIL = '/wps/member/password/email'
export const PROOF = '/wps/member/password/verification'
export const SMS = '/wps/verification/sms/noLogin'
export const RESET = '/wps/member/password/reset'
export const TICKET = 'rst_6Vn1Qk9Zx4Jd8Ws2Fb7Hp3'

interface ResetWorld {
  /** What the gateway answers next, by path; a success where nothing is said. */
  answers: Partial<Record<string, Answer[]>>
  sent: Pick<Call, 'path' | 'body'>[]
  pictures: number
}
const fresh = (): ResetWorld => ({ answers: {}, sent: [], pictures: 0 })
/** The gateway of the tests. */
export const world: ResetWorld = fresh()

export const sentTo = (path: string) => world.sent.filter((one) => one.path === path).map(({ body }) => body)

/** Before each test; once more for a site without codes by SMS, or one that waits less. */
export function startReset({ sms = true, timeoutMs = 1_000 } = {}): void {
  Object.assign(world, fresh())
  fakeGateway({
    whitelabel: { MOBILEVERCODELOGIN3: sms },
    values: { verifyForPasswordReset: { ticket: TICKET, expiresAt: '2026-11-21T09:40:00Z' } },
    timeoutMs,
    answer: ({ operation, path, body }) => {
      if (operation === 'getCaptcha') world.pictures += 1
      if (operation === 'getCaptcha' || operation === 'getSystemStatus') return undefined
      world.sent.push({ path, body })
      return world.answers[path]?.shift()?.()
    },
  })
}

/** What the login page is opened with, and the way from it that carries that on. */
function Login({ state }: { state?: object | undefined }) {
  const { search, state: given } = useLocation()
  return (
    <>
      <p data-testid="login">{JSON.stringify(given)}</p>
      <Link to={{ pathname: paths.forget, search }} state={state}>
        Forgot password?
      </Link>
    </>
  )
}

export const renderPage = ({ path = paths.forget, state }: { path?: string; state?: object } = {}) =>
  openPart(
    <Routes>
      <Route path={paths.forget} element={<ForgetPage />} />
      <Route path={paths.login} element={<Login state={state} />} />
      <Route path={paths.home} element={<p data-testid="home" />} />
    </Routes>,
    path,
  )

export const heading = (name: string) => screen.findByRole('heading', { name })
/** What was said to have failed, each once. */
export const errors = () =>
  [...new Set(notices.map(({ kind, id }) => `${kind} ${id}`))].filter((line) => /^(error|dialog)/.test(line))
export const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')]

export async function fillAccount(username = 'ravi88', email = 'ravi88@mail.example') {
  fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
  type('Username', username)
  type('E-mail address', email)
  type('Code in the picture', '4071')
}
export async function toCode(from?: Parameters<typeof renderPage>[0]) {
  await renderPage(from)
  if (from) fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await fillAccount()
  press('Continue')
  await heading('Enter the code')
}
export async function toPassword(from?: Parameters<typeof renderPage>[0]) {
  await toCode(from)
  type('Code by e-mail', '771904')
  press('Continue')
  await heading('Choose a new password')
}

/** After each test. */
export function endReset(): void {
  for (const name of ['ravi88', 'nobody1']) endCountdown('sendPasswordEmail', name)
  endCountdown('sendLoginSmsCode', '01711223344')
  leaveNothing()
}
