// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hideBalanceItem } from '#src/core/storage/items.ts'
import { place, queryOf } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Opens the account record, or opens it anew as after a reload. */
function visit(query: string, as = 'ravi88') {
  cleanup()
  return visitSite({ path: `/m/member/accountRecord?${query}`, as })
}
const pressFilter = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Opens the sheet of a filter by the button that says what is chosen, and chooses something else. */
async function choose(now: string, sheet: string, next: string) {
  await pressFilter(now)
  const choices = within(await screen.findByRole('dialog', { name: sheet }))
  fireEvent.click(choices.getByRole('button', { name: next }))
}

it.each([
  ['deposit', '/m/member/depositOrder', 'D01009000'],
  ['withdraw', '/m/member/withdrawOrder', 'W01009000'],
])('an entry of the record leads to the page of its order: %s', async (tab, page, orderNo) => {
  await visit(`tab=${tab}`)
  fireEvent.click((await screen.findAllByRole('button', { name: /৳.*Pending/ }))[0] ?? document.body)
  fireEvent.click(await screen.findByRole('link', { name: 'Show order' }))
  await waitFor(() => expect(place()).toBe(`${page}?no=${orderNo}`))
  expect(await screen.findByText(orderNo)).toBeDefined()
})

it.each(['all', 'deposit', 'withdraw'])(
  'GAP-56 the note on an entry of the part %s keeps the direction of its own script',
  async (tab) => {
    const remark = 'رقم 5 (TRC20)'
    const noted = (value: unknown) => {
      const page = value as { content: object[] }
      return { ...page, content: page.content.map((row) => ({ ...row, remark })) }
    }
    await visitSite({
      path: `/m/member/accountRecord?tab=${tab}`,
      as: 'ravi88',
      change: (operation, value) => (/^list(Member|Deposit|Withdraw)/.test(operation) ? noted(value) : value),
    })
    fireEvent.click(within((await screen.findAllByRole('listitem'))[0] ?? document.body).getByRole('button'))
    expect((await screen.findByText(remark)).tagName).toBe('BDI')
  },
)

it('WALLET-06 hides the balance after a booking, in the row and in its sheet', async () => {
  hideBalanceItem.write(true)
  await visit('tab=all')
  const row = within((await screen.findAllByRole('listitem'))[0] ?? document.body).getByRole('button')
  expect(row.textContent).toMatch(/৳ \*{6}$/)
  fireEvent.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Balance after').nextElementSibling?.textContent).toBe('৳ ******')
})

