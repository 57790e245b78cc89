// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import type { ContractList } from '#src/api/generated/types.ts'
import { getConsolidatedSettingsQuery } from '#src/api/generated/system.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { press } from '../../../../tests/support/on-screen.ts'
import { leavePage, openPage, tapTwentyTimes } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { notices, said, shownToast } from '../../../../tests/support/page.tsx'
import cardStyles from '#src/ui/display/Card.module.css'
import { DividendContractPage } from './DividendContractPage.tsx'
import { HourContractPage } from './HourContractPage.tsx'
import { SalaryContractPage } from './SalaryContractPage.tsx'

/** The card that draws the eye. */
const LIT = `.${cardStyles['lit']}`

type Gateway = ReturnType<typeof startStubGateway>
const timesAsked = ({ asked }: Gateway, id: string) => asked.filter(({ operation }) => operation === id).length

const kinds = [
  {
    row: 'NAMED-16',
    page: <SalaryContractPage />,
    path: '/m/member/agent/getSalaryContract',
    read: 'getDailySalaryContract',
    answer: 'answerDailySalaryContract',
    field: 'dailysalreqtype',
    shows: ['Every day', '৳ 50,000.00', '৳ 3,500.00', 'Dec 1, 2026 to Feb 28, 2027'],
    steps: ['৳ 50,000.00 | 5 | ৳ 250.00', '৳ 150,000.00 | 10 | ৳ 900.00', '৳ 500,000.00 | 20 | ৳ 3,500.00'],
  },
  {
    row: 'NAMED-17',
    page: <DividendContractPage />,
    path: '/m/member/agent/getDevidendContract',
    read: 'getDividendContract',
    answer: 'answerDividendContract',
    field: 'divtypecompperiodreq',
    shows: ['Twice a month', 'Net loss of your team', '12%', 'From Dec 1, 2026, no end date'],
    steps: ['৳ 10,000.00 | 5 | 5%', '৳ 100,000.00 | 15 | 8%', '৳ 500,000.00 | 30 | 12%'],
  },
  {
    row: 'NAMED-18',
    page: <HourContractPage />,
    path: '/m/member/agent/getHourContract',
    read: 'getHourContract',
    answer: 'answerHourContract',
    field: 'contracthoursalreq',
    shows: ['Every hour', 'Valid bets of your team', '৳ 20,000.00', '৳ 100.00', 'Nov 22, 2026 to Dec 21, 2026'],
    steps: ['৳ 5,000.00 | 2 | ৳ 20.00', '৳ 20,000.00 | 5 | ৳ 100.00'],
  },
] as const

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('downline1')
})
afterEach(async () => {
  await leavePage()
  vi.restoreAllMocks()
})

