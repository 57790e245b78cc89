// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetWorld } from '#mock/world.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { leavePage, openPage, tapTwentyTimes, whereabouts } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { said } from '../../../../tests/support/way-in.tsx'
import { TeamBetsPage } from '../team-bets/TeamBetsPage.tsx'
import { TeamPage } from './TeamPage.tsx'

type Gateway = ReturnType<typeof startStubGateway>
type Write = 'updateRebates' | 'transferDownline' | 'transferMultipleDownline'

beforeEach(async () => {
  await resetWorld()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const open = (query = '') => openPage(<TeamPage />, `/m/member/agent/team${query}`)
const sheet = () => screen.findByRole('dialog')
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const callsOf = ({ asked }: Gateway, id: string) => asked.filter(({ operation }) => operation === id)
const bodyOf = async (gateway: Gateway, id: string): Promise<unknown> => callsOf(gateway, id).at(-1)?.request.json()
const keysOf = (gateway: Gateway, id: string) =>
  callsOf(gateway, id).map(({ request }) => request.headers.get('Idempotency-Key'))
const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
const codesOf = (id: Write) =>
  Object.keys(operations[id].errors).filter((code) => !elsewhere.includes(code)) as ErrorCode[]
const failing = (id: Write, code: ErrorCode) => ({
  prefer: {
    [id]: `code=${operations[id].errors[code as keyof (typeof operations)[typeof id]['errors']]}, example=${code}`,
  },
})
const places = () => [
  ...[...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name')),
  ...said,
]

async function openMember(name: RegExp) {
  await press(name)
  const dialog = await sheet()
  await within(dialog).findByText('Joined')
  return dialog
}

async function openTransfer(amount: string, name = /rakib_dhk/) {
  await openMember(name)
  await press('Send money')
  fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: amount } })
  await press('Continue')
}

async function openBatch(...names: RegExp[]) {
  await press('Select')
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
  await press('Send money')
}

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
    await screen.findByRole('heading', { name: 'Nobody fits' })
  })

  it('NAMED-30 GATEWAY-109 filters the whole team, walks down to a sub-agent and back up', async () => {
    const gateway = startStubGateway()
    await open('?scope=all')
    await screen.findByText('184 accounts')
    await press('Agents')
    await screen.findByText('11 accounts')
    expect(callsOf(gateway, 'listDownlines').at(-1)?.query.get('type')).toBe('1')
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
    await screen.findByRole('heading', { name: 'Nobody is in your team yet' })
    await leavePage()
    await signInOnStub('agent01')
    startStubGateway({ prefer: { listSubordinates: 'code=403, example=NOT_AN_AGENT' } })
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
    await screen.findByText('0.4% to 0.8%')
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
    await waitFor(() => expect(said).toEqual(['notices.success.changesSaved']))
    expect(await bodyOf(gateway, 'updateRebates')).toEqual({
      memberId: '105519302',
      rebates: [{ gameType: 'RNG', rate: '0.50' }],
    })
    await waitFor(async () => expect((await sheet()).textContent).toContain('Slots 0.5%'))
  })

  it.each(codesOf('updateRebates'))('NAMED-30 GATEWAY-09 updateRebates: %s shows once at its place', async (code) => {
    const gateway = startStubGateway(failing('updateRebates', code))
    await open()
    await openRates()
    fireEvent.input(screen.getByLabelText('Slots'), { target: { value: '0.5' } })
    await press('Save rebates')
    await waitFor(() => expect(callsOf(gateway, 'updateRebates')).toHaveLength(1))
    await waitFor(() =>
      expect(places()).toEqual([code === 'REBATE_OUT_OF_RANGE' ? 'rate_RNG' : reactions[code].text.id]),
    )
  })
})

