// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { Toasts } from '#src/core/toasts/Toasts.tsx'
import { press } from '../../../../tests/support/on-screen.ts'
import { englishOf, formFault } from '../../../../tests/support/form-fault.ts'
import { leavePage, openPage, tapTwentyTimes, whereabouts } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { said, shownToast } from '../../../../tests/support/page.tsx'
import { OfferedContractsPage } from './OfferedContractsPage.tsx'

const PATH = '/m/member/agent/contracts'
/** Directly below the agent, and never offered an hourly wage. */
const MEMBER = 'farhana_ctg'

type Gateway = ReturnType<typeof startStubGateway>
const callsOf = ({ asked }: Gateway, id: string) => asked.filter(({ operation }) => operation === id)
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const offers = () => screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent?.trim())

async function fillIn() {
  await screen.findByRole('button', { name: 'Send the offer' })
  fireEvent.click(screen.getByRole('button', { name: 'Hourly wage' }))
  type(/^Minimum valid bets/, '2,000')
  type(/^Active members/, '2')
  type(/^Pay/, '25')
}

async function chooseMember() {
  const dialog = await screen.findByRole('dialog', { name: 'Who gets the offer?' })
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'farhana' } })
  fireEvent.click(await within(dialog).findByRole('button', { name: new RegExp(MEMBER) }))
}

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

