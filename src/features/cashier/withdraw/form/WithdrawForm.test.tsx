// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useNavigate } from 'react-router-dom'
import { db } from '#mock/state/db.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { isolate } from '#src/lib/isolate.ts'
import { openPage, tapTwentyTimes } from '../../../../../tests/support/member-page.tsx'
import { address } from '../../../../../tests/support/page.tsx'
import { startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { orderingMember } from '../../../../../tests/support/stub-orders.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { bodyOf, callsOf, failing } from '../../../../../tests/support/team-page.ts'
import { amountField, openWithdrawal as open, cleanWithdrawals } from '../../../../../tests/support/withdraw-page.tsx'
import { WithdrawPage } from '../WithdrawPage.tsx'

cleanWithdrawals()

const PIN = '482913'

/** Where there is an entry before, it leads there. */
function BackButtonOfTest() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      One step back
    </button>
  )
}

const pinField = () => screen.getByLabelText<HTMLInputElement>(/^Payment password/, { selector: 'input' })
async function type(amount: string, pin = PIN) {
  fireEvent.input(await amountField(), { target: { value: amount } })
  fireEvent.input(pinField(), { target: { value: pin } })
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }))
/** The terms of a fee that the gateway does not keep to. */
function withWrongFee(operation: string, value: unknown) {
  if (operation !== 'listBankCards') return value
  const list = value as { allowance: object }
  return { ...list, allowance: { ...list.allowance, fee: { rate: '9.00', minimum: '90.00', freeTimesLeft: 0 } } }
}
/** The page names the fee twice: its terms, then what this withdrawal costs. */
const factOf = (name: string) => screen.getAllByText(name).at(-1)?.nextElementSibling?.textContent

