// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { AgencyCenterPage } from './AgencyCenterPage.tsx'

/** The last day of the contract’s example. */
const NOW = new Date('2026-11-21T06:00:00Z')
const today = dayOf(NOW, currentMerchant.timeZone)
const examples = { getTeamKpiA: 'code=200, example=november', getTeamKpiB: 'code=200, example=threeDays' }
let gateway = startStubGateway()
const show = (search = '') => renderSite(<AgencyCenterPage />, { path: `/m/member/agent/center${search}` })
const lastAsked = (operation: string) =>
  Object.fromEntries(gateway.asked.findLast((call) => call.operation === operation)?.query ?? [])
const target = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
/** What stands beside a name in a list of figures. */
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  gateway = startStubGateway({ prefer: examples })
  await signInOnStub('agent01')
})
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  vi.useRealTimers()
})

describe('the agency centre', () => {
  it('NAMED-29, AGENT-09, GATEWAY-95 shows the team in money and in people', async () => {
    show()
    expect(await screen.findByText('-৳ 212,452.63')).toBeDefined()
    const sums = ['Deposits', 'Withdrawals', 'Valid bets', 'Wins', 'Bonuses', 'Rebates', 'Team balance now']
    expect(sums.map(figure)).toEqual([
      '৳ 1,284,500.00',
      '৳ 936,200.00',
      '৳ 8,417,320.75',
      '৳ 8,106,114.20',
      '৳ 48,250.00',
      '৳ 50,503.92',
      '৳ 412,806.35',
    ])
    const people = ['Members', 'Agents', 'Online now', 'New', 'Active', 'First deposits']
    expect(people.map(figure)).toEqual(['184', '11', '23', '31', '97', '19'])
    expect(screen.getByRole('img', { name: /^Day by day\. Best: .*14,377\.25/ })).toBeDefined()
  })

  it.each([
    ['Today', 0, 0],
    ['Yesterday', -1, -1],
    ['7 days', -6, 0],
    ['This month', 1 - Number(today.slice(8)), 0],
  ])('NAMED-29, GATEWAY-96, GAP-151 %s asks for those days', async (name, first, last) => {
    show('?days=yesterday')
    fireEvent.click(screen.getByRole('button', { name }))
    const range = { from: addDays(today, first), to: addDays(today, last) }
    await waitFor(() => expect(lastAsked('getTeamKpiA')).toEqual(range))
    expect(lastAsked('getTeamKpiB')).toEqual(range)
  })

  it('NAMED-29, AGENT-09, SHELL-37 leads to the pages of the team, to links and to contracts', async () => {
    show('?days=today')
    expect(await target(/^Team management/)).toBe('/m/member/agent/team')
    expect(await target(/^Team betting/)).toBe('/m/member/agent/teamBets')
    expect(await target(/^Reports/)).toBe('/m/member/reports?days=today&view=team')
    expect(await target(/^Invitation links\s*2 of 20 links/)).toBe('/m/agentRegister?view=links')
    expect(await target(/^Open an account/)).toBe('/m/agentRegister')
    expect(await target(/^Contracts offered/)).toBe('/m/member/agent/contracts')
    expect(await target(/^Dividend/)).toBe('/m/member/agent/getDevidendContract')
  })

  it('NAMED-29, AGENT-05, AGENT-06 says how many contracts wait', async () => {
    gateway = startStubGateway({
      prefer: { ...examples, getConsolidatedSettings: 'code=200, example=dividendPending' },
    })
    show()
    expect(await screen.findByText('1 offer to answer')).toBeDefined()
  })

  it.each([
    [1, 3],
    [41, 0],
  ])('CONST-19 an agent of type %i finds %i contracts', async (type, contracts) => {
    const session = getSession()
    if (session) startSession({ ...session, type })
    show()
    await screen.findByText('-৳ 212,452.63')
    expect(screen.queryAllByRole('link', { name: /wage|Dividend/ })).toHaveLength(contracts)
  })

  it('NAMED-29 without a team it says what to do, and leads to the links alone', async () => {
    gateway = startStubGateway({
      prefer: { getTeamKpiA: 'code=200, example=emptyTeam', getTeamKpiB: 'code=200, example=empty' },
    })
    show()
    expect(await target(/^Share a link/)).toBe('/m/agentRegister?view=links')
    expect(screen.queryByRole('link', { name: /^Team management/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull()
  })

  it('NAMED-29, GATEWAY-96 days before the first member joined have figures, and the ways to the team', async () => {
    const nobodyYet = (operation: string, value: unknown) =>
      operation === 'getTeamKpiA' ? { ...Object(value), members: 0, agents: 0 } : value
    gateway = startStubGateway({ prefer: examples, change: nobodyYet })
    show('?days=yesterday')
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeDefined()
    expect(figure('Members')).toBe('0')
    expect(await target(/^Team management/)).toBe('/m/member/agent/team')
    expect(screen.queryByRole('link', { name: /^Share a link/ })).toBeNull()
  })

  it.each(['getTeamKpiA', 'getTeamKpiB'] as const)('NAMED-29 asks again for %s that failed', async (operation) => {
    gateway = startStubGateway({ prefer: { ...examples, [operation]: 'code=400, example=REQUEST_INVALID' } })
    show()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(await target(/^Team management/)).toBe('/m/member/agent/team')
    gateway = startStubGateway({ prefer: examples })
    fireEvent.click(retry)
    expect(await screen.findByText('-৳ 212,452.63')).toBeDefined()
  })
})
