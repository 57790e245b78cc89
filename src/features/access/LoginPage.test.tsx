// @vitest-environment jsdom
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { exportJWK, flattenedDecrypt, generateKeyPair, type FlattenedJWE } from 'jose'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { reactToError } from '#src/core/errors/react-to-error.ts'
import { useNotices } from '#src/core/notices/notices.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { LoginPage } from './LoginPage.tsx'

// jsdom brings a Uint8Array of its own, which the text encoder and the encryption do not know.
vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor)

const webCrypto = globalThis.crypto

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256')
const { n = '', e = '' } = await exportJWK(publicKey)
const info = { encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n, e }, imageCDNs: [] }

const signedIn = { token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0, firstTimeLogin: false }
const success = (value: unknown) => Response.json({ success: true, value })
const failure = (code: string, status: number, value?: unknown) =>
  Response.json({ success: false, code, message: '', value }, { status })

/** What a login sent, opened as the gateway would. */
interface Sent {
  payload: Record<string, unknown>
  device: string | null
}

function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = []
  let pictures = 0
  configureGateway({
    fetch: async (request) => {
      if (request.url.endsWith('/wps/system/status'))
        return success({ info, location: {}, maintenance: false, regionRestriction: false })
      if (request.url.endsWith('/wps/captcha')) return success(`data:image/svg+xml;base64,${btoa(String(++pictures))}`)
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

async function renderPage() {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) =>
        reactToError(error, { kind: 'write', ...(meta?.handled && { handled: meta.handled }) }),
    }),
  })
  await loadSiteStatus(client)
  const Notice = () => <p data-testid="notice">{useNotices().notice?.text.id}</p>
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" onError={() => {}}>
        <MemoryRouter>
          <LoginPage />
        </MemoryRouter>
        <Notice />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return client
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
const logIn = (name: string, password: string) => {
  type('Username', name)
  type('Password', password)
  submit()
}
const notice = () => screen.getByTestId('notice').textContent

describe('the login page', () => {
  beforeEach(() => {
    window.matchMedia = vi.fn().mockReturnValue({ matches: false })
  })
  afterEach(() => {
    cleanup()
    act(endSession)
    configureGateway({})
    window.localStorage.clear()
    vi.stubGlobal('crypto', webCrypto)
  })

  it('LOGIN-12 LOGIN-13 says what is wrong, looks there and sends nothing', async () => {
    const { sent } = setUp()
    await renderPage()
    submit()
    await screen.findByText('Enter your username.')
    screen.getByText('Enter your password.')
    expect(document.activeElement).toBe(input('Username'))
    logIn('ravi88', 'short')
    await screen.findByText('Your password has 6 to 20 characters.')
    expect(screen.queryByText('Enter your username.')).toBeNull()
    expect(document.activeElement).toBe(input('Password'))
    expect(sent).toEqual([])
  })

  it('LOGIN-27 LOGIN-29 LOGIN-31 sends the encrypted payload and starts the session', async () => {
    const { sent } = setUp(() => success(signedIn))
    const client = await renderPage()
    logIn(' ravi88 ', 'lantern88')
    await waitFor(() =>
      expect(getSession()).toMatchObject({
        token: signedIn.token,
        userName: 'ravi88',
        type: 0,
        merchantCode: 'bdtdemo',
      }),
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload).toMatchObject({ type: 'username', username: 'ravi88', password: 'lantern88', captcha: '' })
    expect(sent[0]?.device).toBeNull()
    cleanup()
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
  })

  it('LOGIN-30 names the device when started from the home screen', async () => {
    window.matchMedia = vi.fn().mockReturnValue({ matches: true })
    const { sent } = setUp(() => success(signedIn))
    await renderPage()
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(sent[0]?.device).toBe('OTHERS'))
  })

  it('sends once however often the button is tapped', async () => {
    let answer = (_response: Response) => {}
    const { sent } = setUp(() => new Promise((resolve) => (answer = resolve)))
    await renderPage()
    logIn('ravi88', 'lantern88')
    for (let tap = 0; tap < 19; tap += 1) submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    for (let tap = 0; tap < 20; tap += 1) submit()
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer(success(signedIn)))
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent).toHaveLength(1)
  })

  it('ERR-20 clears the password, keeps the name, and can be tried again', async () => {
    const { sent } = setUp(
      () => failure('CREDENTIALS_INVALID', 401),
      () => success(signedIn),
    )
    await renderPage()
    logIn('ravi88', 'wrong-one')
    await waitFor(() => expect(notice()).toBe('errors.code.credentialsInvalid'))
    await waitFor(() => expect(input('Password').value).toBe(''))
    expect(input('Username').value).toBe('ravi88')
    expect(document.activeElement).toBe(input('Password'))
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    type('Password', 'lantern88')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent).toHaveLength(2)
  })

  it('ERR-01 ERR-02 LOGIN-08..10 asks for the code only when the gateway does, and renews its picture', async () => {
    const { sent, pictures } = setUp(
      () => failure('CAPTCHA_REQUIRED', 401, { captcha: true }),
      () => failure('CAPTCHA_INCORRECT', 422),
      () => success(signedIn),
    )
    await renderPage()
    expect(pictures()).toBe(0)
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(document.activeElement).toBe(input('Code in the picture')))
    screen.getByText(/enter the code from the picture/)
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('1')))

    submit()
    await screen.findByText('Enter the code.')
    expect(sent).toHaveLength(1)

    type('Code in the picture', '1111')
    submit()
    await waitFor(() => expect(notice()).toBe('errors.code.captchaIncorrect'))
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('2')))
    expect(input('Code in the picture').value).toBe('')
    expect(document.activeElement).toBe(input('Code in the picture'))

    fireEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('3')))
    type('Code in the picture', '7309')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent.map(({ payload }) => payload['captcha'])).toEqual(['', '1111', '7309'])
  })

  it.each([
    ['CAPTCHA_EMPTY', 'Code in the picture'],
    ['USERNAME_FORMAT', 'Username'],
    ['PASSWORD_FORMAT', 'Password'],
  ])('shows %s of the gateway under its field, and nowhere else', async (code, label) => {
    setUp(() => failure(code, 422))
    await renderPage()
    const before = notice()
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(input(label).getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(input(label))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(notice()).toBe(before)
  })

  it('GAP-82 says that the connection is not secure and offers no way to send', async () => {
    const { sent } = setUp()
    vi.stubGlobal('crypto', {})
    await renderPage()
    expect(screen.getByRole('alert').textContent).toMatch(/not secure/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true)
    const form = document.querySelector('form')
    if (form) fireEvent.submit(form)
    expect(sent).toEqual([])
  })
})