describe('the form', () => {
  it('MONEY-42, MONEY-23 fee and payout follow what is typed, and the shown fee is the one that is sent', async () => {
    const gateway = await open('ravi88')
    fireEvent.input(await amountField(), { target: { value: '1,000' } })
    expect([factOf('Fee'), factOf('You receive')]).toEqual(['Free', '৳ 1,000.00'])
    await type('1,000')
    expect(screen.getByRole('button', { name: /^Withdraw/ }).textContent).toBe(`Withdraw ${isolate('৳ 1,000.00')}`)
    submit()
    await waitFor(() => expect(callsOf(gateway, 'withdraw')).toHaveLength(1))
    expect(await bodyOf(gateway, 'withdraw')).toMatchObject({ amount: '1000.00', fee: '0.00', paymentPassword: PIN })
  })

  it('MONEY-15, GATEWAY-92 orders once at twenty taps, and the order takes the place of the form', async () => {
    const gateway = await open()
    await type('1000')
    await tapTwentyTimes(() => screen.queryByRole('button', { name: /^Withdraw/ }))
    await waitFor(() => expect(db.withdrawOrders.count()).toBe(1))
    expect(callsOf(gateway, 'withdraw')).toHaveLength(1)
    const [order] = db.withdrawOrders.all()
    await waitFor(() => expect(address()).toBe(`/m/member/withdrawOrder?no=${order?.orderNo}`))
    expect(callsOf(gateway, 'withdraw')[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('NAMED-02 has the balance, each account by its masked number, and the way to more accounts', async () => {
    await open()
    await amountField()
    const label = screen.getByText('Balance', { selector: '[aria-hidden]' })
    await waitFor(() => expect(label.nextElementSibling?.textContent).toBe('Balance ৳ 12,480.50'))
    const cards = cardsOf(orderingMember()).filter(({ usable }) => usable)
    const accounts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(accounts).toEqual(cards.map(({ bank, maskedNumber, payeeName }) => bank.bankName + maskedNumber + payeeName))
    expect(cards.map(({ maskedNumber }) => maskedNumber)).toEqual(cards.map(() => expect.stringContaining('*')))
    expect(screen.getByRole('link', { name: 'Manage accounts' }).getAttribute('href')).toBe('/m/member/cards')
  })

  it('NAMED-02 pays out to the account that was chosen', async () => {
    const gateway = await open()
    await type('1000')
    const chosen = cardsOf(orderingMember()).filter(({ usable }) => usable)[1]
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${chosen?.bank.bankName}`) }))
    submit()
    await waitFor(() => expect(db.withdrawOrders.count()).toBe(1))
    expect(await bodyOf(gateway, 'withdraw')).toMatchObject({ cardId: chosen?.cardId })
  })

  it('REG-17 an account that is gone has the focus, with the reason', async () => {
    await open('ravi88', { prefer: { withdraw: 'code=404, example=RECORD_NOT_FOUND' } })
    await type('1000')
    submit()
    const group = screen.getByRole('radiogroup')
    await waitFor(() => expect(document.activeElement).toBe(group))
    expect(group.getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['MONEY-40 "All" fills in what is left of the day, where that is least', { leftToday: '700.50' }, '700.50'],
    ['MONEY-40 "All" fills in what can be withdrawn, where that is least', { withdrawable: '610.20' }, '610.20'],
    [
      'MONEY-40 "All" fills in the most of one payment, where that is least',
      { limits: { minAmount: '500.00', maxAmount: '800.00' } },
      '800.00',
    ],
    ['MONEY-40, GAP-23 "All" leaves out what is less than a cent', { leftToday: '1240.7562' }, '1240.75'],
  ])('%s', async (_, allowance, filled) => {
    await open('ravi88', {
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        const list = value as { allowance: object }
        return { ...list, allowance: { ...list.allowance, ...allowance } }
      },
    })
    await amountField()
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect((await amountField()).value).toBe(filled)
    expect((await amountField()).getAttribute('aria-invalid')).not.toBe('true')
  })

  it('MONEY-40 "All" fills in nothing below zero', async () => {
    await open('ravi88', {
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        const list = value as { allowance: object }
        return { ...list, allowance: { ...list.allowance, withdrawable: '-20.00' } }
      },
    })
    await amountField()
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect((await amountField()).value).toBe('0.00')
  })

  it('MONEY-21, MONEY-19 an amount outside the limits names both at the field, and nothing is sent', async () => {
    const gateway = await open()
    await type('20')
    submit()
    const limits = `Enter an amount from ${isolate('৳ 500.00')} to ${isolate('৳ 50,000.00')}.`
    expect(await screen.findByText(limits)).toBeDefined()
    expect(callsOf(gateway, 'withdraw')).toHaveLength(0)
  })

  it('MONEY-21 limits of a later answer are those of the rule too, also after a refusal by others', async () => {
    let limits = { minAmount: '100.00', maxAmount: '50000.00' }
    const gateway = await open('ravi88', {
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        const list = value as { allowance: object }
        return { ...list, allowance: { ...list.allowance, limits } }
      },
    })
    await type('300')
    limits = { minAmount: '500.00', maxAmount: '800.00' }
    submit()
    expect(await screen.findByText(/Enter an amount from .*500\.00.* to .*50,000\.00/)).toBeDefined()
    expect(await screen.findByText('৳ 500.00 – ৳ 800.00')).toBeDefined()
    await type('850')
    submit()
    expect(await screen.findByText(/Enter an amount from .*500\.00.* to .*800\.00/)).toBeDefined()
    expect(callsOf(gateway, 'withdraw')).toHaveLength(1)
  })

  it('MONEY-43, MONEY-53 a wrong payment password empties its field and says the attempts left, then until when it is locked', async () => {
    await open()
    for (const words of [
      '4 attempts left',
      '3 attempts left',
      '2 attempts left',
      '1 attempt left',
      'Try again in 30 minutes',
    ]) {
      await type('1000', '000000')
      submit()
      await waitFor(() => expect(document.body.textContent).toContain(words))
      expect([pinField().value, (await amountField()).value]).toEqual(['', '1000'])
      await waitFor(() => expect(document.activeElement).toBe(pinField()))
    }
  })

  it('GAP-152 a balance that does not suffice is asked for again, with what can be withdrawn of it', async () => {
    const gateway = await open('ravi88', failing('withdraw', 'INSUFFICIENT_BALANCE'))
    await type('1000')
    await waitFor(() => expect(callsOf(gateway, 'getWallets')).toHaveLength(1))
    submit()
    await waitFor(() => expect(callsOf(gateway, 'getWallets')).toHaveLength(2))
    expect(callsOf(gateway, 'listBankCards')).toHaveLength(2)
  })

  it('MONEY-23 a fee that has changed is shown and asked for again', async () => {
    const gateway = await open('ravi88', { change: withWrongFee })
    await type('1000')
    expect(screen.getByText('You receive').nextElementSibling?.textContent).toBe('৳ 910.00')
    submit()
    expect(await screen.findByText(/The fee has changed/)).toBeDefined()
    await waitFor(() => expect(screen.getByText('You receive').nextElementSibling?.textContent).toBe('৳ 1,000.00'))
    submit()
    await waitFor(() => expect(db.withdrawOrders.count()).toBe(1))
    expect(callsOf(gateway, 'withdraw')).toHaveLength(2)
  })

  it('MONEY-23 a fee that has changed is that of the amount that was sent, not of the one typed since', async () => {
    const gateway = await open('ravi88', { change: withWrongFee, hold: ['withdraw'] })
    await type('1000')
    submit()
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    await type('2000')
    await act(async () => gateway.held[0]?.release())
    expect(await screen.findByText(/The fee has changed/)).toBeDefined()
    expect(factOf('You receive')).toBe('৳ 1,820.00')
    await type('1000')
    expect(factOf('You receive')).toBe('৳ 1,000.00')
  })

  it.each([
    ['an answer', {}],
    ['an answer that is lost', { lose: ['withdraw'] }],
  ] satisfies [string, StubOptions][])(
    'MONEY-44, GAP-124 the order takes the place of the form in the history, so back does not lead to it: after %s',
    async (_, options) => {
      await signInOnStub('ravi88')
      startStubGateway(options)
      await openPage(
        <>
          <WithdrawPage />
          <BackButtonOfTest />
        </>,
        '/m/withdraw',
      )
      await type('1000')
      submit()
      await waitFor(() => expect(address()).toContain('/m/member/withdrawOrder?no='))
      fireEvent.click(screen.getByRole('button', { name: 'One step back' }))
      await act(async () => undefined)
      expect(address()).toContain('/m/member/withdrawOrder?no=')
    },
  )

  it('MONEY-60 the payment password stands in no storage, address or text, after a failure and after a success', async () => {
    await open()
    for (const pin of ['918273', PIN]) {
      await type('1000', pin)
      submit()
      await waitFor(() => expect(pinField().value === '' || db.withdrawOrders.count() === 1).toBe(true))
      const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address(), document.body.textContent])
      expect(kept).not.toMatch(/918273|482913/)
    }
  })

  it('MONEY-16 an equal open order needs a second yes', async () => {
    await open()
    await type('1000')
    submit()
    await waitFor(() => expect(db.withdrawOrders.count()).toBe(1))
    cleanup()
    await open()
    await type('1000')
    submit()
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(db.withdrawOrders.count()).toBe(2))
  })

  it('MONEY-05 an answer that is lost puts the gate in place of the form, which leads to the order and asks what is left', async () => {
    const gateway = await open('ravi88', { hold: ['settleMoneyCall'], lose: ['withdraw'] })
    await type('1000')
    submit()
    expect(await screen.findByText('We do not know yet whether your order was placed')).toBeDefined()
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    expect(callsOf(gateway, 'listBankCards')).toHaveLength(1)
    await act(async () => gateway.held[0]?.release())
    await waitFor(() => expect(address()).toBe(`/m/member/withdrawOrder?no=${db.withdrawOrders.all()[0]?.orderNo}`))
    expect(db.withdrawOrders.count()).toBe(1)
    // What may be withdrawn now is less.
    await waitFor(() => expect(callsOf(gateway, 'listBankCards')).toHaveLength(2))
  })
})