describe.each(kinds)('$row the contract at $path', ({ row, page, path, read, answer, field, shows, steps }) => {
  it(`${row} AGENT-03 AGENT-04 AGENT-07 shows parties, period and terms`, async () => {
    startStubGateway()
    await openPage(page, path)
    expect((await screen.findByText('Waiting for your answer')).closest(LIT)).not.toBeNull()
    for (const [role, account] of [
      ['Payer', 'agent01'],
      ['Payee', 'downline1'],
    ] as const)
      expect(screen.getByText(role).nextElementSibling?.textContent).toBe(account)
    for (const text of shows) expect(screen.getByText(text)).toBeDefined()
  })

  it(`${row} lists every step with what it needs and what it pays`, async () => {
    startStubGateway()
    await openPage(page, path)
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByRole('row')
        .map((line) => [...line.children].map(({ textContent }) => textContent).join(' | ')),
    ).toEqual(['Start | Active members | Pay', ...steps])
  })

  it(`${row} lists two steps that start at the same amount, and nothing for an empty remark`, async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    startStubGateway({
      change: (operation, value) => {
        if (operation !== read) return value
        const { contracts } = value as ContractList
        const alike = contracts.map(({ terms, ...contract }) => ({
          ...contract,
          terms: { ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, reachedFrom: '777.00' })), remark: '' },
        }))
        return { contracts: alike }
      },
    })
    await openPage(page, path)
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('৳ 777.00')).toHaveLength(steps.length)
    expect(document.querySelector('p[dir=auto]')).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })

  it(`${row} AGENT-05 AGENT-06 leads to the other offers that wait`, async () => {
    startStubGateway()
    await openPage(page, path)
    const others = await screen.findByRole('navigation', { name: 'Other offers' })
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(kinds.map((kind) => kind.path).filter((other) => other !== path))
  })

  it(`${row} AGENT-02 AGENT-05 is accepted once for twenty taps, after a question, and waits no more`, async () => {
    const gateway = startStubGateway({ hold: [answer] })
    const { client } = await openPage(page, path)
    await press('Accept')
    await press('Accept')
    await press('Yes')
    // The client sends equal calls once: a tap that got past the lock shows by a question that stays open.
    const find = (name: string) => screen.queryByRole('button', { name })
    expect(find('Yes')).toBeNull()
    await tapTwentyTimes(() => find('Accept'))
    expect(timesAsked(gateway, answer)).toBe(1)
    expect(find('Yes')).toBeNull()
    expect(find('Accept')?.getAttribute('aria-busy')).toBe('true')
    gateway.held[0]?.release()
    expect((await screen.findByText('Signed')).closest(LIT)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(said).toEqual(['agent.contract.signedToast'])
    expect((await client.fetchQuery(getConsolidatedSettingsQuery()))[field]).toBe('0')
  })

  it(`${row} is rejected after a question`, async () => {
    const gateway = startStubGateway()
    await openPage(page, path)
    await press('Reject')
    await press('Yes')
    await screen.findByText('Rejected')
    expect(await gateway.asked.find(({ operation }) => operation === answer)?.request.json()).toMatchObject({
      answer: 'REJECT',
    })
    expect(said).toEqual(['agent.contract.rejectedToast'])
  })

  it(`${row} says that there is none yet`, async () => {
    startStubGateway({ prefer: { [read]: 'code=200, example=empty' } })
    await openPage(page, path)
    expect(await screen.findByText('No contract yet')).toBeDefined()
  })

  it(`${row} says that it could not be loaded, no sooner, and tries again`, async () => {
    const gateway = startStubGateway({
      hold: [read],
      prefer: { [read]: 'code=400, example=REQUEST_INVALID' },
    })
    await openPage(page, path)
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    gateway.held[0]?.release()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findByText('Waiting for your answer')).toBeDefined()
  })

  it(`${row} ERR-35 says to an account without permission that it has none`, async () => {
    startStubGateway({ prefer: { [read]: 'code=403, example=ACCOUNT_NO_PERMISSION' } })
    await openPage(page, path)
    expect(await screen.findByText('Your account has no permission for this.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
  const codes = Object.keys(operations[answer].errors).filter((code) => !elsewhere.includes(code))
  it.each(codes)(`${row} GATEWAY-09 %s is said once, and what stands now is asked for`, async (code) => {
    const gateway = startStubGateway({
      prefer: { [answer]: `code=${operations[answer].errors[code as ErrorCode]}, example=${code}` },
    })
    await openPage(page, path)
    await press('Accept')
    await press('Yes')
    await waitFor(() => expect(said).toEqual([reactions[code as ErrorCode].text.id]))
    await waitFor(() => expect(timesAsked(gateway, read)).toBe(2))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-busy')).toBeNull())
    expect(timesAsked(gateway, answer)).toBe(1)
  })

  // What it calls for is no toast, which would take the place of the one that asks to wait.
  it(`${row} GATEWAY-09 SESSION_ENDED takes away the toast that asks to wait`, async () => {
    const gateway = startStubGateway({ prefer: { [answer]: 'code=401, example=SESSION_ENDED' } })
    await openPage(page, path)
    await press('Accept')
    await press('Yes')
    await waitFor(() => expect(timesAsked(gateway, read)).toBe(2))
    expect(notices).toContainEqual({ kind: 'loading', id: 'toasts.loading.wait' })
    await waitFor(() => expect(shownToast()).toBeUndefined())
  })
})

describe('around a contract', () => {
  it('NAMED-16 keeps earlier contracts to open', async () => {
    startStubGateway()
    await openPage(<SalaryContractPage />, '/m/member/agent/getSalaryContract')
    await press('Aug 1, 2026 to Oct 31, 2026')
    screen.getByText('Expired')
    expect(screen.getByText('৳ 80,000.00')).toBeDefined()
    screen.getByRole('heading', { name: 'Earlier contracts' })
  })

  it('NAMED-18 has no heading for earlier contracts where there are none', async () => {
    startStubGateway()
    await openPage(<HourContractPage />, '/m/member/agent/getHourContract')
    await screen.findByText('Waiting for your answer')
    expect(screen.queryByRole('heading', { name: 'Earlier contracts' })).toBeNull()
  })
})
