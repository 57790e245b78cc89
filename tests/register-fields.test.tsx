// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { RegisterSettings } from '#src/api/generated/types.ts'
import { isolate } from '#src/lib/isolate.ts'
import { everyField } from './support/fake-gateway.ts'
import { input, leave, leaveNothing, lineUnder, press, type } from './support/page.tsx'
import { fillIn, formReady, openRegistration, registerGateway, submit } from './support/register-page.tsx'
import { runAsPwa } from './support/render-site.tsx'

const on = { enabled: true, required: false }
const off = { enabled: false, required: false }

/** Every field that a gateway can enable: its label, and something to type. */
const optional = {
  paymentPassword: ['Payment password', '135790'],
  idNumber: ['ID number', '1234567890'],
  qqNum: ['QQ', '10001234'],
  facebook: ['Facebook', 'nusrat.jahan'],
  wechat: ['WeChat', 'nusrat_wx'],
  line: ['LINE', 'nusrat_line'],
  whatsapp: ['WhatsApp', '01711223344'],
  zalo: ['Zalo', '01711223355'],
  email: ['E-mail', 'nusrat@example.com'],
  nickname: ['Nickname', 'Nusrat'],
  payeeName: ['Full name', 'Nusrat Jahan'],
  mobileNum: ['Mobile number', '01711223366'],
  recommenderId: ['Referrer ID', 'ravi88'],
  affiliateCode: ['Invitation code', 'LAMP88'],
} satisfies Partial<Record<keyof RegisterSettings, [label: string, text: string]>>
const fields = Object.entries(optional).map(([field, [label, text]]) => ({ field, label, text }))
const only = (...shown: string[]): RegisterSettings => ({
  username: { ...on, required: true },
  mobileNum: off,
  ...Object.fromEntries(fields.map(({ field }) => [field, shown.includes(field) ? on : off])),
})
const open = async (settings: RegisterSettings, address?: string) => {
  const gateway = registerGateway({}, settings)
  await openRegistration(address)
  await formReady()
  return gateway
}
const fieldOf = (label: string) => screen.queryByLabelText(label, { selector: 'input' })

afterEach(leaveNothing)

describe('the fields of the registration form', () => {
  it.each(fields)('REG-04 $field shows where it is enabled, and no other with it', async ({ field, label }) => {
    await open(only(field))
    for (const other of fields) expect(fieldOf(other.label) !== null, other.label).toBe(other.label === label)
  })

  it('REG-05 a required field has an asterisk, and one that is not has none', async () => {
    await open({ ...only('line', 'zalo'), zalo: { ...on, required: true } })
    expect([input('Zalo *').required, input('LINE').required]).toEqual([true, false])
  })

  it('REG-05 a required mobile number has an asterisk where the account is known by a name', async () => {
    await open({ ...only(), mobileNum: { ...on, required: true } })
    expect(screen.getByRole('tab', { name: 'Username' }).getAttribute('aria-selected')).toBe('true')
    expect(input('Mobile number *').required).toBe(true)
  })

  it('REG-12 pattern and length of a field are those of the gateway', async () => {
    const { of } = await open({ ...only('line'), line: { ...on, pattern: '^[a-z]{3,}$', maxLength: 5 } })
    await fillIn()
    for (const text of ['NUS', 'nusrat']) {
      type('LINE', text)
      submit()
      await waitFor(() => expect(lineUnder('LINE'), text).toBeDefined())
      type('LINE', '')
      await waitFor(() => expect(lineUnder('LINE')).toBeUndefined())
    }
    type('LINE', 'nusra')
    submit()
    await waitFor(() => expect(of('register')).toHaveLength(1))
  })

  it('REG-35, CONST-33 the captcha has room for 16 characters, and takes letters', async () => {
    const { of } = await open(only())
    expect(input(/^Code in the picture/).maxLength).toBe(16)
    await fillIn()
    type(/^Code in the picture/, 'a'.repeat(16))
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ captcha: 'a'.repeat(16) }))
  })

  it.each([
    ['2990-01-01', 'of the future'],
    ['2023-01-01', 'too young'],
  ])('REG-39 the date %s, %s, is wrong and not sent', async (birthDate) => {
    const { of } = await open({ ...only(), birthDate: on })
    await fillIn()
    type('Date of birth', birthDate)
    submit()
    await waitFor(() => expect(lineUnder('Date of birth')).toBeDefined())
    expect(of('register')).toEqual([])
  })

  it.each([
    ['after its field was left', () => leave('Date of birth')],
    ['by Enter in its field', () => undefined],
  ])('REG-39 half a date is wrong and not sent, %s', async (_when, before) => {
    const { of } = await open({ ...only(), birthDate: on })
    await fillIn()
    const field = input('Date of birth')
    // The browser has a part of a day, and gives none away.
    Object.defineProperty(field, 'validity', { value: { badInput: true } })
    before()
    fireEvent.submit(field.form ?? field)
    await waitFor(() => expect(lineUnder('Date of birth')).toBe('The date of birth is incorrect.'))
    expect(of('register')).toEqual([])
  })

  it('REG-39 half a date is sent once it is whole, though its field was not left again', async () => {
    const { of } = await open({ ...only(), birthDate: on })
    await fillIn()
    const field = input('Date of birth')
    const validity = { badInput: true }
    Object.defineProperty(field, 'validity', { value: validity })
    leave('Date of birth')
    await waitFor(() => expect(lineUnder('Date of birth')).toBeDefined())
    validity.badInput = false
    type('Date of birth', '1990-01-31')
    await waitFor(() => expect(lineUnder('Date of birth')).toBeUndefined())
    fireEvent.submit(field.form ?? field)
    await waitFor(() => expect(of('register')).toHaveLength(1))
    expect(of('register')[0]?.body).toMatchObject({ birthDate: '1990-01-31' })
  })

  it.each([
    ['the name alone', { username: on, mobileNum: off }, 0],
    ['the mobile number alone', { username: off, mobileNum: on }, 0],
    ['both', { username: on, mobileNum: on }, 2],
  ])('REG-08 by %s, of %o, there are %i tabs', async (_what, ways, tabs) => {
    await open({ ...everyField, ...ways })
    expect(screen.queryAllByRole('tab')).toHaveLength(tabs)
  })

  it('LOGIN-21, ERR-16 judges the number before it asks for a code', async () => {
    const { of } = await open({ ...only(), username: off, mobileNum: { ...on, required: true } })
    type('Mobile number *', '017')
    press('Send code')
    await waitFor(() => expect(lineUnder('Mobile number *')).toMatch(/^The mobile number format is incorrect/))
    await waitFor(() => expect(document.activeElement).toBe(input('Mobile number *')))
    expect(screen.queryByRole('slider')).toBeNull()
    expect(of('sendRegisterSmsCode')).toEqual([])
  })
})

