// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { PromotionList } from '#src/api/generated/types.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { fillTransfer, openedOrder, order, sentBy, visitDeposit } from './support/deposit-page.tsx'
import { pathname } from './support/on-screen.ts'
import { useWholeSite } from './support/whole-site.tsx'

useWholeSite()

describe('a deposit with a promotion', () => {
  it('MONEY-25 preselects no promotion, and MONEY-27 names its bonus and what must be bet', async () => {
    await visitDeposit()
    await fillTransfer('1000')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^No promotion/ })).checked).toBe(true)
    const summary = () => [...document.querySelectorAll('form dl > div')].map(({ textContent }) => textContent)
    expect(summary()).toEqual(['Amount৳ 1,000.00', 'Added to your balance৳ 1,000.00'])
    fireEvent.click(screen.getByRole('radio', { name: /^A bit more/ }))
    await waitFor(() =>
      expect(summary()).toEqual([
        'Amount৳ 1,000.00',
        'Promotion bonus৳ 50.00',
        'Added to your balance৳ 1,050.00',
        'Turnover before withdrawal৳ 3,150.00',
      ]),
    )
  })

  it('MONEY-25 keeps what was typed for the way back, but no promotion', async () => {
    await visitDeposit()
    await fillTransfer('1000')
    const promotion = await screen.findByRole<HTMLInputElement>('radio', { name: /^A bit more/ })
    fireEvent.click(promotion)
    await waitFor(() => expect(promotion.checked).toBe(true))
    await act(async () => goTo('/m/help'))
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    await waitFor(() => expect(screen.queryByLabelText(/^Amount/)).toBeNull())
    await act(async () => goTo('/m/voucherCenter'))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('1000')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^No promotion/ })).checked).toBe(true)
  })

  it('MONEY-26 joins a promotion before the order', async () => {
    const site = await visitDeposit()
    await fillTransfer('1000')
    fireEvent.click(await screen.findByRole('radio', { name: /^Double your first/ }))
    order()
    await openedOrder()
    const money = site.asked.filter(({ operation }) => /^(accept|create)/.test(operation))
    expect(money.map(({ operation }) => operation)).toEqual(['acceptDepositPromo', 'createManualDeposit'])
    expect(await sentBy(site, 'createManualDeposit')).toMatchObject([{ promoId: 'PR2601' }])
  })

  it('MONEY-26 orders nothing where a promotion cannot be joined', async () => {
    const site = await visitDeposit({ prefer: { acceptDepositPromo: 'code=403, example=PROMO_NOT_ELIGIBLE' } })
    await fillTransfer('1000')
    fireEvent.click(await screen.findByRole('radio', { name: /^Double your first/ }))
    const before = site.calls('listDepositPromos').length
    order()
    await screen.findByRole('alert')
    await site.allAnswered()
    expect(site.calls('listDepositPromos')).toHaveLength(before + 1)
    expect(site.calls('createManualDeposit')).toEqual([])
    expect(pathname()).toBe('/m/voucherCenter')
  })

  it.each(['JOINED', 'JOIN'])(
    'MONEY-26 a promotion whose joining was not answered is ordered with, where the list then says %s',
    async (status) => {
      const lose: OperationId[] = ['acceptDepositPromo']
      let isTried = false
      const site = await visitDeposit({
        lose,
        change: (operation, value) => {
          if (operation !== 'listDepositPromos' || !isTried) return value
          const { promotions } = value as PromotionList
          return { promotions: promotions.map((one) => (one.promoId === 'PR2601' ? { ...one, status } : one)) }
        },
      })
      await fillTransfer('1000')
      fireEvent.click(await screen.findByRole('radio', { name: /^Double your first/ }))
      isTried = true
      const before = site.calls('listDepositPromos').length
      order()
      await screen.findByRole('alert')
      await waitFor(() => expect(site.calls('listDepositPromos')).toHaveLength(before + 1))
      await site.allAnswered()
      expect(site.calls('createManualDeposit')).toEqual([])
      lose.length = 0
      order()
      await openedOrder()
      expect(await sentBy(site, 'createManualDeposit')).toMatchObject([{ promoId: 'PR2601' }])
      expect(site.calls('acceptDepositPromo')).toHaveLength(status === 'JOINED' ? 1 : 2)
    },
  )

  it('MONEY-26 a promotion that is offered no more is chosen no more, and the next press orders without it', async () => {
    const prefer: Partial<Record<OperationId, string>> = {
      acceptDepositPromo: 'code=403, example=PROMO_NOT_ELIGIBLE',
    }
    let isOver = false
    const site = await visitDeposit({
      prefer,
      change: (operation, value) => (isOver && operation === 'listDepositPromos' ? { promotions: [] } : value),
    })
    await fillTransfer('1000')
    fireEvent.click(await screen.findByRole('radio', { name: /^Double your first/ }))
    isOver = true
    order()
    await screen.findByRole('alert')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Double your first/ })).toBeNull())
    order()
    await openedOrder()
    expect(site.calls('acceptDepositPromo')).toHaveLength(1)
    expect((await sentBy(site, 'createManualDeposit'))[0]).not.toHaveProperty('promoId')
  })

  it('MONEY-25 a promotion that was chosen stays chosen while a name that did not come is asked for again', async () => {
    const hold: OperationId[] = []
    const site = await visitDeposit({ hold, prefer: { getMemberInfo: 'code=400, example=REQUEST_INVALID' } })
    await fillTransfer('1000')
    const promotion = await screen.findByRole<HTMLInputElement>('radio', { name: /^A bit more/ })
    fireEvent.click(promotion)
    await waitFor(() => expect(promotion.checked).toBe(true))
    hold.push('getMemberInfo')
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(site.held).toHaveLength(1))
    await site.allAnswered()
    expect(promotion.isConnected).toBe(true)
    expect(promotion.checked).toBe(true)
  })
})
