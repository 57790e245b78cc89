// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { ReportsPage } from './ReportsPage.tsx'

/** It stands still, so that no day ends in the middle of a test. */
const NOW = new Date()
const today = dayOf(NOW, currentMerchant.timeZone)
let gateway = startStubGateway()
const show = (search = '') => renderSite(<ReportsPage />, { path: `/m/member/reports${search}` })
const asked = (operation: string) => gateway.asked.filter((call) => call.operation === operation)
const table = async (name: string) => within(await screen.findByRole('table', { name }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  gateway = startStubGateway()
})
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  vi.useRealTimers()
})

describe('a member’s reports', () => {
  beforeEach(() => signInOnStub('ravi88'))

  it('NAMED-28, SHELL-37, GATEWAY-56 shows profit and loss by day and game type of all pages', async () => {
    show(`?from=${addDays(today, -60)}&to=${today}`)
    expect(await screen.findByRole('heading', { name: 'Your profit and loss' })).toBeDefined()
    expect((await table('By game type')).getByRole('row', { name: /Slots/ })).toBeDefined()
    expect((await table('By day')).getAllByRole('row').length).toBeGreaterThan(30)
    expect(screen.getByRole('img', { name: /^Day by day\. Best: / })).toBeDefined()
    const pages = asked('listBetRecords').map(({ query }) => query.get('pageNo'))
    expect(pages.length).toBeGreaterThan(1)
    expect(new Set(pages).size).toBe(pages.length)
    for (const operation of ['listMemberTransactions', 'listLotteryOrders']) expect(asked(operation)).not.toEqual([])
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('NAMED-28 writes the amount of the day that is chosen in the chart', async () => {
    show(`?from=${addDays(today, -6)}&to=${today}`)
    const slider = await screen.findByRole('slider', { name: 'Day of the chart' })
    const rows = (await table('By day')).getAllByRole('row').slice(1)
    const [latest] = rows
    const said = () => slider.getAttribute('aria-valuetext') ?? ''
    const amountIn = (row: HTMLElement | undefined) => row?.lastElementChild?.textContent
    expect(said().split(', ').at(-1)).toBe(amountIn(latest))
    for (const [index, value] of ['0', '6', '3'].entries()) {
      fireEvent.change(slider, { target: { value } })
      const day = addDays(today, Number(value) - 6)
      expect(said(), `step ${index}`).toContain(String(Number(day.slice(8))))
    }
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 140, 90)
    fireEvent.click(slider, { clientX: 139, detail: 1 })
    expect(slider).toHaveProperty('value', '1')
    expect(screen.getByText(said().split(', ').slice(0, -1).join(', '))).toBeDefined()
  })

  it('NAMED-28 the month can be chosen, and its days stand in the address', async () => {
    const { address } = show()
    fireEvent.click(screen.getByRole('button', { name: 'This month' }))
    expect(address()).toBe('/m/member/reports?days=month')
    await waitFor(() => expect(asked('listBetRecords').at(-1)?.query.get('from')).toBe(`${today.slice(0, 8)}01`))
  })

  it('NAMED-28 asks for the team of nobody but an agent', async () => {
    show('?view=team')
    expect(await screen.findByRole('heading', { name: 'Your profit and loss' })).toBeDefined()
    expect(asked('getTeamKpiA')).toEqual([])
  })

  it.each(['listBetRecords', 'listMemberTransactions', 'listLotteryOrders'] as const)(
    'NAMED-28 %s that fails can be asked for again',
    async (operation) => {
      gateway = startStubGateway({ prefer: { [operation]: 'code=422, example=DATE_RANGE_INVALID' } })
      show()
      const retry = await screen.findByRole('button', { name: 'Try again' })
      gateway = startStubGateway()
      fireEvent.click(retry)
      expect(await screen.findByRole('heading', { name: 'Your profit and loss' })).toBeDefined()
    },
  )

  it('NAMED-28 says when nothing happened', async () => {
    await signInOnStub('newcomer')
    show()
    expect(await screen.findByRole('heading', { name: 'Nothing happened in this period' })).toBeDefined()
  })
})

describe('an agent’s reports', () => {
  beforeEach(() => signInOnStub('agent01'))

  it('NAMED-28, GATEWAY-95, GATEWAY-96, AGENT-08 the tab of the team shows its sums, days and game types', async () => {
    gateway = startStubGateway({
      prefer: { getTeamKpiA: 'code=200, example=november', getTeamKpiB: 'code=200, example=threeDays' },
    })
    const { address } = show()
    fireEvent.click(screen.getByRole('tab', { name: 'Team' }))
    expect(address()).toBe('/m/member/reports?view=team')
    expect(await screen.findByText('-৳ 212,452.63')).toBeDefined()
    const types = await table('By game type')
    expect(types.getAllByRole('row')).toHaveLength(1 + 4)
    expect(types.getByRole('row', { name: 'Quick draw ৳ 30,100.00 -৳ 80.41' })).toBeDefined()
    expect((await table('By day')).getByRole('row', { name: 'Nov 20 ৳ 506,118.00 ৳ 14,377.25' })).toBeDefined()
    expect(asked('getTeamKpiA')[0]?.query.get('to')).toBe(today)
    fireEvent.click(screen.getByRole('tab', { name: 'Mine' }))
    expect(address()).toBe('/m/member/reports')
  })

  it('NAMED-28, GAP-45 adds up the spellings of one game type', async () => {
    const change = (operation: string, value: unknown) => {
      if (operation !== 'getTeamKpiB') return value
      const breakdown = value as { gameTypes: { gameType: string }[] }
      const [first, ...others] = breakdown.gameTypes
      return { ...breakdown, gameTypes: [{ ...first, gameType: 'ELOTTO' }, ...others] }
    }
    gateway = startStubGateway({ prefer: { getTeamKpiB: 'code=200, example=threeDays' }, change })
    show('?view=team')
    const types = await table('By game type')
    expect(types.getAllByRole('row')).toHaveLength(1 + 3)
    expect(types.getByRole('row', { name: /^Quick draw/ })).toBeDefined()
  })

  it.each(['getTeamKpiA', 'getTeamKpiB'] as const)(
    'NAMED-28 %s that fails can be asked for again',
    async (operation) => {
      gateway = startStubGateway({ prefer: { [operation]: 'code=400, example=REQUEST_INVALID' } })
      show('?view=team')
      const retry = await screen.findByRole('button', { name: 'Try again' })
      gateway = startStubGateway()
      fireEvent.click(retry)
      expect(await screen.findByRole('heading', { name: 'Team’s profit and loss' })).toBeDefined()
    },
  )

  it('NAMED-28 says when the team did nothing', async () => {
    gateway = startStubGateway({ prefer: { getTeamKpiB: 'code=200, example=empty' } })
    show('?view=team')
    expect(await screen.findByRole('heading', { name: 'Nothing happened in this period' })).toBeDefined()
  })
})
