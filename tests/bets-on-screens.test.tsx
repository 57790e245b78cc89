// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { queryOf } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => {
  vi.useRealTimers()
  scrollTo(0)
})

const today = dayOf(new Date(), currentMerchant.timeZone)
const from = addDays(today, -89)

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

describe.each([
  ['the betting record', `/m/gameRecord?from=${from}&to=${today}`, 'ravi88', {}],
  [
    'team betting',
    `/m/member/agent/teamBets?member=mitu_1998&from=${from}&to=${today}`,
    'agent01',
    { member: 'mitu_1998' },
  ],
] as const)('%s', (_screen, path, as, whose) => {
  it('GATEWAY-116 asks for 25 bets of the days and whose they are, and shows them with their sums', async () => {
    const { calls } = await visitSite({ path, as })
    await screen.findByText('Valid bet')
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Bet',
      'Valid bet',
      'Win / loss',
    ])
    for (const sum of screen.getAllByRole('definition')) expect(sum.textContent).toMatch(/^-?৳ [\d,]+\.\d\d$/)
    expect(bets()).toHaveLength(25)
    expect(calls('listBetRecords').map(queryOf)).toEqual([
      { from, to: today, ...whose, language: 'EN', pageNo: '1', pageSize: '25' },
    ])
  })

  it('GATEWAY-116 asks for the next page at the end of the list, once in 1000 ms', async () => {
    const { calls } = await visitSite({ path, as })
    await screen.findByText('Valid bet')
    const pages = () => calls('listBetRecords').map((call) => queryOf(call)['pageNo'])
    // The clock of the pause stands still until it is moved on.
    vi.useFakeTimers({ toFake: ['performance'] })
    scrollTo(10_000)
    await waitFor(() => expect(bets()).toHaveLength(50))
    vi.advanceTimersByTime(999)
    scrollTo(10_000)
    expect(pages()).toEqual(['1', '2'])
    vi.advanceTimersByTime(1)
    scrollTo(10_000)
    await waitFor(() => expect(pages()).toEqual(['1', '2', '3']))
  })

  it('GATEWAY-116 asks for no more after a page that failed, until it is asked to', async () => {
    const prefer = {} as { listBetRecords?: string }
    const { calls, allAnswered } = await visitSite({ path, as, prefer })
    // The clock of the pause stands still until it is moved on.
    vi.useFakeTimers({ toFake: ['performance'] })
    await screen.findByText('Valid bet')
    prefer.listBetRecords = 'code=400, example=REQUEST_INVALID'
    scrollTo(10_000)
    await screen.findByRole('alert')
    const before = calls('listBetRecords').length
    vi.advanceTimersByTime(1_000)
    scrollTo(10_000)
    await allAnswered()
    expect(calls('listBetRecords')).toHaveLength(before)
    delete prefer.listBetRecords
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(bets()).toHaveLength(50))
  })
})

it('GATEWAY-116 asks for the bets of one kind of game', async () => {
  const { calls } = await visitSite({ path: '/m/gameRecord', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: 'Slots' }))
  await waitFor(() => expect(queryOf(calls('listBetRecords').at(-1))).toMatchObject({ gameType: 'RNG', pageNo: '1' }))
})

/** A row says when its bet was made. */
const bets = () => screen.getAllByRole('listitem').filter((row) => row.querySelector('time'))