describe('the filters of the account record', () => {
  const ofOrders = ['All statuses', 'Order status', 'Rejected'] as const
  const filters = [
    ['GATEWAY-90', 'deposit', 'listDepositReports', ofOrders, 'status', 'REJECTED'],
    ['GATEWAY-93', 'withdraw', 'listWithdrawReports', ofOrders, 'status', 'REJECTED'],
    [
      'GATEWAY-55',
      'transfer',
      'listWalletTransfers',
      ['Both directions', 'Transfer direction', 'From a game'],
      'direction',
      'IN',
    ],
    ['GATEWAY-56', 'all', 'listMemberTransactions', ['All types', 'Type of entry', 'Rebate'], 'txCode', 'REBATE'],
  ] as const

  it.each(filters)(
    '%s the part %s asks %s for what is chosen, over a reload too, until all is chosen',
    async (_row, tab, operation, words, parameter, value) => {
      const [all, sheet, choice] = words
      const site = await visit(`tab=${tab}&days=week`)
      await choose(all, sheet, choice)
      await waitFor(() => expect(queryOf(site.calls(operation).at(-1))).toMatchObject({ [parameter]: value }))
      const chosen = place()
      expect(chosen).toMatch(new RegExp(`&\\w+=${value}$`))
      const again = await visit(chosen.split('?')[1] ?? '')
      await waitFor(() => expect(queryOf(again.calls(operation).at(-1))).toMatchObject({ [parameter]: value }))
      await choose(choice, sheet, all)
      expect(await screen.findByRole('button', { name: all })).toBeDefined()
      expect(place()).toBe(`/m/member/accountRecord?tab=${tab}&days=week`)
    },
  )

  it('NAMED-27 lists what is in the chosen state alone', async () => {
    await visit('tab=deposit&status=PENDING')
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => /Pending/.test(row.textContent))).toEqual([true])
  })

  it('NAMED-27 an empty list says what it was narrowed to, and how to list all again', async () => {
    await visit('tab=withdraw&status=CANCELLED', 'newcomer')
    expect(await screen.findByRole('heading', { name: 'Nothing for “Cancelled” in this period' })).toBeDefined()
    press('Show all entries')
    expect(await screen.findByRole('heading', { name: 'No entries in this period' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show all entries' })).toBeNull()
    expect(place()).toBe('/m/member/accountRecord?tab=withdraw')
  })

  it('another part of the record begins with all of its entries', async () => {
    const site = await visit('tab=deposit&status=REJECTED')
    await screen.findByRole('button', { name: 'Rejected' })
    press('Withdrawals')
    await waitFor(() => expect(site.calls('listWithdrawReports')).toHaveLength(1))
    expect(queryOf(site.calls('listWithdrawReports')[0])).not.toHaveProperty('status')
    expect(screen.getByRole('button', { name: 'All statuses' })).toBeDefined()
  })

  it('a state that there is none of is left out', async () => {
    const site = await visit('tab=deposit&status=LOST')
    expect(await screen.findByRole('button', { name: 'All statuses' })).toBeDefined()
    await waitFor(() => expect(site.calls('listDepositReports')).toHaveLength(1))
    expect(queryOf(site.calls('listDepositReports')[0])).not.toHaveProperty('status')
  })
})

describe('what was paid in and out', () => {
  const sums = async () => (await screen.findByLabelText('Totals for this period')).textContent
  const withTotals = (tab: string, totals: object | undefined) => {
    cleanup()
    return visitSite({
      path: `/m/member/accountRecord?tab=${tab}`,
      as: 'ravi88',
      change: (operation, value) =>
        /^list(Member|Deposit|Withdraw)/.test(operation) ? { ...(value as object), totals } : value,
    })
  }

  it.each(['all', 'deposit', 'withdraw'])(
    'BEYOND-16 stands above the part %s, whatever it is narrowed to, and not above transfers',
    async (tab) => {
      await visit(`tab=${tab}&status=CANCELLED`)
      expect(await sums()).toMatch(/^Deposited৳ [\d,.]+Withdrawn৳ [\d,.]+Difference-?\+?৳ [\d,.]+$/)
      press('Transfers')
      await screen.findByRole('button', { name: 'Both directions' })
      await waitFor(() => expect(screen.queryByLabelText('Totals for this period')).toBeNull())
    },
  )

  it.each(['all', 'deposit', 'withdraw'])('BEYOND-16 stands before the first entry of the part %s', async (tab) => {
    await visit(`tab=${tab}`)
    const [first] = await screen.findAllByRole('listitem')
    const totals = screen.getByLabelText('Totals for this period')
    expect(first && totals.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    ['5000.00', '1740.10', '-৳ 3,259.90', 'You deposited more than you withdrew.'],
    ['0.10', '0.30', '+৳ 0.20', 'You withdrew more than you deposited.'],
    ['120.00', '120.00', '৳ 0.00', 'You withdrew as much as you deposited.'],
    ['900000000000000001.01', '900000000000000002.00', '+৳ 0.99', 'You withdrew more than you deposited.'],
  ])('BEYOND-16, MONEY-18 %s in and %s out differ by %s, to the cent', async (paidIn, paidOut, difference, words) => {
    await withTotals('deposit', { paidIn, paidOut })
    expect((await sums())?.split('Difference')[1]).toBe(difference)
    expect(screen.getByText(words)).toBeDefined()
  })

  it.each(['all', 'deposit', 'withdraw'])(
    'BEYOND-16 is left out of the part %s where the gateway does not send it',
    async (tab) => {
      await withTotals(tab, undefined)
      await screen.findAllByRole('listitem')
      expect(screen.queryByText('Deposited')).toBeNull()
      expect(screen.queryByText(/withdrawn/i)).toBeNull()
    },
  )
})
