// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { amountField, openWithdrawal as open, cleanWithdrawals } from '../../../../tests/support/withdraw-page.tsx'

cleanWithdrawals()

/** What the page says by this name. */
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const control = (name: string, body: object) => controlResponse('PUT', `${CONTROL_PREFIX}${name}`, JSON.stringify(body))

describe('before a withdrawal', () => {
  it('WITHDRAW-01, WITHDRAW-02 shows what can be withdrawn today, what it costs, and the way to the record', async () => {
    await open()
    expect(await screen.findByText('৳ 500.00 – ৳ 50,000.00')).toBeDefined()
    expect(document.body.textContent).toContain('1.5%, at least ৳ 10.00; 1 free today')
    expect(factOf('Left today')).toBe('৳ 100,000.00, 3 withdrawals')
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/m/member/accountRecord?tab=withdraw',
    )
  })

  it('WALLET-06 hides what can be withdrawn, which is the balance, until the eye shows it again', async () => {
    await open()
    const now = async () => (await screen.findByText('Now')).nextElementSibling?.textContent
    expect(await now()).toBe('৳ 12,480.50')
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(await now()).toBe('৳ ******')
    expect(document.body.textContent).not.toContain('12,480')
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
    expect(await now()).toBe('৳ 12,480.50')
  })

  it('MONEY-39, WITHDRAW-03 asks for one thing at a time: first a payment password', async () => {
    await open('newcomer')
    const way = await screen.findByRole('link', { name: 'Set payment password' })
    expect(way.getAttribute('href')).toBe('/m/member/paymentPassword')
    expect(screen.queryByRole('link', { name: 'Add account' })).toBeNull()
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('MONEY-39 then for an account', async () => {
    await open('ravi88', { prefer: { listBankCards: 'example=empty' } })
    expect((await screen.findByRole('link', { name: 'Add account' })).getAttribute('href')).toBe(
      '/m/member/cards?add=1',
    )
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  })

  it('MONEY-39, MONEY-41 then says what must still be bet, with the figure', async () => {
    await control('account', { username: 'ravi88', turnoverLeft: '18450.00' })
    await open()
    const title = await screen.findByRole('heading', { name: /more first$/ })
    expect(title.textContent).toBe('Bet ৳ 18,450.00 more first')
    expect(screen.getByRole('link', { name: 'Go to the games' }).getAttribute('href')).toBe('/m/home')
  })

  it.each([
    ['amount', { leftToday: '0.00', timesLeftToday: 2 }, '৳ 0.00, 2 withdrawals'],
    ['number', { leftToday: '81500.00', timesLeftToday: 0 }, '৳ 81,500.00, 0 withdrawals'],
  ])('MONEY-41 says when the day has had enough by its %s, with the figures', async (_, day, figures) => {
    await open('ravi88', {
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        const list = value as { allowance: object }
        return { ...list, allowance: { ...list.allowance, ...day } }
      },
    })
    expect(await screen.findByText('You have reached today’s limit')).toBeDefined()
    expect(factOf('Left today')).toBe(figures)
  })

  it('MONEY-51 an account that is being checked cannot be chosen, and says so when it is the only one', async () => {
    await open()
    await amountField()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByText(/is being checked and cannot be chosen yet/)).toBeDefined()
    cleanup()
    await open('ravi88', {
      change: (operation, value) => {
        if (operation !== 'listBankCards') return value
        const list = value as { cards: { usable: boolean }[] }
        return { ...list, cards: list.cards.map((card) => ({ ...card, usable: false })) }
      },
    })
    expect(await screen.findByText('Your account is being checked')).toBeDefined()
  })

  it('ERR-37 a refusal of the gateway is said on the page', async () => {
    await open('ravi88', { prefer: { listBankCards: 'code=403, example=REAL_ACCOUNT_REQUIRED' } })
    expect((await screen.findByRole('alert')).textContent).toContain('real account')
  })
})
