// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { getMemberInfoQuery } from '#src/api/generated/member.ts'
import { configureGateway } from '#src/api/settings.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { PaymentPasswordPage } from '../payment-password/PaymentPasswordPage.tsx'
import { CardsPage } from './CardsPage.tsx'

/** That of seeded accounts. */
const SEEDED = '482913'
const NUMBER = '1501203948571'

let gateway = startStubGateway()
const callsOf = (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation)
const bodies = (operation: OperationId) => Promise.all(callsOf(operation).map(({ request }) => request.json()))
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))
const Said = () => <output data-testid="said">{useToasts().toast?.text.id}</output>
const said = () => screen.getByTestId('said').textContent

interface Opened extends StubOptions {
  payeeName?: string
}

async function open(username: string, address: string = paths.cards, { payeeName, ...options }: Opened = {}) {
  gateway = startStubGateway(options)
  await signInOnStub(username)
  return renderSite(
    <>
      <Routes>
        <Route path={paths.cards} element={<CardsPage />} />
        <Route path={paths.paymentPassword} element={<PaymentPasswordPage />} />
      </Routes>
      <Said />
    </>,
    {
      path: address,
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, {
          id: '1',
          nickname: 'Ravi_88',
          account: username,
          type: 0,
          ...(payeeName === undefined ? {} : { payeeName }),
        }),
    },
  )
}

async function fillIn(bank: string, number: string, numberLabel = 'Account number') {
  fireEvent.click(await screen.findByRole('radio', { name: bank }))
  type(numberLabel, number)
  type('Payment password', SEEDED)
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  window.sessionStorage.clear()
})

describe('the bank cards of a member', () => {
  it('NAMED-26, MONEY-49 are shown masked, with their number and which is being checked', async () => {
    await open('ravi88')
    await screen.findByText('3 of 5')
    const cards = screen.getAllByRole('listitem')
    expect(cards.map((card) => /\*{4} \*{4} \*{4} \d{4}/.test(card.textContent ?? ''))).toEqual([true, true, true])
    expect(document.body.textContent).not.toMatch(/\d{5}/)
    expect(cards.filter((card) => within(card).queryByText('Being checked'))).toEqual([cards[2]])
    expect(screen.getByRole('link', { name: 'Add a card or wallet' }).getAttribute('href')).toBe(
      '/m/member/cards?add=1',
    )
  })

  it('MONEY-48 at their limit a sentence stands in place of the way to one more', async () => {
    await open('ravi88', paths.cards, {
      change: (operation, value) => (operation === 'listBankCards' ? { ...(value as object), maxCards: 3 } : value),
    })
    await screen.findByText(/^You can have 3 cards and wallets\./)
    expect(screen.queryByRole('link', { name: 'Add a card or wallet' })).toBeNull()
    screen.getByText('3 of 3')
  })

  it('offers the first one where there is none, and a retry where they do not load', async () => {
    await open('newcomer')
    await screen.findByRole('heading', { name: 'No card or wallet yet' })
    cleanup()
    await open('newcomer', paths.cards, { prefer: { listBankCards: 'code=503, example=SYSTEM_BUSY' } })
    expect(await screen.findByRole('heading', { name: 'Loading failed' })).toBeDefined()
  })
})

