// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import type { AffiliateUrlPage } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { getSession, startSession } from '#src/core/session/session.ts'
import { isolate } from '#src/lib/isolate.ts'
import tagStyles from '#src/ui/display/StatusTag.module.css'
import { press } from '../../../tests/support/on-screen.ts'
import { englishOf, formFault } from '../../../tests/support/form-fault.ts'
import { leavePage, openPage, tapTwentyTimes } from '../../../tests/support/member-page.tsx'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { said } from '../../../tests/support/page.tsx'
import { AgentRegisterPage } from './AgentRegisterPage.tsx'

type Gateway = ReturnType<typeof startStubGateway>

beforeEach(resetRuntime)
afterEach(leavePage)

const english = createIntl({ locale: 'en', onError: () => {} })
const open = (query = '') => openPage(<AgentRegisterPage />, `/m/agentRegister${query}`)
const timesAsked = ({ asked }: Gateway, id: string) => asked.filter(({ operation }) => operation === id).length
const bodyOf = async ({ asked }: Gateway, id: string): Promise<unknown> =>
  asked.findLast(({ operation }) => operation === id)?.request.json()
const type = (label: RegExp | string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
const codesOf = (id: 'createAffiliateUrl' | 'createDownline') =>
  Object.keys(operations[id].errors).filter((code) => !elsewhere.includes(code)) as ErrorCode[]
const failing = (id: 'createAffiliateUrl' | 'createDownline', code: ErrorCode) => ({
  prefer: { [id]: `code=${operations[id].errors[code]}, example=${code}` },
})
const busy = () => document.querySelector('[aria-busy]')
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')]
/** Where something is said: names of fields, what stands over a form's button, and ids of toasts. */
const places = () => [
  ...wrong().map((field) => field.getAttribute('name')),
  ...(formFault() === '' ? [] : [{ form: formFault() }]),
  ...said,
]

async function fillAccount() {
  await screen.findByLabelText(/^Username/)
  type(/^Username/, ' tania_syl ')
  type(/^Password/, 'Rickshaw2026')
}

describe('agent registration for those who are no agents', () => {
  it.each([undefined, 0, 4, 40])(
    'NAMED-06 AGENT-12 type %s reads terms and the way to customer service',
    async (kind) => {
      const gateway = startStubGateway()
      if (kind !== undefined) await signInOnStub('ravi88', kind)
      await open()
      screen.getByRole('heading', { name: 'How to become an agent' })
      screen.getByRole('heading', { name: 'Terms for agents' })
      screen.getByText('Customer service')
      expect(screen.queryByLabelText(/^Username/)).toBeNull()
      expect(timesAsked(gateway, 'listSubordinates')).toBe(0)
    },
  )
})

it('NAMED-06 the terms name the site and the age, after the steps in their order', async () => {
  startStubGateway()
  await open()
  const { brand, minimumAge } = currentMerchant
  screen.getByText(`Agents of ${brand} bring in members and are paid for what their team plays.`)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const starts = [/Write to/, /Agree on/, /Open accounts/, RegExp(`${minimumAge} years`), /one account/, /promise/]
  expect(lines).toHaveLength(8)
  for (const [at, start] of starts.entries()) expect(lines[at]).toMatch(start)
})

describe('the tools of an agent', () => {
  beforeEach(() => signInOnStub('agent01'))

  it('NAMED-06 SHELL-15 AGENT-01 shows figures and the form, bounded by the agent’s own rates', async () => {
    startStubGateway()
    await open()
    await screen.findByText('৳ 12,300.00')
    screen.getByText('92')
    expect(screen.getAllByText(`Up to ${isolate('0.8%')}`)).toHaveLength(2)
  })

  it.each([
    [1, 3],
    [2, 3],
    [41, 0],
    [42, 0],
  ])('CONST-19 CONST-42 AGENT-07 an agent of type %i finds %i contracts', async (kind, contracts) => {
    startStubGateway()
    const session = getSession()
    act(() => {
      if (session) startSession({ ...session, type: kind })
    })
    await open()
    await screen.findByLabelText(/^Username/)
    expect(screen.queryAllByRole('link', { name: /wage|Dividend/ })).toHaveLength(contracts)
  })

  it('NAMED-06 AGENT-08 GATEWAY-108 opens an account once for twenty taps', async () => {
    const gateway = startStubGateway({ hold: ['createDownline'] })
    await open()
    await fillAccount()
    fireEvent.click(screen.getByRole('button', { name: 'Agent' }))
    type('Slots', '0,4')
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Open the account' }))
    expect(timesAsked(gateway, 'createDownline')).toBe(1)
    gateway.held[0]?.release()
    const opened = await screen.findByRole('heading', { name: /Account\s+tania_syl\s+is open/ })
    expect(opened.closest('[role="status"]'), 'the toast says it already').toBeNull()
    expect(await bodyOf(gateway, 'createDownline')).toEqual({
      username: 'tania_syl',
      password: 'Rickshaw2026',
      type: 1,
      rebates: [{ gameType: 'RNG', rate: '0.40' }],
    })
    expect(said).toEqual(['agent.page.openedToast'])
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', '')
  })

  it('NAMED-06 ERR-18 says before anything is sent that a name is taken', async () => {
    const gateway = startStubGateway()
    await open()
    await fillAccount()
    type(/^Username/, 'ravi88')
    fireEvent.blur(screen.getByLabelText(/^Username/))
    await screen.findByText(english.formatMessage(reactions.USERNAME_TAKEN.text))
    await press('Open the account')
    await act(async () => undefined)
    expect(timesAsked(gateway, 'createDownline')).toBe(0)
  })

  it.each([
    ['Username', 'ab', 'USERNAME_FORMAT'],
    ['Password', 'short', 'PASSWORD_FORMAT'],
    ['Slots', '0.9', 'REBATE_OUT_OF_RANGE'],
  ] as const)('NAMED-06 %s of %s is refused at its field, and nothing is sent', async (label, value, code) => {
    const gateway = startStubGateway()
    await open()
    await fillAccount()
    type(new RegExp(`^${label}`), value)
    await press('Open the account')
    await waitFor(() => expect(wrong()).toEqual([screen.getByLabelText(new RegExp(`^${label}`))]))
    screen.getByText(english.formatMessage(reactions[code].text))
    expect(timesAsked(gateway, 'createDownline')).toBe(0)
  })

  const fields: Partial<Record<ErrorCode, string>> = {
    USERNAME_FORMAT: 'username',
    USERNAME_TAKEN: 'username',
    PASSWORD_FORMAT: 'password',
    REBATE_OUT_OF_RANGE: 'rate_RNG',
  }
  const unknown = 'We do not know whether the account was opened. Look for it in your team first.'
  it.each(codesOf('createDownline'))('NAMED-06 GATEWAY-09 createDownline: %s shows once at its place', async (code) => {
    const gateway = startStubGateway(failing('createDownline', code))
    await open()
    await fillAccount()
    await press('Open the account')
    await waitFor(() => expect(timesAsked(gateway, 'createDownline')).toBe(1))
    await waitFor(() =>
      expect(places()).toEqual([fields[code] ?? { form: code === 'UNKNOWN_ERROR' ? unknown : englishOf(code) }]),
    )
    await waitFor(() => expect(busy()).toBeNull())
    expect(places()).toHaveLength(1)
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'Rickshaw2026')
  })

  it('AGENT-11 ERR-09 a link that is gone is said and not chosen any more', async () => {
    const gateway = startStubGateway(failing('createDownline', 'AGENT_LINK_INVALID'))
    await open()
    await fillAccount()
    await press('MGNPRO')
    await press('Open the account')
    await waitFor(() => expect(places()).toEqual([{ form: englishOf('AGENT_LINK_INVALID') }]))
    expect(await bodyOf(gateway, 'createDownline')).toMatchObject({ linkCode: 'MGNPRO' })
    expect(screen.getByRole('button', { name: 'None' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(timesAsked(gateway, 'listAffiliateUrls')).toBe(2))
    // As many as there may be at once: an account can be counted to each of them.
    expect(gateway.asked.find(({ operation }) => operation === 'listAffiliateUrls')?.query.get('pageSize')).toBe('100')
  })

  it('NAMED-06 GATEWAY-106 makes a link once for twenty taps, and shows its QR code', async () => {
    const gateway = startStubGateway({ hold: ['createAffiliateUrl'] })
    await open('?view=links')
    await screen.findByText('2 of 20 links')
    await press('Create a link')
    const form = await screen.findByRole('dialog', { name: 'New link' })
    fireEvent.input(within(form).getByLabelText('Live'), { target: { value: '0.3' } })
    fireEvent.click(within(form).getByRole('button', { name: 'fast.lanternhouse.example' }))
    await tapTwentyTimes(() => within(form).queryByRole('button', { name: 'Create a link' }))
    expect(timesAsked(gateway, 'createAffiliateUrl')).toBe(1)
    gateway.held[0]?.release()
    await screen.findByRole('img', { name: 'Your link as a QR code' })
    expect(await bodyOf(gateway, 'createAffiliateUrl')).toEqual({
      accountType: 0,
      rebates: [{ gameType: 'LIVE', rate: '0.30' }],
      domain: 'fast.lanternhouse.example',
    })
    await screen.findByText('3 of 20 links')
  })

  it('NAMED-06 GATEWAY-106 tells of each link whom it makes, at what rates, and what it brought', async () => {
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'listAffiliateUrls') return value
        const { links, ...page } = value as AffiliateUrlPage
        return { ...page, links: links.map((link) => (link.code === 'MGN7K2' ? { ...link, rebates: [] } : link)) }
      },
    })
    await open('?view=links')
    const cardOf = async (code: string) => {
      const card = (await screen.findByRole('heading', { name: code })).closest('li')
      return within(card ?? document.body)
    }
    const agents = await cardOf('MGNPRO')
    const counts = ['Visits', 'Registered', 'Deposited'].map((name) => agents.getByText(name).nextElementSibling)
    expect(counts.map((count) => count?.textContent)).toEqual(['1,420', '86', '41'])
    const rates = within(agents.getByRole('list', { name: 'Rebates' })).getAllByRole('listitem')
    expect(rates.map(({ textContent }) => textContent)).toEqual(['Slots 0.7%', 'Sports 0.5%'])
    expect(agents.getByText('Agent').className).toContain(tagStyles['paid'])
    const members = await cardOf('MGN7K2')
    expect(members.getByText('Member').className).toContain(tagStyles['quiet'])
    expect(members.queryByRole('list', { name: 'Rebates' })).toBeNull()
  })

  it('GAP-132, NAMED-06 the button for more goes with the last page, and the focus to the first link that came', async () => {
    const firstPage: AffiliateUrlPage['links'] = []
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'listAffiliateUrls') return value
        const page = value as AffiliateUrlPage
        if (page.pageNum === 1) firstPage.push(...page.links)
        const links = firstPage.map((link) => ({ ...link, linkId: `${link.linkId}${page.pageNum}` }))
        return { ...page, links, totalPages: 2 }
      },
    })
    await open('?view=links')
    const more = await screen.findByRole('button', { name: 'Show more' })
    more.focus()
    fireEvent.click(more)
    const buttons = () => screen.getAllByRole('button', { name: /^QR code/ })
    const before = buttons().length
    await waitFor(() => expect(buttons().length).toBeGreaterThan(before))
    expect(document.activeElement).toBe(buttons()[before])
  })

  it.each(codesOf('createAffiliateUrl'))(
    'NAMED-06 GATEWAY-09 createAffiliateUrl: %s shows once at its place',
    async (code) => {
      const gateway = startStubGateway(failing('createAffiliateUrl', code))
      await open('?view=links')
      await press('Create a link')
      const form = await screen.findByRole('dialog', { name: 'New link' })
      fireEvent.click(within(form).getByRole('button', { name: 'Create a link' }))
      await waitFor(() => expect(timesAsked(gateway, 'createAffiliateUrl')).toBe(1))
      await waitFor(() => expect(places()).toEqual([fields[code] ?? { form: englishOf(code) }]))
    },
  )

  it('GATEWAY-107 deletes a link after a question', async () => {
    const gateway = startStubGateway()
    await open('?view=links')
    await press('QR code and link for MGN7K2')
    await press('Delete the link')
    // The question stands over the sheet, which hides everything else from a screen reader here.
    fireEvent.click(await screen.findByRole('button', { name: 'Yes', hidden: true }))
    await screen.findByText('1 of 20 links')
    expect(timesAsked(gateway, 'deleteAffiliateUrl')).toBe(1)
    expect(screen.queryByText('MGN7K2')).toBeNull()
  })

  it('NAMED-06 says that there is no link yet', async () => {
    startStubGateway({ prefer: { listAffiliateUrls: 'code=200, example=empty' } })
    await open('?view=links')
    expect(await screen.findByRole('heading', { name: 'You have no invitation link yet.' })).toBeDefined()
  })

  it('NAMED-06 says that it could not be loaded, and tries again', async () => {
    startStubGateway({ prefer: { listSubordinates: 'code=400, example=REQUEST_INVALID' } })
    await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findByLabelText(/^Username/)).toBeDefined()
  })
})
