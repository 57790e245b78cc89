// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getVendorGameTypesQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { endSession } from '#src/core/session/session.ts'
import { providersByCategory } from '#mock/data/games/catalogue.ts'
import { withLongPage } from '../../../tests/support/on-screen.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { AccountRecordPage } from './account/AccountRecordPage.tsx'
import { BetRecordPage } from './bets/BetRecordPage.tsx'
import { addDays, dayOf, weekdayOf } from '#src/core/records/days/days.ts'

/** It stands still, so that no day ends in the middle of a test. */
const NOW = new Date()
const today = dayOf(NOW, currentMerchant.timeZone)
const showBets = (search = '', providers = providersByCategory('bdtdemo')) =>
  renderSite(<BetRecordPage />, {
    path: `/m/gameRecord${search}`,
    answer: (client) => {
      const { queryKey } = getVendorGameTypesQuery({ query: { typeId: 1, merchant_code: currentMerchant.code } })
      client.setQueryData(queryKey, providers)
    },
  })
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

let gateway = startStubGateway()
const lastAsked = (operation: string) =>
  Object.fromEntries(gateway.asked.findLast((call) => call.operation === operation)?.query ?? [])

withLongPage()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  gateway = startStubGateway()
  await signInOnStub('ravi88')
})

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  vi.useRealTimers()
})