describe('the contracts that an agent has offered', () => {
  it('SESSION-29, GATEWAY-123 stand there with member, kind and state, those that wait first, to open', async () => {
    startStubGateway()
    await openPage(<OfferedContractsPage />, PATH)
    await screen.findAllByText(MEMBER)
    expect(offers()[0]).toMatch(/Waiting for an answer$/)
    expect(offers().some((text) => text?.includes(`${MEMBER}DividendSigned`))).toBe(true)
    await press(/rakib_dhk/)
    expect(screen.getByText('Payer').nextElementSibling?.textContent).toBe('agent01')
    expect(screen.getByText('Payee').nextElementSibling?.textContent).toBe('rakib_dhk')
    screen.getByText('Valid bets of the team')
    screen.getByText('Paid at noon for the day before.')
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined()
  })

  it('GATEWAY-123 are asked for page by page, with the token of the agent', async () => {
    const gateway = startStubGateway()
    await openPage(<OfferedContractsPage />, PATH)
    await screen.findAllByText(MEMBER)
    const [first, ...more] = callsOf(gateway, 'listOfferedContracts')
    expect(Object.fromEntries(first?.query ?? [])).toEqual({ pageNo: '1', pageSize: '25' })
    expect(first?.request.headers.get('Authorization')).toMatch(/^Bearer ./)
    expect(more).toEqual([])
  })

  it('GATEWAY-123 there are none yet', async () => {
    startStubGateway({ prefer: { listOfferedContracts: 'code=200, example=empty' } })
    await openPage(<OfferedContractsPage />, PATH)
    expect(await screen.findByText('No contract offered yet')).toBeDefined()
  })

  it('GATEWAY-123 what did not load can be asked for again', async () => {
    startStubGateway({ prefer: { listOfferedContracts: 'code=400, example=REQUEST_INVALID' } })
    await openPage(<OfferedContractsPage />, PATH)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findAllByText(MEMBER)).not.toEqual([])
  })

  it('GATEWAY-125 an offer that waits is taken back once for twenty taps, after a question', async () => {
    const gateway = startStubGateway({ hold: ['withdrawContract'] })
    await openPage(<OfferedContractsPage />, PATH)
    await press(/rakib_dhk/)
    await press('Take back')
    await press('Take back')
    await press('Yes')
    // The client sends equal calls once: a tap that got past the lock shows by a question that stays open.
    const find = (name: string) => screen.queryByRole('button', { name })
    expect(find('Yes')).toBeNull()
    await tapTwentyTimes(() => find('Take back'))
    expect(callsOf(gateway, 'withdrawContract').map(({ query }) => query.get('contractId'))).toEqual(['CT-D-31007'])
    expect(find('Yes')).toBeNull()
    expect(find('Take back')?.getAttribute('aria-busy')).toBe('true')
    gateway.held[0]?.release()
    await screen.findAllByText('Taken back')
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    expect(said).toEqual(['agent.offer.takenBack'])
    expect(shownToast()?.kind).toBe('success')
  })

  it('GATEWAY-125 an offer stays where the question is answered with no, and can be taken back later', async () => {
    const gateway = startStubGateway()
    await openPage(
      <>
        <OfferedContractsPage />
        <Toasts />
      </>,
      PATH,
    )
    await press(/rakib_dhk/)
    await press('Take back')
    const question = await screen.findByRole('alertdialog', { name: 'Take this offer back?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(gateway, 'withdrawContract')).toEqual([])
    await press('Take back')
    const again = await screen.findByRole('alertdialog', { name: 'Take this offer back?' })
    fireEvent.click(within(again).getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(callsOf(gateway, 'withdrawContract')).toHaveLength(1))
  })

  it('GATEWAY-125 an offer that was answered meanwhile stays, and its answer is asked for', async () => {
    const gateway = startStubGateway({ prefer: { withdrawContract: 'code=409, example=CONTRACT_NOT_PENDING' } })
    await openPage(<OfferedContractsPage />, PATH)
    await press(/rakib_dhk/)
    await press('Take back')
    await press('Yes')
    await waitFor(() => expect(said).toEqual([reactions.CONTRACT_NOT_PENDING.text.id]))
    await waitFor(() => expect(callsOf(gateway, 'listOfferedContracts')).toHaveLength(2))
    await gateway.allAnswered()
    screen.getByRole('button', { name: /rakib_dhk.*Waiting for an answer$/, expanded: true })
    expect(screen.getByRole('button', { name: 'Take back' }).getAttribute('aria-busy')).toBeNull()
    expect(screen.queryByText('Taken back')).toBeNull()
  })
})

const dayAhead = (days: number) => addDays(dayOf(new Date(), currentMerchant.timeZone), days)

describe('a new offer', () => {
  // No day ends in the middle of a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())

  it('SESSION-29, AGENT-02 goes to the member who was chosen, and stands first in the list', async () => {
    const gateway = startStubGateway()
    await openPage(<OfferedContractsPage />, PATH)
    await press('Offer a contract')
    await chooseMember()
    await screen.findByRole('dialog', { name: 'Offer a contract' })
    await fillIn()
    fireEvent.input(screen.getByLabelText(/^First day/), { target: { value: dayAhead(2) } })
    fireEvent.input(screen.getByLabelText(/^Last day/), { target: { value: dayAhead(30) } })
    await press('Send the offer')
    await waitFor(() => expect(said).toEqual(['agent.offer.sent']))
    expect(await callsOf(gateway, 'createContract')[0]?.request.json()).toMatchObject({
      kind: 'HOUR_SALARY',
      startsOn: dayAhead(2),
      endsOn: dayAhead(30),
      memberId: '105210047',
      terms: {
        basis: 'TURNOVER',
        settlement: 'HOURLY',
        tiers: [{ reachedFrom: '2000.00', minActiveMembers: 2, pay: { kind: 'FIXED', amount: '25.00' } }],
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(offers()).toContain(`${MEMBER}Hourly wageWaiting for an answer`))
  })

  it.each([
    ['Daily wage', 'DAILY_SALARY', /^Minimum valid bets/, { basis: 'TURNOVER', settlement: 'DAILY' }],
    ['Hourly wage', 'HOUR_SALARY', /^Minimum valid bets/, { basis: 'TURNOVER', settlement: 'HOURLY' }],
    ['Dividend', 'DIVIDEND', /^Minimum net loss/, { basis: 'NET_LOSS' }],
  ] as const)('SESSION-29, AGENT-03 of the kind %s is sent as %s', async (name, kind, figure, terms) => {
    const gateway = startStubGateway({ hold: ['createContract'] })
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await screen.findByRole('button', { name: 'Send the offer' })
    await press(name)
    type(figure, '2,000')
    type(/^Active members/, '2')
    type(/^Pay/, '25')
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send the offer' }))
    await waitFor(() => expect(callsOf(gateway, 'createContract')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Send the offer' }).getAttribute('aria-busy')).toBe('true')
    const sent = await callsOf(gateway, 'createContract')[0]?.request.json()
    expect(sent).toMatchObject({ kind, terms, startsOn: dayAhead(1) })
    expect(sent).not.toHaveProperty('endsOn')
  })

  it('AGENT-02 begins at the member whom the address names, and leaves the address with the form', async () => {
    startStubGateway()
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await screen.findByRole('dialog', { name: 'Offer a contract' })
    await screen.findByRole('button', { name: 'Send the offer' })
    await press('Close')
    await waitFor(() => expect(whereabouts()).toBe(PATH))
  })

  it('AGENT-02 asks anew who gets it after a form was closed', async () => {
    startStubGateway()
    await openPage(<OfferedContractsPage />, PATH)
    await press('Offer a contract')
    await chooseMember()
    await screen.findByRole('button', { name: 'Send the offer' })
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Offer a contract')
    await screen.findByRole('dialog', { name: 'Who gets the offer?' })
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull()
  })

  it.each([
    ['nobody directly below', 'nobody'],
    ['somebody by a part of the name', 'farhana'],
    ['a disabled account', 'shuvo1994'],
  ])('AGENT-02 says where the address names %s', async (_whom, to) => {
    startStubGateway()
    await openPage(<OfferedContractsPage />, `${PATH}?to=${to}`)
    expect(await screen.findByText('There is no such member directly below you.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull()
  })

  it('AGENT-02 waits for the member whom the address names, and asks again for one who did not load', async () => {
    const failing = startStubGateway({
      hold: ['listSubordinates'],
      prefer: { listSubordinates: 'code=400, example=REQUEST_INVALID' },
    })
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await waitFor(() => expect(failing.held).toHaveLength(1))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    failing.held[0]?.release()
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await dialog.findByRole('button', { name: 'Send the offer' })).toBeDefined()
  })

  it('AGENT-02 keeps the form where the member is asked for again in vain', async () => {
    startStubGateway()
    const { client } = await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await fillIn()
    const gateway = startStubGateway({ prefer: { listSubordinates: 'code=400, example=REQUEST_INVALID' } })
    await act(() => client.refetchQueries({ type: 'active' }))
    expect(callsOf(gateway, 'listSubordinates')).not.toEqual([])
    expect(screen.getByLabelText(/^Minimum valid bets/)).toHaveProperty('value', '2,000')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('AGENT-03 has up to ten steps, and a share for a dividend', async () => {
    startStubGateway()
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await screen.findByRole('button', { name: 'Send the offer' })
    for (let step = 1; step <= 10; step += 1) await press('Add a step')
    expect(screen.getAllByLabelText(/^Minimum valid bets/)).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Add a step' }).getAttribute('aria-disabled')).toBe('true')
    for (let step = 1; step < 10; step += 1) await press('Remove the last step')
    expect(screen.queryByRole('button', { name: 'Remove the last step' })).toBeNull()
    await press('Dividend')
    expect(screen.getByLabelText(/^Minimum net loss/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Twice a month' })).toBeDefined()
  })

  it('AGENT-03 is not sent while something is wrong, which is said under its field', async () => {
    const gateway = startStubGateway()
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await press('Send the offer')
    await screen.findByText('Enter a whole number.')
    expect(screen.getAllByText('Enter an amount above 0.')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Minimum valid bets/)))
    expect(callsOf(gateway, 'createContract')).toEqual([])
  })

  const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
  const shown = Object.keys(operations.createContract.errors).filter((code) => !elsewhere.includes(code))
  it.each(shown)('GATEWAY-124 %s stands over the button, and what was typed stays', async (code) => {
    const status = operations.createContract.errors[code as keyof typeof operations.createContract.errors]
    const gateway = startStubGateway({ prefer: { createContract: `code=${status}, example=${code}` } })
    await openPage(<OfferedContractsPage />, `${PATH}?to=${MEMBER}`)
    await fillIn()
    await press('Send the offer')
    await waitFor(() => expect(formFault()).toBe(englishOf(code as ErrorCode)))
    expect([said, document.querySelector('[aria-invalid="true"]')]).toEqual([[], null])
    expect(screen.getByLabelText(/^Minimum valid bets/)).toHaveProperty('value', '2,000')
    expect(callsOf(gateway, 'createContract')).toHaveLength(1)
  })
})
