// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { isolate } from '#src/lib/isolate.ts'
import { englishOf } from '../../../../tests/support/form-fault.ts'
import { leavePage, openPage, whereabouts } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { press } from '../../../../tests/support/on-screen.ts'
import { bodyOf, callsOf, codesOf, failing, openMember, places, sheet } from '../../../../tests/support/team-page.ts'
import { said } from '../../../../tests/support/page.tsx'
import { TeamPage } from './TeamPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const open = (query = '') => openPage(<TeamPage />, `/m/member/agent/team${query}`)

describe('NAMED-30 AGENT-09 the lists of a team', () => {
  it('NAMED-30 AGENT-08 GATEWAY-97 shows those directly below with what they are and have, page by page', async () => {
    startStubGateway()
    await open()
    const row = await screen.findByRole('button', { name: /rakib_dhk/ })
    expect(row.textContent).toContain('Rakib')
    expect(row.textContent).toContain('Online')
    expect(row.textContent).toContain('৳ 3,184.20')
    expect(row.textContent).toContain('Slots 0.4%')
    expect(screen.queryByRole('button', { name: /shuvo1994/ })).toBeNull()
    await press('Show more')
    expect((await screen.findByRole('button', { name: /shuvo1994/ })).textContent).toContain('Disabled')
    expect(screen.getByRole('button', { name: /farhana_ctg/ }).textContent).toContain('Team of 46')
    screen.getByText('31 accounts')
    expect(screen.getByRole('link', { name: 'New account' }).getAttribute('href')).toBe('/m/agentRegister')
  })

  it('NAMED-30 searches by a name that stands in the address, and says when nobody fits', async () => {
    startStubGateway()
    await open()
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'rakib' } })
    await waitFor(() => expect(whereabouts()).toBe('/m/member/agent/team?name=rakib'))
    await screen.findByText('1 account')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody_at_all' } })
    await screen.findByRole('heading', { name: 'No members found' })
  })

  it('NAMED-30 GATEWAY-109 filters the whole team, walks down to a sub-agent and back up', async () => {
    const gateway = startStubGateway()
    await open('?scope=all')
    await screen.findByText('184 accounts')
    await press('Agents')
    await screen.findByText('11 accounts')
    expect(callsOf(gateway, 'listDownlines').at(-1)?.query.get('type')).toBe('1')
    await press('Disabled')
    await waitFor(() => expect(callsOf(gateway, 'listDownlines').at(-1)?.query.get('enabled')).toBe('false'))
    await press('Disabled')
    await screen.findByText('11 accounts')
    await openMember(/^farhana_ctg/)
    await press('Their team')
    await screen.findByText('39 accounts')
    expect(callsOf(gateway, 'listDownlines').at(-1)?.query.get('uplineId')).toBe('105210047')
    expect(whereabouts()).toContain('below=105210047.farhana_ctg')
    await press('My team')
    await screen.findByText('184 accounts')
  })

  it('NAMED-30 says that nobody is there yet, and that it could not be loaded', async () => {
    startStubGateway({ prefer: { listSubordinates: 'code=200, example=empty' } })
    await open()
    await screen.findByRole('heading', { name: 'No one in your team yet' })
    await leavePage()
    await signInOnStub('agent01')
    startStubGateway({ prefer: { listSubordinates: 'code=400, example=REQUEST_INVALID' } })
    await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findByText('31 accounts')).toBeDefined()
  })
})

describe('NAMED-30 GATEWAY-98 the rebates of a member', () => {
  async function openRates() {
    await openMember(/rakib_dhk/)
    await press('Rebates')
    await screen.findByText(`${isolate('0.4%')} to ${isolate('0.8%')}`)
  }

  it.each(['0.3', '0.9', 'much', ''])(
    'NAMED-30 refuses %j where 0.4 was granted and 0.8 is the agent’s own',
    async (rate) => {
      const gateway = startStubGateway()
      await open()
      await openRates()
      fireEvent.input(screen.getByLabelText('Slots'), { target: { value: rate } })
      await press('Save rebates')
      await waitFor(() => expect(places()).toEqual(['rate_RNG']))
      expect(callsOf(gateway, 'updateRebates')).toHaveLength(0)
    },
  )

  it('NAMED-30 AGENT-08 sends what was changed alone, and shows it', async () => {
    const gateway = startStubGateway()
    await open()
    await openRates()
    fireEvent.input(screen.getByLabelText('Slots'), { target: { value: '0,5' } })
    await press('Save rebates')
    await waitFor(() => expect(said).toEqual(['toasts.success.changesSaved']))
    expect(await bodyOf(gateway, 'updateRebates')).toEqual({
      memberId: '105519302',
      rebates: [{ gameType: 'RNG', rate: '0.50' }],
    })
    await waitFor(async () => expect((await sheet()).textContent).toContain('Slots 0.5%'))
  })

  const elsewhere: Partial<Record<string, unknown>> = {
    REBATE_OUT_OF_RANGE: 'rate_RNG',
    USER_UNKNOWN_OR_DISABLED: reactions.USER_UNKNOWN_OR_DISABLED.text.id,
  }
  it.each(codesOf('updateRebates'))('NAMED-30 GATEWAY-09 updateRebates: %s shows once at its place', async (code) => {
    const gateway = startStubGateway(failing('updateRebates', code))
    await open()
    await openRates()
    fireEvent.input(screen.getByLabelText('Slots'), { target: { value: '0.5' } })
    await press('Save rebates')
    await waitFor(() => expect(callsOf(gateway, 'updateRebates')).toHaveLength(1))
    await waitFor(() => expect(places()).toEqual([elsewhere[code] ?? { form: englishOf(code) }]))
  })

  it('NAMED-30 says in a toast that a member is gone, for the form goes too', async () => {
    const { held } = startStubGateway({
      ...failing('updateRebates', 'USER_UNKNOWN_OR_DISABLED'),
      hold: ['updateRebates'],
    })
    await open()
    await openRates()
    fireEvent.input(screen.getByLabelText('Slots'), { target: { value: '0.5' } })
    await press('Save rebates')
    await waitFor(() => expect(held).toHaveLength(1))
    startStubGateway({ prefer: { listSubordinates: 'code=200, example=empty' } })
    held[0]?.release()
    await waitFor(() => expect(screen.queryByLabelText('Slots')).toBeNull())
    expect(places()).toEqual([reactions.USER_UNKNOWN_OR_DISABLED.text.id])
  })
})