describe('the betting record', () => {
  it('RECORD-01, NAMED-03, GAP-120 shows bets with their sums, page after page, and one in full', async () => {
    const from = addDays(today, -60)
    showBets(`?from=${from}&to=${today}`)
    expect(await screen.findByText('Win / loss')).toBeDefined()
    expect(lastAsked('listBetRecords')).toMatchObject({ from, to: today, pageNo: '1' })
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(25)
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
    fireEvent.click(within(rows[3] ?? document.body).getByRole('button'))
    expect(screen.getByRole('dialog').textContent).toMatch(/NumberB\d+/)
  })

  it('GAP-132, NAMED-03 the button for more goes with the last page, and the focus to the first bet that came', async () => {
    gateway = startStubGateway({
      change: (operation, value) => (operation === 'listBetRecords' ? { ...Object(value), totalPages: 2 } : value),
    })
    showBets(`?from=${addDays(today, -60)}&to=${today}`)
    const more = await screen.findByRole('button', { name: 'Show more' })
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(document.activeElement?.closest('li')).toBe(screen.getAllByRole('listitem')[25])
  })

  it('ERR-46 says that more bets did not come, and asks for them again', async () => {
    const prefer: NonNullable<StubOptions['prefer']> = {}
    gateway = startStubGateway({ prefer })
    showBets(`?from=${addDays(today, -60)}&to=${today}`)
    await screen.findByText('Win / loss')
    prefer.listBetRecords = 'code=400, example=REQUEST_INVALID'
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Loading failed')
    expect(screen.getAllByRole('listitem')).toHaveLength(25)
    delete prefer.listBetRecords
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('NAMED-03 says that one kind of game has no bets, and lists those of all again', async () => {
    gateway = startStubGateway({
      change: (operation, value) =>
        operation === 'listBetRecords' && lastAsked('listBetRecords')['gameType'] === 'FISH'
          ? { ...Object(value), content: [], totalPages: 0, totalCount: 0 }
          : value,
    })
    showBets('?type=FISH')
    await screen.findByText('Nothing for “Fishing” in this period')
    fireEvent.click(screen.getByRole('button', { name: 'Show all entries' }))
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
  })

  /** Noon of a Friday in Dhaka. */
  const onAFriday = async () => {
    vi.setSystemTime('2026-11-20T06:00:00Z')
    await signInOnStub('ravi88')
    return showBets()
  }

  it('CONST-24, GAP-151 the week begins on Sunday, and the choice stands in the address', async () => {
    const { address } = await onAFriday()
    expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(lastAsked('listBetRecords')['from']).toBe('2026-11-14'))
    fireEvent.click(screen.getByRole('button', { name: 'This week' }))
    await waitFor(() => expect(lastAsked('listBetRecords')).toMatchObject({ from: '2026-11-15', to: '2026-11-20' }))
    expect(address()).toBe('/m/gameRecord?days=week')
    expect(screen.getByText('GMT+6')).toBeDefined()
  })

  it('CONST-24, I18N-12 each column of the calendar is a weekday, from Sunday to Saturday', async () => {
    await onAFriday()
    fireEvent.click(screen.getByRole('button', { name: 'Choose days' }))
    const calendar = await screen.findByRole('dialog', { name: 'Choose days' })
    fireEvent.click(within(calendar).getByRole('button', { name: 'Previous month' }))
    const cells = Array.from(
      within(calendar).getByText('October 2026').parentElement?.nextElementSibling?.children ?? [],
    )
    expect(cells.slice(0, 7).map((head) => head.textContent)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
    // This October begins on a Thursday.
    expect(cells.slice(7, 14).map((day) => day.getAttribute('aria-label'))).toEqual([
      'Sep 27, 2026',
      'Sep 28, 2026',
      'Sep 29, 2026',
      'Sep 30, 2026',
      'Oct 1, 2026',
      'Oct 2, 2026',
      'Oct 3, 2026',
    ])
    expect(cells.slice(7, 14).map((day) => day.textContent)).toEqual(['27', '28', '29', '30', '1', '2', '3'])
  })

  it('GAP-132 the arrow of the calendar keeps the focus at its last month, and leads no further', async () => {
    await onAFriday()
    fireEvent.click(screen.getByRole('button', { name: 'Choose days' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose days' }))
    const arrow = calendar.getByRole('button', { name: 'Previous month' })
    arrow.focus()
    for (let press = 0; press < 5; press += 1) fireEvent.click(arrow)
    expect(calendar.getByText('August 2026')).toBeDefined()
    expect([arrow.hasAttribute('disabled'), arrow.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  })

  it('NAMED-03 a day after the chosen ones begins a new choice', async () => {
    await onAFriday()
    fireEvent.click(screen.getByRole('button', { name: 'Choose days' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose days' }))
    const press = (name: string) => fireEvent.click(calendar.getByRole('button', { name }))
    const chosen = () => calendar.getAllByRole('button', { pressed: true }).map((day) => day.getAttribute('aria-label'))
    press('Nov 4, 2026')
    press('Nov 2, 2026')
    expect(chosen()).toEqual(['Nov 2, 2026', 'Nov 3, 2026', 'Nov 4, 2026'])
    press('Nov 9, 2026')
    expect(chosen()).toEqual(['Nov 9, 2026'])
  })

  it('NAMED-03 days of one’s own choice come from a calendar', async () => {
    const from = addDays(today, -40)
    const { address } = showBets(`?from=${from}&to=${addDays(today, -38)}`)
    await waitFor(() => expect(lastAsked('listBetRecords')['from']).toBe(from))
    fireEvent.click(screen.getByRole('button', { name: 'Choose days' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose days' }))
    const [first] = calendar.getAllByRole('button', { pressed: true })
    if (first) fireEvent.click(first)
    fireEvent.click(calendar.getByRole('button', { name: 'Show these days' }))
    await waitFor(() => expect(address()).toMatch(/from=(\d{4}-\d\d-\d\d)&to=\1/))
  })

  it('NAMED-03 asks for one category, and leads to the lottery bets', async () => {
    const { address } = showBets()
    fireEvent.click(screen.getByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(lastAsked('listBetRecords')['gameType']).toBe('RNG'))
    expect(address()).toContain('type=RNG')
    fireEvent.click(screen.getByRole('button', { name: 'Lottery bets' }))
    expect(address()).toBe('/m/lottery?tab=orders')
  })

  it('NAMED-03 shows which kind of game is listed, and goes back to all', async () => {
    const { address } = showBets('?type=FISH')
    await waitFor(() => expect(lastAsked('listBetRecords')['gameType']).toBe('FISH'))
    expect(pressed()).toEqual(['Fishing', '7 days'])
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(lastAsked('listBetRecords')).not.toHaveProperty('gameType'))
    expect(address()).toBe('/m/gameRecord')
    expect(pressed()).toEqual(['All', '7 days'])
  })

  it('NAMED-03 offers the kinds of game that the merchant has, and the one that the address names', async () => {
    const kinds = () => within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
    const names = () => kinds().map(({ textContent }) => textContent)
    showBets('?type=ESPORTS', {
      vendors: { FISH: providersByCategory('bdtdemo').vendors.FISH ?? [] },
      sorting: ['FISH'],
    })
    expect(names()).toEqual(['All', 'Fishing', 'E-sports', 'Lottery bets'])
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(names()).toEqual(['All', 'Fishing', 'Lottery bets']))
  })

  it('NAMED-03 says when there are no bets, and asks again after a failure', async () => {
    await signInOnStub('newcomer')
    showBets()
    expect(await screen.findByText('No bets in this period')).toBeDefined()
    cleanup()
    gateway = startStubGateway({ prefer: { listBetRecords: 'code=422, example=DATE_RANGE_INVALID' } })
    showBets()
    expect(await screen.findByText('Loading failed')).toBeDefined()
    gateway = startStubGateway()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No bets in this period')).toBeDefined()
  })
})

describe('the account record', () => {
  it('RECORD-03, RECORD-04, NAMED-27 shows all bookings, filtered by their kind', async () => {
    const { address } = renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord' })
    fireEvent.click(await screen.findByRole('button', { name: 'All types' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Withdrawal' }))
    await waitFor(() => expect(lastAsked('listMemberTransactions')['txCode']).toBe('WITHDRAW'))
    expect(address()).toContain('kind=WITHDRAW')
    fireEvent.click(screen.getByRole('button', { name: 'This week' }))
    await waitFor(() => expect(lastAsked('listMemberTransactions')['from']).toBe(addDays(today, -weekdayOf(today))))
    expect(lastAsked('listMemberTransactions')['txCode']).toBe('WITHDRAW')
  })

  it('NAMED-27 shows which kind of booking is listed, goes back to all, and closes without a choice', async () => {
    const { address } = renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord?kind=BONUS' })
    const open = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog'))
    }
    const chosen = (sheet: Awaited<ReturnType<typeof open>>) =>
      sheet.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sheet = await open('Bonus')
    expect(chosen(sheet)).toEqual(['Bonus'])
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await isClosed()
    expect(address()).toContain('kind=BONUS')
    fireEvent.click((await open('Bonus')).getByRole('button', { name: 'All types' }))
    await isClosed()
    expect(address()).toBe('/m/member/accountRecord')
    expect(chosen(await open('All types'))).toEqual(['All types'])
  })

  it('NAMED-27 asks for the kind of the address before its name is there', async () => {
    gateway = startStubGateway({ hold: ['listTxCodes'] })
    renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord?kind=BONUS' })
    await waitFor(() => expect(lastAsked('listMemberTransactions')['txCode']).toBe('BONUS'))
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    gateway.held[0]?.release()
    await screen.findByRole('button', { name: 'Bonus' })
    expect(gateway.asked.filter(({ operation }) => operation === 'listMemberTransactions')).toHaveLength(1)
  })

  it('NAMED-27 lists the kind of the address where the names do not come, and all again', async () => {
    gateway = startStubGateway({ prefer: { listTxCodes: 'code=400, example=REQUEST_INVALID' } })
    renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord?kind=BONUS' })
    await waitFor(() => expect(lastAsked('listMemberTransactions')['txCode']).toBe('BONUS'))
    fireEvent.click(await screen.findByRole('button', { name: 'Entry' }))
    fireEvent.click(await screen.findByRole('button', { name: 'All types' }))
    await waitFor(() => expect(lastAsked('listMemberTransactions')).not.toHaveProperty('txCode'))
  })

  it('NAMED-27 asks for no kind that the contract has no place for', async () => {
    gateway = startStubGateway({ hold: ['listTxCodes'] })
    renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord?kind=bonus' })
    await screen.findAllByRole('listitem')
    expect(lastAsked('listMemberTransactions')).not.toHaveProperty('txCode')
  })

  it('NAMED-27 offers each of its parts once', async () => {
    renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord' })
    await screen.findAllByRole('listitem')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^All/ })).toHaveLength(2))
    expect(screen.getAllByRole('button', { name: /^(Deposits?|Withdrawals?)$/ })).toHaveLength(2)
  })

  it.each([
    ['Deposits', 'listDepositReports', 'Bonus'],
    ['Withdrawals', 'listWithdrawReports', 'Fee'],
    ['Transfers', 'listWalletTransfers', 'From wallet'],
  ])('RECORD-03, RECORD-04, NAMED-27 the tab %s asks %s', async (tab, operation, fact) => {
    renderSite(<AccountRecordPage />, { path: `/m/member/accountRecord?from=${addDays(today, -80)}&to=${today}` })
    fireEvent.click(screen.getByRole('button', { name: tab }))
    const [row] = await screen.findAllByRole('listitem')
    expect(lastAsked(operation)).toMatchObject({ from: addDays(today, -80), to: today })
    fireEvent.click(within(row ?? document.body).getByRole('button'))
    expect(within(screen.getByRole('dialog')).getByText(fact)).toBeDefined()
  })
})