describe('a card that goes', () => {
  const removeButton = (bank: string) => screen.findByRole('button', { name: new RegExp(`^Remove ${bank}, `) })
  const confirm = () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Remove' }))
  const sheet = () => screen.getByRole('dialog', { name: 'Remove card or wallet' })
  const openSheet = async (bank: string) => {
    const button = await removeButton(bank)
    button.focus()
    fireEvent.click(button)
    await screen.findByRole('dialog')
    return button
  }

  it('MONEY-50, MONEY-49 is named in the sheet, and goes by the payment password; the focus finds the list', async () => {
    await open('ravi88')
    await openSheet('Nagad')
    expect(sheet().textContent).toMatch(/Nagad.*\*{4} \d{4}.*You can no longer withdraw to it\./)
    confirm()
    await screen.findByText('A payment password has 6 digits.')
    expect(callsOf('removeBankCard')).toEqual([])
    type('Payment password', '٤٨٢ 913')
    confirm()
    await screen.findByText('2 of 5')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await bodies('removeBankCard')).toEqual([
      { cardId: expect.stringMatching(/^C\d+$/), paymentPassword: SEEDED },
    ])
    expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent?.includes('Nagad'))).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cards and wallets' }))
    expect(said()).toBe('member.cards.removed')
  })

  it('MONEY-50 stays while a withdrawal to it is open, and the sheet says so and loses nothing', async () => {
    await open('ravi88', paths.cards, { prefer: { removeBankCard: 'code=409, example=CARD_IN_USE' } })
    const opener = await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    await within(sheet()).findByText('A withdrawal to it is still under way. Remove it once that is done.')
    expect(input('Payment password').value).toBe(SEEDED)
    expect(said()).toBe('')
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    screen.getByText('3 of 5')
  })

  it.each([
    ['PAYMENT_PASSWORD_INCORRECT', 422, 'The payment password is wrong. 4 tries left.'],
    ['PAYMENT_PASSWORD_LOCKED', 429, /^Too many wrong tries\./],
  ])('MONEY-43, MONEY-50 %s is said at the field, which is empty again', async (code, status, words) => {
    await open('ravi88', paths.cards, { prefer: { removeBankCard: `code=${status}, example=${code}` } })
    await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    await within(sheet()).findByText(words)
    expect(document.activeElement).toBe(input('Payment password'))
    expect(input('Payment password').value).toBe('')
  })

  it('leads to a payment password where there is none', async () => {
    await open('ravi88', paths.cards, { prefer: { removeBankCard: 'code=409, example=PAYMENT_PASSWORD_UNSET' } })
    await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    const title = await within(sheet()).findByRole('heading', { name: 'First set a payment password' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(within(sheet()).getByRole('link', { name: 'Set payment password' }).getAttribute('href')).toBe(
      paths.paymentPassword,
    )
  })

  it('MONEY-50 that is gone meanwhile closes the sheet and is no longer in the list', async () => {
    let asked = 0
    await open('ravi88', paths.cards, {
      prefer: { removeBankCard: 'code=404, example=RECORD_NOT_FOUND' },
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        asked += 1
        return asked === 1 ? value : { ...(value as object), cards: [] }
      },
    })
    await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    const none = await screen.findByRole('heading', { name: 'No card or wallet yet' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(said()).toBe('errors.code.recordNotFound')
    expect(document.activeElement?.contains(none)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('one more card', () => {
  it('GATEWAY-45, MONEY-47 is added in a new name, told, and shown as being checked; the focus goes along', async () => {
    const { address } = await open('ravi88')
    fireEvent.click(await screen.findByRole('link', { name: 'Add a card or wallet' }))
    const title = await screen.findByRole('heading', { name: 'Add a card or wallet' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await fillIn('Padma River Bank', '1501 2039-48571')
    type('Branch (optional)', ' Gulshan ')
    type('Account holder', 'Ravi Das')
    add()
    await waitFor(() => expect(address()).toBe('/m/member/cards'))
    expect(await bodies('addBankCard')).toEqual([
      { bankCode: 'PADMA', cardNumber: NUMBER, branch: 'Gulshan', payeeName: 'Ravi Das', paymentPassword: SEEDED },
    ])
    await screen.findByText('4 of 5')
    expect(screen.getAllByText('Being checked')).toHaveLength(2)
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('**** **** **** 8571')
    expect(document.body.textContent).not.toContain(NUMBER)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cards and wallets' }))
    expect(said()).toBe('member.cards.saved')
  })

  it('MONEY-47 has the payee name as its holder, which cannot be changed once it is set', async () => {
    await open('ravi88', `${paths.cards}?add=1`, { payeeName: 'Ravi Kumar Das' })
    await fillIn('bKash', '+880 1712-345678', 'Mobile number of the wallet')
    expect([input('Account holder').readOnly, input('Account holder').value]).toEqual([true, 'Ravi Kumar Das'])
    expect(screen.queryByLabelText('Branch (optional)')).toBeNull()
    add()
    await waitFor(() => expect(callsOf('addBankCard')).toHaveLength(1))
    expect(await bodies('addBankCard')).toEqual([
      { bankCode: 'BKASH', cardNumber: '01712345678', payeeName: 'Ravi Kumar Das', paymentPassword: SEEDED },
    ])
  })

  it('GATEWAY-46, SECURITY-02 offers the banks of the gateway, and none is chosen before', async () => {
    await open('ravi88', `${paths.cards}?add=1`)
    const banks = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(callsOf('listWithdrawBanks').map(({ request }) => request.method)).toEqual([
      operations.listWithdrawBanks.method,
    ])
    expect(banks.map(({ value, checked }) => [value, checked])).toEqual(
      ['BKASH', 'NAGAD', 'ROCKET', 'PADMA', 'MEGHNA', 'SUNDAR'].map((code) => [code, false]),
    )
    add()
    await screen.findByText('Choose a bank or wallet.')
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Bank or wallet' }))
    expect(callsOf('addBankCard')).toEqual([])
  })

  it.each([
    ['BANK_CARD_EXISTS', 409, 'Account number', 'This card is already added.'],
    ['NAME_FORMAT', 422, 'Account holder', 'The name format is incorrect.'],
    ['PAYMENT_PASSWORD_INCORRECT', 422, 'Payment password', 'The payment password is wrong. 4 tries left.'],
  ])('GATEWAY-45 %s is said at its field', async (code, status, label, words) => {
    await open('ravi88', `${paths.cards}?add=1`, { prefer: { addBankCard: `code=${status}, example=${code}` } })
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', 'Ravi Das')
    add()
    await screen.findByText(words)
    expect(document.activeElement).toBe(input(label))
    expect(input('Payment password').value).toBe(code === 'PAYMENT_PASSWORD_INCORRECT' ? '' : SEEDED)
  })

  it('goes back to the list when it is full meanwhile', async () => {
    const { address } = await open('ravi88', `${paths.cards}?add=1`, {
      prefer: { addBankCard: 'code=409, example=BANK_CARD_LIMIT' },
    })
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', 'Ravi Das')
    add()
    await waitFor(() => expect(address()).toBe('/m/member/cards'))
    expect(said()).toBe('errors.code.bankCardLimit')
  })

  it('NAMED-26 waits for a payment password, and comes back once that is set', async () => {
    const { address } = await open('newcomer')
    fireEvent.click(await screen.findByRole('link', { name: 'Add a card or wallet' }))
    await screen.findByRole('heading', { name: 'First set a payment password' })
    fireEvent.click(screen.getByRole('link', { name: 'Set payment password' }))
    await screen.findByRole('heading', { name: 'Set a payment password' })
    type('New payment password', '418205')
    type('New payment password once more', '418205')
    fireEvent.click(screen.getByRole('button', { name: 'Save payment password' }))
    await waitFor(() => expect(address()).toBe('/m/member/cards?add=1'))
    await screen.findByRole('radiogroup')
  })

  it('says so where no bank is on offer', async () => {
    await open('ravi88', `${paths.cards}?add=1`, { prefer: { listWithdrawBanks: 'example=empty' } })
    expect(await screen.findByRole('heading', { name: 'No bank on offer' })).toBeDefined()
  })
})