describe('NAMED-30 GATEWAY-110 money for a member', () => {
  it('NAMED-30 GAP-122 asks whether it is right, sends once for twenty taps, and shows the order number', async () => {
    const gateway = startStubGateway({ hold: ['transferDownline'] })
    await open()
    await openTransfer('1,250')
    expect((await sheet()).textContent).toContain('rakib_dhk')
    await screen.findByText('৳ 1,250.00')
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(0)
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send now' }))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(1)
    gateway.held[0]?.release()
    await screen.findByLabelText('Order number')
    expect(await bodyOf(gateway, 'transferDownline')).toEqual({ memberId: '105519302', amount: '1250.00' })
    await waitFor(() => expect(callsOf(gateway, 'getWallets').length).toBeGreaterThan(1))
    await press('Done')
    await waitFor(() => expect(screen.getByRole('button', { name: /rakib_dhk/ }).textContent).toContain('৳ 4,434.20'))
  })

  it('GAP-122 the same opening keeps its key after a failure, and a new one has another', async () => {
    const gateway = startStubGateway({ prefer: { transferDownline: 'code=503, example=SYSTEM_BUSY' } })
    await open()
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(said).toHaveLength(1))
    await press('Send now')
    await waitFor(() => expect(keysOf(gateway, 'transferDownline')).toHaveLength(2))
    const [first, second] = keysOf(gateway, 'transferDownline')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('aria-busy')).toBeNull())
    fireEvent.keyDown(await sheet(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(keysOf(gateway, 'transferDownline')).toHaveLength(3))
    expect(keysOf(gateway, 'transferDownline')[2]).not.toBe(first)
  })

  it.each([
    ['', 'agent.transfer.format'],
    ['0', 'agent.transfer.format'],
    ['12.345', 'agent.transfer.format'],
    ['250300.01', reactions.INSUFFICIENT_BALANCE.text.id],
  ])('NAMED-30 refuses an amount of %j before anything is sent', async (amount) => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openTransfer(amount)
    await waitFor(() => expect(places()).toEqual(['amount']))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(0)
  })

  it('NAMED-30 AMOUNT_OUT_OF_LIMITS says the limits at the amount, which are kept from then on', async () => {
    const gateway = startStubGateway()
    await open()
    await openTransfer('0.50')
    await press('Send now')
    await screen.findByText(/1\.00.*1,000,000\.00/)
    fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '0.60' } })
    await press('Continue')
    await waitFor(() => expect(places()).toEqual(['amount']))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(1)
  })

  const atAmount: readonly string[] = ['INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS']
  it.each(codesOf('transferDownline'))(
    'NAMED-30 GATEWAY-09 transferDownline: %s shows once at its place',
    async (code) => {
      const gateway = startStubGateway(failing('transferDownline', code))
      await open()
      await openTransfer('10')
      await press('Send now')
      await waitFor(() => expect(callsOf(gateway, 'transferDownline')).toHaveLength(1))
      await waitFor(() => expect(places()).toEqual([atAmount.includes(code) ? 'amount' : reactions[code].text.id]))
    },
  )

  it('NAMED-30 a disabled account gets no money and no rates', async () => {
    startStubGateway()
    await open('?name=shuvo')
    await openMember(/shuvo1994/)
    expect(screen.queryByRole('button', { name: 'Send money' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rebates' })).toBeNull()
    screen.getByText(/This account is disabled/)
  })
})

describe('NAMED-30 GATEWAY-111 money for several members', () => {
  it('NAMED-30 AGENT-08 GAP-122 tells who got it and why not, and sends again what failed with another key', async () => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openBatch(/downline1/, /rakib_dhk/)
    await press('An amount each')
    fireEvent.input(await screen.findByRole('textbox', { name: /^downline1/ }), { target: { value: '0.5' } })
    fireEvent.input(await screen.findByRole('textbox', { name: /^rakib_dhk/ }), { target: { value: '40' } })
    await screen.findByText('৳ 40.50')
    await press('Continue')
    await press('Send now')
    await screen.findByRole('heading', { name: '1 of 2 sent' })
    screen.getByText('The amount is outside the limits.')
    await press('Try the failed one again')
    expect(await screen.findByRole('textbox', { name: /^downline1/ })).toHaveProperty('value', '0.50')
    fireEvent.input(screen.getByRole('textbox', { name: /^downline1/ }), { target: { value: '5' } })
    await press('Continue')
    await press('Send now')
    await screen.findByRole('heading', { name: '1 of 1 sent' })
    const [first, second] = keysOf(gateway, 'transferMultipleDownline')
    expect(second).not.toBe(first)
    const { transfers } = (await bodyOf(gateway, 'transferMultipleDownline')) as { transfers: { amount: string }[] }
    expect(transfers.map(({ amount }) => amount)).toEqual(['5.00'])
    await press('Done')
    // Everybody has got their money, so nobody is ticked any more.
    await screen.findByRole('button', { name: 'Select' })
  })

  it('NAMED-30 one amount for all is measured together against the balance', async () => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openBatch(/downline1/, /rakib_dhk/)
    fireEvent.input(await screen.findByLabelText(/^Amount for each/), { target: { value: '125150.01' } })
    await press('Continue')
    await waitFor(() => expect(places()).toEqual(['same']))
    fireEvent.input(screen.getByLabelText(/^Amount for each/), { target: { value: '125150' } })
    await press('Continue')
    await screen.findByRole('button', { name: 'Send now' })
    expect(callsOf(gateway, 'transferMultipleDownline')).toHaveLength(0)
  })

  it('NAMED-30 a disabled account cannot be ticked', async () => {
    startStubGateway()
    await open('?name=shuvo')
    await press('Select')
    expect(await screen.findByRole('checkbox', { name: /shuvo1994/ })).toHaveProperty('disabled', true)
  })

  it.each(codesOf('transferMultipleDownline'))(
    'NAMED-30 GATEWAY-09 transferMultipleDownline: %s is said once',
    async (code) => {
      startStubGateway(failing('transferMultipleDownline', code))
      await open()
      await screen.findByRole('button', { name: /rakib_dhk/ })
      await openBatch(/rakib_dhk/)
      fireEvent.input(await screen.findByLabelText(/^Amount for each/), { target: { value: '10' } })
      await press('Continue')
      await press('Send now')
      await waitFor(() => expect(places()).toEqual([reactions[code].text.id]))
      await act(async () => undefined)
      expect(said).toHaveLength(1)
    },
  )
})

describe('NAMED-31 AGENT-09 the bets of a team', () => {
  const openBets = (query = '') => openPage(<TeamBetsPage />, `/m/member/agent/teamBets${query}`)

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
    const asked = callsOf(gateway, 'listBetRecords').at(-1)?.query
    expect(asked?.get('member')).toBe('rakib_dhk')
    expect(asked?.get('from')).toBe(asked?.get('to'))
  })

  it('NAMED-31 says that there are no bets, and that they could not be loaded', async () => {
    startStubGateway()
    await openBets('?member=shuvo1994')
    await screen.findByRole('heading', { name: 'No bets in these days' })
    await leavePage()
    await signInOnStub('agent01')
    startStubGateway()
    await openBets('?member=stranger')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
