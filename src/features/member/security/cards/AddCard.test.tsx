// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import type { WithdrawBankList } from '#src/api/generated/types.ts'
import { hasWithdrawalPasswordQuery } from '#src/api/generated/security.ts'
import { paths } from '#src/core/routing/paths.ts'
import {
  SEEDED,
  bodies,
  callsOf,
  input,
  leaveCards,
  openCards,
  said,
  type,
} from '../../../../../tests/support/cards-page.tsx'

const NUMBER = '1501203948571'
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))

async function fillIn(bank: string, number: string, numberLabel = 'Account number') {
  fireEvent.click(await screen.findByRole('radio', { name: bank }))
  type(numberLabel, number)
  type('Payment password', SEEDED)
}

afterEach(leaveCards)

describe('one more card', () => {
  it('GATEWAY-45, MONEY-47 is added in a new name, told, and shown as being checked; the focus goes along', async () => {
    const { address } = await openCards('ravi88')
    fireEvent.click(await screen.findByRole('link', { name: 'Add a bank account or wallet' }))
    const title = await screen.findByRole('heading', { name: 'Add a bank account or wallet' })
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
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bank accounts and wallets' })),
    )
    expect(said()).toBe('member.cards.saved')
  })

  it('MONEY-47 has the payee name as its holder, which cannot be changed once it is set', async () => {
    await openCards('ravi88', `${paths.cards}?add=1`, { payeeName: 'Ravi Kumar Das' })
    await fillIn('bKash', '+880 1712-345678', 'Mobile number of the wallet')
    expect([input('Account holder').readOnly, input('Account holder').value]).toEqual([true, 'Ravi Kumar Das'])
    expect(screen.queryByLabelText('Branch (optional)')).toBeNull()
    add()
    await waitFor(() => expect(callsOf('addBankCard')).toHaveLength(1))
    expect(await bodies('addBankCard')).toEqual([
      { bankCode: 'BKASH', cardNumber: '01712345678', payeeName: 'Ravi Kumar Das', paymentPassword: SEEDED },
    ])
  })

  it('MONEY-47 asks for the holder where the payee name is empty', async () => {
    await openCards('ravi88', `${paths.cards}?add=1`, { payeeName: '' })
    await fillIn('Padma River Bank', NUMBER)
    expect(input('Account holder').readOnly).toBe(false)
  })

  it('MONEY-47 takes over a payee name that becomes known while another is typed, and keeps the rest', async () => {
    const { client } = await openCards('ravi88', `${paths.cards}?add=1`)
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', '1')
    fireEvent.blur(input('Account holder'))
    await screen.findByText('The name format is incorrect.')
    act(
      () =>
        void client.setQueryData(
          getMemberInfoQuery().queryKey,
          (member) => member && { ...member, payeeName: 'Ravi Kumar Das' },
        ),
    )
    await waitFor(() => expect(input('Account holder').readOnly).toBe(true))
    expect(input('Account holder').value).toBe('Ravi Kumar Das')
    await waitFor(() => expect(screen.queryByText('The name format is incorrect.')).toBeNull())
    add()
    await waitFor(() => expect(callsOf('addBankCard')).toHaveLength(1))
    expect(await bodies('addBankCard')).toEqual([
      { bankCode: 'PADMA', cardNumber: NUMBER, payeeName: 'Ravi Kumar Das', paymentPassword: SEEDED },
    ])
  })

  it.each([
    ['bKash', 'Mobile number of the wallet', 'tel', '1501203948571', '01712345678'],
    ['UPI', 'UPI ID', 'email', 'ravi', 'ravi.das@okbank'],
    ['USDT TRC20', 'Address on TRC20', 'text', `${ADDRESS}x`, ADDRESS],
    ['Padma River Bank', 'Account number', 'text', '12345', NUMBER],
  ])(
    'MONEY-46 %s asks for "%s" by fitting keys, and takes no other number',
    async (bank, label, keys, wrong, right) => {
      await openCards('ravi88', `${paths.cards}?add=1`, {
        payeeName: 'Ravi Das',
        change: (operation, value) =>
          operation === 'listWithdrawBanks'
            ? { list: [...(value as WithdrawBankList).list, { bankCode: 'UPI', bankName: 'UPI', kind: 'UPI' }] }
            : value,
      })
      await fillIn(bank, wrong, label)
      expect(input(label).inputMode).toBe(keys)
      add()
      await screen.findByText('Check the number.')
      await waitFor(() => expect(document.activeElement).toBe(input(label)))
      expect(callsOf('addBankCard')).toEqual([])
      type(label, right)
      await waitFor(() => expect(screen.queryByText('Check the number.')).toBeNull())
      add()
      await waitFor(() => expect(callsOf('addBankCard')).toHaveLength(1))
      expect((await bodies('addBankCard'))[0]).toMatchObject({ cardNumber: right })
    },
  )

  it('GATEWAY-46, SECURITY-02 offers the banks of the gateway, and none is chosen before', async () => {
    await openCards('ravi88', `${paths.cards}?add=1`)
    const banks = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(callsOf('listWithdrawBanks').map(({ request }) => request.method)).toEqual([
      operations.listWithdrawBanks.method,
    ])
    expect(banks.map(({ value, checked }) => [value, checked])).toEqual(
      ['BKASH', 'NAGAD', 'ROCKET', 'USDT', 'PADMA', 'MEGHNA', 'SUNDAR'].map((code) => [code, false]),
    )
    add()
    await screen.findByText('Choose a bank or wallet.')
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2)
    const group = screen.getByRole('radiogroup', { name: 'Bank or wallet' })
    await waitFor(() => expect(document.activeElement).toBe(group))
    expect(callsOf('addBankCard')).toEqual([])
  })

  it.each([
    ['BANK_CARD_EXISTS', 409, 'Account number', 'This bank account or wallet has already been added.'],
    ['NUMBER_FORMAT', 422, 'Account number', 'Check the number.'],
    ['NAME_FORMAT', 422, 'Account holder', 'The name format is incorrect.'],
    ['PAYMENT_PASSWORD_INCORRECT', 422, 'Payment password', 'The payment password is wrong. 4 attempts left.'],
  ])('GATEWAY-45 %s is said at its field', async (code, status, label, words) => {
    await openCards('ravi88', `${paths.cards}?add=1`, { prefer: { addBankCard: `code=${status}, example=${code}` } })
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', 'Ravi Das')
    add()
    await screen.findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(input(label)))
    expect(input('Payment password').value).toBe(code === 'PAYMENT_PASSWORD_INCORRECT' ? '' : SEEDED)
  })

  it('goes back to the list when it is full meanwhile', async () => {
    const { address } = await openCards('ravi88', `${paths.cards}?add=1`, {
      prefer: { addBankCard: 'code=409, example=BANK_CARD_LIMIT' },
    })
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', 'Ravi Das')
    add()
    await waitFor(() => expect(address()).toBe('/m/member/cards'))
    expect(said()).toBe('errors.code.bankCardLimit')
  })

  it('tells the withdrawal too that there is no payment password any more', async () => {
    const { client } = await openCards('ravi88', `${paths.cards}?add=1`, {
      prefer: { addBankCard: 'code=409, example=PAYMENT_PASSWORD_UNSET' },
    })
    const { queryKey } = hasWithdrawalPasswordQuery()
    client.setQueryData(queryKey, true)
    await fillIn('Padma River Bank', NUMBER)
    type('Account holder', 'Ravi Das')
    add()
    await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))
  })

  it('NAMED-26 waits for a payment password, and comes back once that is set', async () => {
    const { address } = await openCards('newcomer')
    fireEvent.click(await screen.findByRole('link', { name: 'Add a bank account or wallet' }))
    await screen.findByRole('heading', { name: 'Set a payment password first' })
    fireEvent.click(screen.getByRole('link', { name: 'Set payment password' }))
    await screen.findByRole('heading', { name: 'Set a payment password' })
    type('New payment password', '418205')
    type('Confirm new payment password', '418205')
    fireEvent.click(screen.getByRole('button', { name: 'Save payment password' }))
    await waitFor(() => expect(address()).toBe('/m/member/cards?add=1'))
    await screen.findByRole('radiogroup')
  })

  it('says so where no bank is on offer', async () => {
    await openCards('ravi88', `${paths.cards}?add=1`, { prefer: { listWithdrawBanks: 'example=empty' } })
    expect(await screen.findByRole('heading', { name: 'No banks available' })).toBeDefined()
  })
})