describe('what the registration sends', () => {
  it('REG-21, REG-22 has everything that was typed under its own name', async () => {
    const { of } = await open(only(...Object.keys(optional)))
    await fillIn()
    for (const { label, text } of fields) type(label, text)
    submit()
    await waitFor(() => expect(of('register')).toHaveLength(1))
    expect(of('register')[0]?.body).toMatchObject({
      ...Object.fromEntries(fields.map(({ field, text }) => [field, text])),
      countryDialingCode: '880',
      registerUrl: 'localhost',
      domain: 'localhost',
      registerMethod: 'H5',
      username: 'nusrat_jahan',
      password: 'lantern88',
      confirmPassword: 'lantern88',
      captcha: '4071',
      type: 0,
      verificationCode: '',
    })
  })

  it('REG-23 says what the site runs in', async () => {
    runAsPwa(true)
    onTestFinished(() => runAsPwa(false))
    const { of } = await open(only())
    await fillIn()
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ registerMethod: 'PWA' }))
  })

  it('REG-13, REG-25 what was left empty passes, and is an empty text', async () => {
    const { of } = await open(only(...Object.keys(optional)))
    await fillIn()
    submit()
    await waitFor(() => expect(of('register')).toHaveLength(1))
    expect(of('register')[0]?.body).toMatchObject(Object.fromEntries(fields.map(({ field }) => [field, ''])))
    expect(of('checkAffiliateCode')).toEqual([])
  })

  it('GAP-77 a code that came in the address is sent although the merchant asks for none', async () => {
    const { of } = await open({ ...only(), affiliateCode: off }, '/m/register?affiliateCode=LAMP88')
    await fillIn()
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ affiliateCode: 'LAMP88' }))
  })

  it('GAP-77 a code that came in the address is kept for the session, and sent unasked', async () => {
    const { of } = await open(everyField, '/m/register?affiliateCode=LAMP88')
    cleanup()
    await openRegistration()
    await fillIn()
    expect(fieldOf('Invitation code')).toBeNull()
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ affiliateCode: 'LAMP88' }))
  })

  it('GAP-77 shows the code of an address in one piece, whichever way the sentence around it runs', async () => {
    await open(everyField, '/m/register?affiliateCode=LAMP-88')
    expect(await screen.findByText(`Invited with code ${isolate('LAMP-88')}`)).toBeDefined()
  })

  it('REG-18 a code that came in the address is sent, and not asked about', async () => {
    const { of } = await open(everyField, '/m/register?affiliateCode=LAMP88')
    expect(fieldOf('Invitation code')).toBeNull()
    await fillIn()
    submit()
    await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ affiliateCode: 'LAMP88' }))
    expect(of('checkAffiliateCode')).toEqual([])
  })
})
