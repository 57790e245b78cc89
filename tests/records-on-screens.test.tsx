// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BetRecord, DepositReport, MemberTransaction } from '#src/api/generated/types.ts'
import { hideBalanceItem } from '#src/core/storage/items.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const bet: BetRecord = {
  betNo: 'B261120001',
  nodeId: '10412',
  gameName: 'Paper Dragon',
  gameType: 'RNG',
  vassalage: 'PG',
  betAmount: '20.00',
  validBet: '15.50',
  winLoss: '-7.25',
  status: 'SETTLED',
  betAt: '2025-03-04T05:06:00Z',
  settledAt: '2025-03-04T05:07:00Z',
}
const booking: MemberTransaction = {
  transactionNo: 'T261120001',
  txCode: 'BONUS',
  amount: '12.00',
  balance: '500.00',
  createdAt: '2025-03-04T05:06:00Z',
}
const deposit: DepositReport = {
  orderNo: 'D261120001',
  method: 'Padma River Bank',
  amount: '1500.00',
  bonus: '30.00',
  status: 'COMPLETED',
  createdAt: '2025-03-04T05:06:00Z',
}

const bets = { path: '/m/gameRecord', operation: 'listBetRecords' }
const bookings = { path: '/m/member/accountRecord', operation: 'listMemberTransactions' }
const deposits = { path: '/m/member/accountRecord?tab=deposit', operation: 'listDepositReports' }
const Time = 'Mar 4, 2025, 11:06'
const betFacts = { Number: bet.betNo, Time, Bet: '৳ 20.00', 'Valid bet': '৳ 15.50' }
const bookingFacts = { Number: booking.transactionNo, Time, Amount: '৳ 12.00' }
const depositFacts = { Number: deposit.orderNo, Time, Status: 'Completed', Amount: '৳ 1,500.00', Bonus: '৳ 30.00' }

interface Case {
  /** The page of a record, and the operation that lists its entries. */
  record: { path: string; operation: string }
  /** The only one that is listed. */
  entry: object
  isHidden?: boolean
  /** All that its row says, in order. */
  line: string[]
  /** All that opens behind it, by name. */
  facts: Record<string, string>
}

it.each<[string, string, Case]>([
  [
    'NAMED-03',
    'a bet says game, time, win or loss and bet',
    {
      record: bets,
      entry: bet,
      line: ['Paper Dragon', Time, '-৳ 7.25', 'Bet ৳ 20.00'],
      facts: { ...betFacts, Finished: 'Mar 4, 2025, 11:07', Status: 'Settled', 'Win / loss': '-৳ 7.25' },
    },
  ],
  [
    'NAMED-03',
    'a bet that is open says so in place of what was won',
    {
      record: bets,
      entry: { ...bet, status: 'OPEN', winLoss: '0.00', settledAt: undefined },
      line: ['Paper Dragon', Time, 'Open', 'Bet ৳ 20.00'],
      facts: { ...betFacts, Status: 'Open', 'Win / loss': '৳ 0.00' },
    },
  ],
  [
    'NAMED-27',
    'a booking says kind, time, amount and the balance after it',
    {
      record: bookings,
      entry: booking,
      line: ['Bonus', Time, '৳ 12.00', '৳ 500.00'],
      facts: { ...bookingFacts, 'Balance after': '৳ 500.00' },
    },
  ],
  [
    'NAMED-27, WALLET-06',
    'the amount of a booking stands where the balance is hidden',
    {
      record: bookings,
      entry: booking,
      isHidden: true,
      line: ['Bonus', Time, '৳ 12.00', '৳ ******'],
      facts: { ...bookingFacts, 'Balance after': '৳ ******' },
    },
  ],
  [
    'NAMED-27',
    'a deposit says its way, time, amount and state',
    {
      record: deposits,
      entry: deposit,
      line: ['Padma River Bank', Time, '৳ 1,500.00', 'Completed'],
      facts: depositFacts,
    },
  ],
])('%s %s, and all of it behind the row', async (_row, _what, { record, entry, isHidden = false, line, facts }) => {
  hideBalanceItem.write(isHidden)
  await visitSite({
    path: record.path,
    as: 'ravi88',
    change: (asked, value) => (asked === record.operation ? { ...Object(value), content: [entry] } : value),
  })
  const row = await screen.findByRole('button', { name: /৳/ })
  await waitFor(() => expect(plain(row)).toBe(line.join('')))
  fireEvent.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  const values = sheet.getAllByRole('definition').map(plain)
  expect(Object.fromEntries(sheet.getAllByRole('term').map((name, at) => [plain(name), values[at]]))).toEqual(facts)
})

/** What a part says, without the marks that isolate names. */
const plain = ({ textContent }: Element) => textContent.replace(/[\u2066-\u2069]/g, '')
