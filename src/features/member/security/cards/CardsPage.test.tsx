// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getSecurityConfigQuery } from '#src/api/generated/security.ts'
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

afterEach(leaveCards)

describe('the bank cards of a member', () => {
  it('NAMED-26, MONEY-49 are shown masked, with their number and which is being checked', async () => {
    await openCards('ravi88')
    await screen.findByText('3 of 5')
    const cards = screen.getAllByRole('listitem')
    expect(cards.map((card) => /\*{4} \*{4} \*{4} \d{4}/.test(card.textContent ?? ''))).toEqual([true, true, true])
    expect(document.body.textContent).not.toMatch(/\d{5}/)
    expect(cards.filter((card) => within(card).queryByText('Being checked'))).toEqual([cards[2]])
    expect(screen.getByRole('link', { name: 'Add a bank account or wallet' }).getAttribute('href')).toBe(
      '/m/member/cards?add=1',
    )
  })

  it('MONEY-48 at their limit a sentence stands in place of the way to one more', async () => {
    await openCards('ravi88', paths.cards, {
      change: (operation, value) => (operation === 'listBankCards' ? { ...(value as object), maxCards: 3 } : value),
    })
    await screen.findByText(/^You can have 3 bank accounts and wallets\./)
    expect(screen.queryByRole('link', { name: 'Add a bank account or wallet' })).toBeNull()
    screen.getByText('3 of 3')
  })

  it('offers the first one where there is none, and a retry where they do not load', async () => {
    await openCards('newcomer')
    await screen.findByRole('heading', { name: 'No bank account or wallet yet' })
    cleanup()
    await openCards('newcomer', paths.cards, { prefer: { listBankCards: 'code=503, example=SYSTEM_BUSY' } })
    expect(await screen.findByRole('heading', { name: 'Loading failed' })).toBeDefined()
  })
})

describe('a card that goes', () => {
  const removeButton = (bank: string) => screen.findByRole('button', { name: new RegExp(`^Remove ${bank}, `) })
  const confirm = () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Remove' }))
  const sheet = () => screen.getByRole('dialog', { name: 'Remove bank account or wallet' })
  const openSheet = async (bank: string) => {
    const button = await removeButton(bank)
    button.focus()
    fireEvent.click(button)
    await screen.findByRole('dialog')
    return button
  }

  it('MONEY-50, MONEY-49 is named in the sheet, and goes by the payment password; the focus finds the list', async () => {
    await openCards('ravi88')
    await openSheet('Nagad')
    expect(sheet().textContent).toMatch(/Nagad.*\*{4} \d{4}.*You will no longer be able to withdraw to it\./)
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
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bank accounts and wallets' })),
    )
    expect(said()).toBe('member.cards.removed')
  })

  it('MONEY-50 stays while a withdrawal to it is open, and the sheet says so and loses nothing', async () => {
    await openCards('ravi88', paths.cards, { prefer: { removeBankCard: 'code=409, example=CARD_IN_USE' } })
    const opener = await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    await within(sheet()).findByText('A withdrawal to this account is still in progress. You can remove it afterwards.')
    expect(input('Payment password').value).toBe(SEEDED)
    expect(said()).toBe('')
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    screen.getByText('3 of 5')
  })

  it.each([
    ['PAYMENT_PASSWORD_INCORRECT', 422, 'The payment password is wrong. 4 attempts left.'],
    ['PAYMENT_PASSWORD_LOCKED', 429, /^Too many wrong attempts\./],
  ])('MONEY-43, MONEY-50 %s is said at the field, which is empty again', async (code, status, words) => {
    await openCards('ravi88', paths.cards, { prefer: { removeBankCard: `code=${status}, example=${code}` } })
    await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    await within(sheet()).findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(input('Payment password')))
    expect(input('Payment password').value).toBe('')
  })

  it('MONEY-49 is no longer in the list where the answer is lost', async () => {
    await openCards('ravi88', paths.cards, { lose: ['removeBankCard'] })
    await openSheet('Nagad')
    type('Payment password', SEEDED)
    confirm()
    expect(await screen.findByText('2 of 5')).toBeDefined()
  })

  it('leads to a first payment password where there is none any more', async () => {
    const { client } = await openCards('ravi88', paths.cards, {
      prefer: { removeBankCard: 'code=409, example=PAYMENT_PASSWORD_UNSET', getSecurityConfig: 'example=untouched' },
    })
    // As it was when another page asked.
    const config = {
      paymentPassword: true,
      securityQuestions: false,
      email: false,
      mobileNum: false,
      payeeName: false,
      bankCards: 3,
      bankCardLimit: 5,
    }
    client.setQueryData(getSecurityConfigQuery().queryKey, config)
    await openSheet('bKash')
    type('Payment password', SEEDED)
    confirm()
    const title = await within(sheet()).findByRole('heading', { name: 'Set a payment password first' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    fireEvent.click(within(sheet()).getByRole('link', { name: 'Set payment password' }))
    await screen.findByRole('heading', { name: 'Set a payment password' })
    expect(screen.queryByLabelText('Current payment password')).toBeNull()
  })

  it('MONEY-50 that is gone meanwhile closes the sheet and is no longer in the list', async () => {
    let asked = 0
    await openCards('ravi88', paths.cards, {
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
    const none = await screen.findByRole('heading', { name: 'No bank account or wallet yet' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(said()).toBe('errors.code.recordNotFound')
    expect(document.activeElement?.contains(none)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})
