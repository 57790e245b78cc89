// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage, whereabouts } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { press } from '../../../../tests/support/on-screen.ts'
import { callsOf } from '../../../../tests/support/team-page.ts'
import { TeamBetsPage } from './TeamBetsPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const openBets = (query = '') => openPage(<TeamBetsPage />, `/m/member/agent/teamBets${query}`)

describe('NAMED-31 AGENT-09 the bets of a team', () => {
  it('NAMED-31 GATEWAY-109 chooses a member by search, who then stands in the address', async () => {
    const gateway = startStubGateway()
    await openBets()
    await screen.findByRole('heading', { name: 'Choose a member' })
    expect(callsOf(gateway, 'listBetRecords')).toHaveLength(0)
    await press('Choose a member')
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'mitu' } })
    await press(/mitu_1998/)
    await waitFor(() => expect(whereabouts()).toBe('/m/member/agent/teamBets?member=mitu_1998'))
    await waitFor(() => expect(callsOf(gateway, 'listBetRecords').at(-1)?.query.get('member')).toBe('mitu_1998'))
  })

  it('NAMED-31 GATEWAY-116 asks for the bets of the member and the days of the address', async () => {
    const gateway = startStubGateway({ prefer: { listBetRecords: 'code=200, example=firstPage' } })
    await openBets('?member=rakib_dhk&days=yesterday')
    await screen.findByText('Seven Lamps')
    const figures = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(figures).toEqual(['Bet ৳ 8,420.00', 'Valid bet ৳ 8,120.00', 'Win / loss -৳ 612.40'])
    const asked = callsOf(gateway, 'listBetRecords').at(-1)?.query
    expect(asked?.get('member')).toBe('rakib_dhk')
    expect(asked?.get('from')).toBe(asked?.get('to'))
  })

  it('NAMED-31 says that there are no bets, and that they could not be loaded', async () => {
    startStubGateway()
    await openBets('?member=shuvo1994')
    await screen.findByRole('heading', { name: 'No bets in this period' })
    await leavePage()
    await signInOnStub('agent01')
    startStubGateway()
    await openBets('?member=stranger')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
