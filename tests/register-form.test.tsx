// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readDraft } from '#src/core/forms/drafts.ts'
import { getSession } from '#src/core/session/session.ts'
import { everyField, failure, success } from './support/fake-gateway.ts'
import { address, input, leave, leaveNothing, lineUnder, type } from './support/page.tsx'
import {
  fillIn,
  formReady,
  openRegistration,
  registerButton,
  registerGateway,
  said,
  submit,
} from './support/register-page.tsx'
import { passChallenge } from './support/on-screen.ts'

const byMobileOnly = { ...everyField, username: { enabled: false, required: false } }
const pictureNumber = () => atob(document.querySelector('img[src^="data:"]')?.getAttribute('src')?.split(',')[1] ?? '')
/** How a call travels that has to be encrypted. */
const ENCRYPTED = /x-encryption-key,k\.[\w-]+.*"ciphertext":"[\w-]+"/s
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the registration', () => {
  afterEach(leaveNothing)

  it('REG-31 GAP-74 GAP-75 asks for its fields and a captcha, shows stars where something is required', async () => {
    const { of } = registerGateway({}, { ...everyField, email: { enabled: true, required: true } })
    await openRegistration()
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
    await screen.findByLabelText('E-mail *')
    for (const label of ['Username *', 'Password *', 'Confirm password *', 'Code in the picture *']) input(label)
    for (const label of ['Mobile number', 'Full name', 'Nickname', 'Date of birth', 'Invitation code'])
      expect(input(label).required).toBe(false)
    expect(of('getRegisterSettings')).toHaveLength(1)
    await waitFor(() => expect(pictureNumber()).toBe('1'))
  })

  it('REG-31 says that the form did not load, and loads it on request', async () => {
    registerGateway({ getRegisterSettings: [() => failure('REQUEST_INVALID', 400)] })
    await openRegistration()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await formReady()
    expect(said()).toEqual([])
  })

  it('REG-31 says so where neither way is open', async () => {
    const off = { enabled: false, required: false }
    registerGateway({}, { username: off, mobileNum: off })
    await openRegistration()
    expect(await screen.findByRole('heading', { name: 'No new accounts right now' })).toBeTruthy()
  })

  it('REG-06 REG-07 REG-38 ERR-24 GAP-86 GAP-164 CONST-26 starts with the terms ticked, never with the age, and needs both', async () => {
    const { of } = registerGateway()
    await openRegistration()
    await formReady()
    expect([box(/terms/).checked, box(/18 or over/).checked]).toEqual([true, false])
    expect(registerButton().disabled).toBe(true)
    fireEvent.click(box(/18 or over/))
    await waitFor(() => expect(registerButton().disabled).toBe(false))
    fireEvent.click(box(/terms/))
    await waitFor(() => expect(registerButton().disabled).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: 'terms' }))
    await screen.findByRole('dialog', { name: 'Terms of Lanternhouse' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box(/terms/).checked).toBe(false)
    expect(of('register')).toEqual([])
  })

  it('ERR-24 the button for a registration by mobile waits for age and terms too', async () => {
    registerGateway()
    await openRegistration()
    await formReady()
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    expect(registerButton().disabled).toBe(true)
    fireEvent.click(box(/18 or over/))
    await waitFor(() => expect(registerButton().disabled).toBe(false))
    fireEvent.click(box(/terms/))
    await waitFor(() => expect(registerButton().disabled).toBe(true))
  })

  it('REG-17 ERR-03 ERR-10 looks at the first field that is wrong and sends nothing', async () => {
    const { of } = registerGateway()
    await openRegistration()
    await formReady()
    fireEvent.click(box(/18 or over/))
    submit()
    await waitFor(() => expect(document.activeElement).toBe(input(/^Username/)))
    expect(lineUnder(/^Confirm password/)).toBe('Incorrect password. Enter it once more.')
    expect(lineUnder(/^Code in the picture/)).toBe('Enter the code.')
    expect(of('register')).toEqual([])
  })

  it('REG-14 ERR-11 judges the confirmation anew with every change of the password', async () => {
    registerGateway()
    await openRegistration()
    await fillIn()
    type(/^Password \*/, 'lantern89')
    await waitFor(() => expect(lineUnder(/^Confirm password/)).toBe('The passwords do not match.'))
    type(/^Password \*/, 'lantern88')
    await waitFor(() => expect(lineUnder(/^Confirm password/)).toBeUndefined())
  })

  it('GATEWAY-26 REG-21 REG-23 REG-24 REG-27 GAP-69 GAP-127 KEY-01 registers once, encrypted, and is signed in', async () => {
    const { of } = registerGateway()
    await openRegistration()
    await fillIn()
    for (let tap = 0; tap < 20; tap += 1) submit()
    await waitFor(() => expect(getSession()).toMatchObject({ userName: 'nusrat_jahan', type: 0 }))
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: expect.any(String),
      merchantCode: 'bdtdemo',
      userName: 'nusrat_jahan',
      type: 0,
      firstTimeLogin: false,
    })
    expect(of('register').map(({ body }) => body)).toEqual([
      expect.objectContaining({ username: 'nusrat_jahan', registerMethod: 'H5', type: 0, registerUrl: 'localhost' }),
    ])
    expect(of('register')[0]?.body).toMatchObject({ password: 'lantern88' })
    expect(of('register')[0]?.raw).toMatch(ENCRYPTED)
    expect(of('register')[0]?.raw).not.toMatch(/nusrat_jahan|lantern88/)
    expect(said()).toEqual(['toast access.register.registerSuccess'])
  })

  it('GAP-69 leads to the login, the name filled in, where the answer has no token', async () => {
    registerGateway({ register: [() => success({ userName: 'nusrat_jahan', type: 0 })] })
    await openRegistration()
    await fillIn()
    submit()
    await waitFor(() => expect(address()).toBe('/m/login'))
    expect(readDraft('login')).toMatchObject({ username: 'nusrat_jahan' })
    expect(getSession()).toBeUndefined()
  })

  it.each([
    ['REFERRER_LINK_INVALID', 'The referral link is not valid.'],
    ['AGENT_LINK_INVALID', 'The agent link is not valid.'],
  ])('AGENT-11 says which link is wrong: %s', async (code, words) => {
    registerGateway({ register: [() => failure(code)] })
    await openRegistration()
    await fillIn()
    type('Invitation code', 'LAMP88')
    submit()
    await waitFor(() => expect(lineUnder('Invitation code')).toBe(words))
    expect(getSession()).toBeUndefined()
  })

  it('REG-29 REG-42 ERR-18 asks about a name that was left, and a late answer never speaks of another name', async () => {
    let late = (_response: Response) => {}
    const { of } = registerGateway({ checkUsername: [() => new Promise((resolve) => (late = resolve))] })
    await openRegistration()
    await formReady()
    type(/^Username/, 'ravi88')
    leave(/^Username/)
    await waitFor(() => expect(of('checkUsername')).toHaveLength(1))
    type(/^Username/, 'nusrat_jahan')
    leave(/^Username/)
    await waitFor(() =>
      expect(of('checkUsername').map(({ query }) => query['username'])).toEqual(['ravi88', 'nusrat_jahan']),
    )
    await act(async () => late(failure('USERNAME_TAKEN', 409)))
    expect(lineUnder(/^Username/)).toBeUndefined()
    type(/^Username/, 'ravi88')
    leave(/^Username/)
    await waitFor(() => expect(lineUnder(/^Username/)).toBe('This username already exists.'))
    expect(of('checkUsername')).toHaveLength(2)
  })

  it('REG-30 asks about an address that was left, in a form, and about none that cannot be one', async () => {
    const { of } = registerGateway({ checkEmail: [() => failure('EMAIL_TAKEN', 409)] })
    await openRegistration()
    await formReady()
    type(/^E-mail/, 'nusrat@')
    leave(/^E-mail/)
    await waitFor(() => expect(lineUnder(/^E-mail/)).toBeDefined())
    type(/^E-mail/, 'nusrat@example.com')
    leave(/^E-mail/)
    await waitFor(() => expect(lineUnder(/^E-mail/)).toBe('This e-mail address is already in use.'))
    expect(of('checkEmail').map(({ body }) => body)).toEqual([{ email: 'nusrat@example.com' }])
  })

  it('GATEWAY-31 REG-18 REG-19 REG-20 ERR-07 checks a code that was typed before it registers', async () => {
    const { of } = registerGateway({ checkAffiliateCode: [() => failure('INVITATION_CODE_INVALID')] })
    await openRegistration()
    await fillIn()
    type('Invitation code', 'NOBODY')
    submit()
    await waitFor(() => expect(said()).toEqual(['dialog errors.code.invitationCodeInvalid']))
    expect(of('checkAffiliateCode').map(({ query }) => query)).toEqual([{ code: 'NOBODY', domain: 'localhost' }])
    expect(of('register')).toEqual([])
    expect(of('getCaptcha')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(document.activeElement).toBe(input('Invitation code')))
    type('Invitation code', 'LAMP88')
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ affiliateCode: 'LAMP88' }))
  })

  it.each(['checkAffiliateCode', 'register'] as const)(
    'GAP-36 an invitation code that %s refuses is told in the same words',
    async (operation) => {
      registerGateway({ [operation]: [() => failure('INVITATION_CODE_INVALID')] })
      await openRegistration()
      await fillIn()
      type('Invitation code', 'NOBODY')
      submit()
      await waitFor(() => expect(said()).toEqual(['dialog errors.code.invitationCodeInvalid']))
      fireEvent.click(screen.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(document.activeElement).toBe(input('Invitation code')))
    },
  )

  it.each([
    ['ERR-07', 'INVITATION_CODE_INVALID', ['dialog errors.code.invitationCodeInvalid']],
    ['ERR-08', 'REFERRER_LINK_INVALID', []],
    ['ERR-09', 'AGENT_LINK_INVALID', []],
  ])('GAP-77 %s an invitation by link is forgotten, its field shown, after %s', async (_row, code, told) => {
    const { of } = registerGateway({ register: [() => failure(code)] })
    await openRegistration('/m/register?from=%2Fm%2Fhelp&affiliateCode=GONE01')
    await fillIn()
    screen.getByText(/GONE01/)
    expect(screen.queryByLabelText('Invitation code')).toBeNull()
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ affiliateCode: 'GONE01' }))
    await waitFor(() => expect(said()).toEqual(told))
    for (const answer of screen.queryAllByRole('button', { name: 'OK' })) fireEvent.click(answer)
    await waitFor(() => expect(document.activeElement).toBe(input('Invitation code')))
    expect(of('checkAffiliateCode')).toEqual([])
    expect(input('Invitation code').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(address()).toBe('/m/register?from=%2Fm%2Fhelp'))
    expect(window.sessionStorage.getItem('MC_AFFILIATE_CODE')).toBeNull()
  })

  it('GATEWAY-27 GATEWAY-33 REG-08 REG-10 GAP-38 GAP-78 REG-28 carries the number over to the other way and registers with a code', async () => {
    const { of } = registerGateway({
      registerMobile: [() => success({ token: 'mbr_5Tr8Wn1Eb6Zc3Hy9Ud2Gs7', userName: '01711223344', type: 0 })],
    })
    await openRegistration()
    await fillIn()
    type('Mobile number', '+880 1711-223344')
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    await waitFor(() => expect(input('Mobile number *').value).toBe('+880 1711-223344'))
    expect(screen.queryByLabelText(/^Username/, { selector: 'input' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await passChallenge()
    await waitFor(() => expect(document.activeElement).toBe(input(/^Code by SMS/)))
    expect(of('sendRegisterSmsCode')[0]?.body).toMatchObject({ mobileNum: '01711223344', countryDialingCode: '880' })
    type(/^Code by SMS/, '730912')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(of('registerMobile')[0]?.body).toMatchObject({
      username: '',
      mobileNum: '01711223344',
      verificationCode: '730912',
      countryDialingCode: '880',
      password: 'lantern88',
    })
    expect(of('registerMobile')[0]?.raw).toMatch(ENCRYPTED)
    expect(of('registerMobile')[0]?.raw).not.toMatch(/lantern88|730912|01711223344/)
  })

  it('REG-09 starts with the mobile number where it is the only way', async () => {
    registerGateway({}, byMobileOnly)
    await openRegistration()
    await formReady()
    expect(input('Mobile number *').required).toBe(true)
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText(/^Username/, { selector: 'input' })).toBeNull()
  })

  it('GAP-75 GAP-81 CONST-35 I18N-06 keeps what was typed through a failure, a change of language and a way back, passwords excepted', async () => {
    registerGateway({ register: [() => failure('SYSTEM_BUSY', 503)] })
    const { speak } = await openRegistration()
    await fillIn()
    type('Full name', 'নুসরাত জাহান')
    submit()
    await waitFor(() => expect(pictureNumber()).toBe('2'))
    expect([input(/^Username/).value, input(/^Password \*/).value]).toEqual(['nusrat_jahan', 'lantern88'])
    expect(input(/^Code in the picture/).value).toBe('')
    submit()
    await waitFor(() => expect(lineUnder(/^Code in the picture/)).toBe('Enter the code.'))
    speak('bn', { 'errors.code.captchaEmpty': 'কোড লিখুন।' })
    expect(lineUnder(/^Code in the picture/)).toBe('Enter the code.')
    await waitFor(() => expect(lineUnder(/^Code in the picture/)).toBe('কোড লিখুন।'))
    expect(input('Full name').value).toBe('নুসরাত জাহান')
    cleanup()
    await openRegistration()
    await formReady()
    expect([input(/^Username/).value, input('Full name').value]).toEqual(['nusrat_jahan', 'নুসরাত জাহান'])
    expect([input(/^Password \*/).value, input(/^Confirm password/).value]).toEqual(['', ''])
  })
})
