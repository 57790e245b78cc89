// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DepositChannel, DepositMethodList } from '#src/api/generated/types.ts'
import { isolate } from '#src/lib/isolate.ts'
import { fillTransfer, openedOrder, order, sentBy, visitDeposit, withMethod } from './support/deposit-page.tsx'
import { press } from './support/on-screen.ts'
import { useWholeSite } from './support/whole-site.tsx'

useWholeSite()

const TOLD = { limits: { minAmount: '100.00', maxAmount: '200000.00' }, quickAmounts: ['200.00', '500.00'] }
/** What the stub keeps to. */
const HELD_TO = { limits: { minAmount: '500.00', maxAmount: '200000.00' }, quickAmounts: ['500.00'] }
/** The ways to pay, where this is said of the first channel. */
const saying = (facts: Partial<DepositChannel>) => (operation: string, value: unknown) => {
  if (operation !== 'listDepositBanks') return value
  const { methods } = value as DepositMethodList
  const changed = (channel: DepositChannel) => (channel.channelId === 'm-PADMA' ? { ...channel, ...facts } : channel)
  return { methods: methods.map((method) => ({ ...method, channels: method.channels.map(changed) })) }
}
const REFUSED = `Enter an amount from ${isolate('৳ 500.00')} to ${isolate('৳ 200,000.00')}.`
const amountField = () => screen.getByLabelText<HTMLInputElement>(/^Amount/)
const faultOf = ({ attributes }: HTMLInputElement) =>
  document.getElementById(attributes.getNamedItem('aria-describedby')?.value.split(' ')[0] ?? '')?.textContent

it('MONEY-21 limits by which the gateway refuses are named at the field, and nothing outside of them is sent again', async () => {
  const site = await visitDeposit({ change: saying(TOLD) })
  await fillTransfer('300')
  order()
  await waitFor(() => expect(faultOf(amountField())).toBe(REFUSED))
  await fillTransfer('350')
  await act(async () => order())
  await site.allAnswered()
  expect(faultOf(amountField())).toBe(REFUSED)
  expect(site.calls('createManualDeposit')).toHaveLength(1)
})

it('MONEY-21 after a refusal by other limits the page shows these, and offers no amount outside of them', async () => {
  const facts = { ...TOLD }
  await visitDeposit({ change: saying(facts) })
  await fillTransfer('300')
  const perPayment = () => screen.getByText(/^Per payment/).textContent
  expect(perPayment()).toBe('Per payment: ৳\u00a0100.00 – ৳\u00a0200,000.00')
  screen.getByRole('button', { name: '200' })
  Object.assign(facts, HELD_TO)
  order()
  await waitFor(() => expect(perPayment()).toBe('Per payment: ৳\u00a0500.00 – ৳\u00a0200,000.00'))
  expect(screen.queryByRole('button', { name: '200' })).toBeNull()
  expect([amountField().value, faultOf(amountField())]).toEqual(['300', REFUSED])
})

it('NAMED-01 a quick amount takes the place of a wrong one, is marked, and is what is ordered', async () => {
  const site = await visitDeposit()
  await fillTransfer('50')
  order()
  expect(await screen.findByRole('alert')).toBeDefined()
  await press('1,000')
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('1000')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const chips = within(screen.getByRole('group', { name: 'Popular amounts' })).getAllByRole('button')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
    ['500', 'false'],
    ['1,000', 'true'],
    ['5,000', 'false'],
    ['20,000', 'false'],
  ])
  order()
  await openedOrder()
  expect(await sentBy(site, 'createManualDeposit')).toMatchObject([{ amount: '1000.00' }])
})

it('NAMED-01 a quick amount outside of the limits says so at once', async () => {
  await visitDeposit({
    change: (asked, value) =>
      asked === 'listDepositBanks'
        ? JSON.parse(JSON.stringify(withMethod(value, 'QQ', 'Eastern')).replaceAll('"500.00"', '"10.00"'))
        : value,
  })
  await press(/^Eastern/)
  await press('10')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Enter an amount from/)
})

it('MONEY-21 names both limits at the field, and sends nothing', async () => {
  const site = await visitDeposit()
  await fillTransfer('50')
  order()
  expect((await screen.findByRole('alert')).textContent?.replace(/[\u2066\u2069]/g, '')).toBe(
    'Enter an amount from ৳ 500.00 to ৳ 200,000.00.',
  )
  expect(site.calls('createManualDeposit')).toEqual([])
})
