// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ENCRYPTED_OPERATIONS, type EncryptedOperationId } from '#src/api/generated/encrypted.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { addCardPath } from '#src/core/routing/add-card-path.ts'
import { bodyOf } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

const connection = vi.hoisted(() => ({ isSecure: true }))
vi.mock('#src/api/can-encrypt.ts', () => ({ canEncrypt: () => connection.isSecure }))

useWholeSite()
afterEach(() => {
  connection.isSecure = true
})

const PIN = '482913'
const NEW_PIN = '730914'
const NUMBER = '1501203948571'
const CODE = '408213'
const ANSWERS = ['Comilla', 'Padma']
const questions = { getSecurityConfig: 'example=complete', getCustomerSecurityQuestions: 'example=chosen' } as const

interface Form {
  operation: EncryptedOperationId
  path: string
  /** A visitor without one. */
  as?: string
  prefer?: Parameters<typeof visitSite>[0]['prefer']
  /** The button on the way to the form. */
  way?: string | RegExp
  /** Chosen before anything is typed. */
  choice?: string
  /** What is typed, by label; the secrets are among it. */
  fields: [string | RegExp, string][]
  secrets: string[]
  submit: string | RegExp
}

const forms: Record<string, Form> = {
  login: {
    operation: 'login',
    path: paths.login,
    fields: [
      ['Username', 'ravi88'],
      ['Password', 'lantern88'],
    ],
    secrets: ['lantern88'],
    submit: 'Log in',
  },
  withdrawal: {
    operation: 'withdraw',
    path: paths.withdraw,
    as: 'ravi88',
    fields: [
      [/^Amount/, '1000'],
      [/^Payment password/, PIN],
    ],
    secrets: [PIN],
    submit: /^Withdraw/,
  },
  'new card': {
    operation: 'addBankCard',
    path: addCardPath,
    as: 'ravi88',
    choice: 'Padma River Bank',
    fields: [
      ['Account number', NUMBER],
      ['Account holder', 'Ravi Das'],
      ['Payment password', PIN],
    ],
    secrets: [NUMBER, PIN],
    submit: 'Add',
  },
  'removal of a card': {
    operation: 'removeBankCard',
    path: paths.cards,
    as: 'ravi88',
    way: /^Remove .*Nagad/,
    fields: [['Payment password', PIN]],
    secrets: [PIN],
    submit: 'Remove',
  },
  'first payment password': {
    operation: 'setPaymentPassword',
    path: paths.paymentPassword,
    as: 'newcomer',
    fields: [
      ['New payment password', NEW_PIN],
      ['Confirm new payment password', NEW_PIN],
    ],
    secrets: [NEW_PIN],
    submit: 'Save payment password',
  },
  'other payment password': {
    operation: 'setPaymentPassword',
    path: paths.paymentPassword,
    as: 'ravi88',
    fields: [
      ['Current payment password', PIN],
      ['New payment password', NEW_PIN],
      ['Confirm new payment password', NEW_PIN],
    ],
    secrets: [PIN, NEW_PIN],
    submit: 'Save payment password',
  },
  'reset by answers': {
    operation: 'resetPaymentPassword',
    path: paths.paymentPassword,
    as: 'ravi88',
    prefer: questions,
    way: 'Forgot the payment password?',
    fields: [
      ['In which town were you born?', 'Comilla'],
      ['Which river runs by your home?', 'Padma'],
      ['New payment password', NEW_PIN],
      ['Confirm new payment password', NEW_PIN],
    ],
    secrets: [...ANSWERS, NEW_PIN],
    submit: 'Save payment password',
  },
  'reset by SMS': {
    operation: 'resetPaymentPassword',
    path: paths.paymentPassword,
    as: 'ravi88',
    way: 'Forgot the payment password?',
    fields: [
      ['Mobile number', '01711223344'],
      ['Code by SMS', CODE],
      ['New payment password', NEW_PIN],
      ['Confirm new payment password', NEW_PIN],
    ],
    secrets: [CODE, NEW_PIN],
    submit: 'Save payment password',
  },
  'security questions': {
    operation: 'setCustomerSecurityQuestions',
    path: paths.questions,
    as: 'ravi88',
    fields: [
      ['First question', '3'],
      ['Answer to the first question', 'Comilla'],
      ['Second question', '7'],
      ['Answer to the second question', 'Padma'],
      ['Payment password', PIN],
    ],
    secrets: [...ANSWERS, PIN],
    submit: 'Save questions',
  },
  'e-mail address': {
    operation: 'updateMemberEmail',
    path: paths.webEmail,
    as: 'ravi88',
    fields: [
      ['New e-mail address', 'ravi@mail.example'],
      ['Code by e-mail', CODE],
      ['Payment password', PIN],
    ],
    secrets: [CODE, PIN],
    submit: 'Save',
  },
  'mobile number': {
    operation: 'updateMemberMobile',
    path: paths.mobile,
    as: 'ravi88',
    fields: [
      ['Mobile number', '01812345679'],
      ['Code by SMS', CODE],
      ['Payment password', PIN],
    ],
    secrets: [CODE, PIN],
    submit: 'Save',
  },
}
/** Its captcha and its consents have tests of their own. */
const registration = { path: paths.register, submit: 'Register' }

async function press(name: string | RegExp, role = 'button') {
  const [first] = await screen.findAllByRole(role, { name })
  if (first) fireEvent.click(first)
}

async function open({ path, as, prefer, way }: Pick<Form, 'path' | 'as' | 'prefer' | 'way'>) {
  const site = await visitSite({ path, ...(as === undefined ? {} : { as }), ...(prefer ? { prefer } : {}) })
  if (way !== undefined) await press(way)
  return site
}

const fieldOf = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label, { selector: 'input, select' })

async function fill({ choice, fields }: Form) {
  if (choice !== undefined) await press(choice, 'radio')
  for (const [label, value] of fields) {
    const field = await fieldOf(label)
    fireEvent[field instanceof HTMLSelectElement ? 'change' : 'input'](field, { target: { value } })
  }
}

describe('a form whose call has to be encrypted', () => {
  it('BEYOND-12 there is a form below for every such call', () => {
    const known = new Set<string>(Object.values(forms).map(({ operation }) => operation))
    expect(ENCRYPTED_OPERATIONS.filter((one) => !known.has(one))).toEqual(['register', 'registerMobile'])
  })

  it.each(Object.entries(forms))(
    'BEYOND-12, MONEY-60 %s: no secret leaves in the open or is kept',
    async (_name, form) => {
      const site = await open(form)
      await fill(form)
      await press(form.submit)
      await waitFor(() => expect(site.calls(form.operation)).toHaveLength(1))
      const [call] = site.calls(form.operation)
      const sent = [...(call?.request.headers ?? [])].join('\n') + (await call?.request.clone().text())
      const carried = JSON.stringify(call && (await bodyOf(call)))
      const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.location.href])
      for (const secret of form.secrets) {
        expect(carried).toContain(secret)
        expect(sent).not.toContain(secret)
        expect(kept).not.toContain(secret)
      }
    },
  )

  it.each(Object.entries(forms))(
    'MONEY-60 %s: no secret is there again once the page was left',
    async (_name, form) => {
      await open(form)
      await fill(form)
      const left = document.querySelector('form')
      await act(async () => goTo(paths.home))
      await waitFor(() => expect(left?.isConnected).toBe(false))
      await act(async () => goTo(form.path))
      if (form.way !== undefined) await press(form.way)
      for (const [label, value] of form.fields)
        expect((await fieldOf(label)).value).toBe(form.secrets.includes(value) ? '' : value)
    },
  )

  it.each(Object.entries({ ...forms, registration }))(
    'MONEY-61 %s: says that the connection is not secure, and cannot be sent',
    async (_name, form) => {
      connection.isSecure = false
      await open(form)
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: form.submit })
      expect(button.disabled).toBe(true)
      expect(button.form?.textContent).toMatch(/The connection is not secure, so this form cannot be sent/)
    },
  )

  it('MONEY-61 says nothing of it where nothing has to be encrypted', async () => {
    connection.isSecure = false
    await open({ path: paths.profile, as: 'ravi88' })
    await screen.findByLabelText('Payee name')
    expect(document.body.textContent).not.toContain('not secure')
  })
})
