// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { db } from '#mock/state/db.ts'
import type { Account } from '#mock/state/rows.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { PlayLimits } from '#src/api/generated/types.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

useWholeSite()

const PATH = '/m/member/playLimits'
const DAY_MS = 86_400_000

const member = () => seededAccount('ravi88')
const limitOfDay = () => member().depositLimits?.find(({ period }) => period === 'DAY')
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Opens the page of a member who has decided this before. */
async function open(decided: Pick<Account, 'depositLimits' | 'breakEndsAt'> = {}, more = {}) {
  await databaseReady()
  await updateAccount(db, member(), (draft) => void Object.assign(draft, decided))
  const site = await visitSite({ path: PATH, as: 'ravi88', ...more })
  await screen.findByRole('heading', { name: 'Deposit limits' })
  return site
}
/** What is decided reaches the gateway, and its answer never comes back. */
const LOST_ANSWER = {
  change: (operation: string, value: unknown) => {
    if (operation === 'setPlayLimits') throw new TypeError('Failed to fetch')
    return value
  },
}
/** The card of a period, once no sheet stands over it. */
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name, level: 3 })).parentElement?.parentElement
  if (!found) throw new Error(`${name} has a card`)
  return { ...within(found), text: () => found.textContent }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toast = (text: RegExp) => screen.findByText(text)
/** Fills the form that stands open. */
async function save(amount: string) {
  fireEvent.change(await screen.findByLabelText(/^Maximum deposit/), { target: { value: amount } })
  press('Save limit')
}

describe('deposit limits of one’s own', () => {
  it('BEYOND-10 a first limit counts at once and shows what it leaves', async () => {
    const { calls } = await open()
    expect((await card('Per day')).getByText('No limit')).toBeDefined()
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Set a limit' }))
    expect(await screen.findByText('Applies at once. Raising or removing it later takes 24 hours.')).toBeDefined()
    await save('2,500')
    await toast(/^Your limit applies from now on/)
    expect((await card('Per day')).text()).toContain('৳ 2,500.00৳ 0.00 used · ৳ 2,500.00 left')
    expect(limitOfDay()).toEqual({ period: 'DAY', amount: '2500.00' })
    expect(calls('getPlayLimits')).toHaveLength(1)
  })

  it('BEYOND-10 an answer that comes late leaves open the form that was opened anew', async () => {
    const { held } = await open({}, { hold: ['setPlayLimits'] })
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Set a limit' }))
    await save('2,500')
    await waitFor(() => expect(held).toHaveLength(1))
    press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Set a limit' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Per day' }))
    held[0]?.release()
    await toast(/^Your limit applies from now on/)
    // It goes on as the form of the limit that there is by now.
    expect(await sheet.findByText(/^A lower limit applies at once/)).toBeDefined()
  })

  it('BEYOND-10 an answer that was asked for before a decision does not take it back', async () => {
    const hold: OperationId[] = []
    let before: unknown
    const change = (operation: OperationId, value: unknown) =>
      operation === 'getPlayLimits' ? (before ??= value) : value
    const site = await open({}, { hold, change })
    await card('Per day')
    hold.push('getPlayLimits')
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(site.held).toHaveLength(1))
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Set a limit' }))
    await save('2,500')
    await toast(/^Your limit applies from now on/)
    site.held[0]?.release()
    await site.allAnswered()
    expect((await card('Per day')).text()).toContain('৳ 2,500.00 left')
  })

  it('BEYOND-10 takes no text that is no amount', async () => {
    const { calls } = await open()
    fireEvent.click((await card('Per week')).getByRole('button', { name: 'Set a limit' }))
    await save('0')
    expect(await screen.findByText('Enter an amount such as 250 or 250.50.')).toBeDefined()
    expect(calls('setPlayLimits')).toEqual([])
  })

  it('BEYOND-10 a higher limit waits on the card and can be cancelled, and the focus stays', async () => {
    await open({ depositLimits: [{ period: 'DAY', amount: '1000.00' }] })
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Change' }))
    await save('3000')
    await toast(/^Your limit stays for now\. You can confirm the change from /)
    expect((await card('Per day')).getByText(/^You asked for/).textContent).toMatch(
      /৳ 3,000\.00\. You can confirm it from/,
    )
    expect((await card('Per day')).queryByRole('button', { name: /^Yes/ })).toBeNull()
    expect(limitOfDay()).toMatchObject({ amount: '1000.00', pending: { amount: '3000.00' } })
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Cancel the change' }))
    await toast(/^Your limit stays as it is/)
    expect(limitOfDay()).toEqual({ period: 'DAY', amount: '1000.00' })
    const day = await card('Per day')
    await waitFor(() => expect(document.activeElement).toBe(day.getByRole('button', { name: 'Change' })))
  })

  it('BEYOND-10 asks for the second yes once it has waited, and takes it', async () => {
    const pending = { amount: '3000.00', dueAt: daysAhead(-1) }
    await open({ depositLimits: [{ period: 'DAY', amount: '1000.00', pending }] })
    expect((await card('Per day')).getByText(/^Do you still want a limit of/).textContent).toContain('৳ 3,000.00')
    expect((await card('Per day')).getByRole('button', { name: 'No, keep ৳ 1,000.00' })).toBeDefined()
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Yes, ৳ 3,000.00' }))
    await toast(/^Your limit applies from now on/)
    expect(limitOfDay()).toEqual({ period: 'DAY', amount: '3000.00' })
    expect((await card('Per day')).queryByText(/^Do you still want/)).toBeNull()
  })

  it('BEYOND-10 a limit is removed after a question, 24 hours and a second yes', async () => {
    await open({ depositLimits: [{ period: 'DAY', amount: '1000.00' }] })
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Change' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this limit' }))
    await screen.findByRole('alertdialog', { name: 'Remove this limit?' })
    expect(limitOfDay()?.pending).toBeUndefined()
    press('Remove in 24 hours')
    await waitFor(() => expect(limitOfDay()?.pending?.dueAt).toBeDefined())
    expect(limitOfDay()).toMatchObject({ amount: '1000.00' })
    expect(await (await card('Per day')).findByText(/^You asked to remove this limit/)).toBeDefined()
  })

  it('BEYOND-10 a removal that has waited is confirmed', async () => {
    await open({ depositLimits: [{ period: 'DAY', amount: '1000.00', pending: { dueAt: daysAhead(-1) } }] })
    expect((await card('Per day')).getByText('Do you still want to remove this limit?')).toBeDefined()
    press('Yes, remove it')
    await toast(/^Your limit was removed/)
    expect(limitOfDay()).toEqual({ period: 'DAY' })
    expect((await card('Per day')).getByText('No limit')).toBeDefined()
  })

  it('BEYOND-10 where another tab has decided meanwhile, the page learns what counts now', async () => {
    const pending = { amount: '3000.00', dueAt: daysAhead(-1) }
    const { calls } = await open({ depositLimits: [{ period: 'DAY', amount: '1000.00', pending }] })
    await updateAccount(db, member(), (draft) => {
      draft.depositLimits = [{ period: 'DAY', amount: '700.00' }]
    })
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Yes, ৳ 3,000.00' }))
    await toast(/^This entry no longer exists/)
    await waitFor(async () => expect((await card('Per day')).text()).toContain('৳ 700.00 left'))
    expect(calls('setPlayLimits')).toHaveLength(1)
  })

  it('BEYOND-10 where the answer to a limit is lost, the page learns that it counts', async () => {
    await open({}, LOST_ANSWER)
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Set a limit' }))
    await save('2500')
    await screen.findAllByText('৳ 2,500.00')
    expect(limitOfDay()).toEqual({ period: 'DAY', amount: '2500.00' })
  })

  it('BEYOND-10 where the answer to a removal is lost, the page learns that it waits', async () => {
    await open({ depositLimits: [{ period: 'DAY', amount: '1000.00' }] }, LOST_ANSWER)
    fireEvent.click((await card('Per day')).getByRole('button', { name: 'Change' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this limit' }))
    await screen.findByRole('alertdialog', { name: 'Remove this limit?' })
    press('Remove in 24 hours')
    expect(await screen.findByText(/^You asked to remove this limit/)).toBeDefined()
  })
})

describe('a break', () => {
  const offered = () => screen.getAllByRole('button', { name: /^\d+ days?$/ }).map(({ textContent }) => textContent)

  it('BEYOND-10 is offered of one day, seven and thirty', async () => {
    await open()
    expect(offered()).toEqual(['1 day', '7 days', '30 days'])
  })

  it('BEYOND-10 begins only with the box ticked, says until when, and takes the focus', async () => {
    const { calls } = await open()
    press('7 days')
    const sheet = within(await screen.findByRole('dialog', { name: 'Take a break of 7 days?' }))
    expect(sheet.getByText(/Neither you nor we can shorten or end the break/)).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Start the break' }))
    const error = await sheet.findByText('Tick the box to start the break.')
    const box = sheet.getByRole('checkbox')
    expect(box.getAttribute('aria-describedby')).toBe(error.id)
    expect(calls('setPlayLimits')).toEqual([])
    fireEvent.click(box)
    fireEvent.click(sheet.getByRole('button', { name: 'Start the break' }))
    const title = await screen.findByRole('heading', { name: 'You are on a break' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    const left = Date.parse(member().breakEndsAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(6.9 * DAY_MS)
    expect(left).toBeLessThanOrEqual(7 * DAY_MS)
  })

  it('BEYOND-10 whose answer is lost is known to the page', async () => {
    await open({}, LOST_ANSWER)
    press('7 days')
    const sheet = within(await screen.findByRole('dialog', { name: 'Take a break of 7 days?' }))
    fireEvent.click(sheet.getByRole('checkbox'))
    fireEvent.click(sheet.getByRole('button', { name: 'Start the break' }))
    expect(await screen.findByText('You are on a break')).toBeDefined()
  })

  it('BEYOND-10 that runs can only be made longer', async () => {
    await open({ breakEndsAt: daysAhead(5) })
    expect(screen.getByText(/^It ends/).textContent).toContain('You can withdraw at any time.')
    expect(screen.getByRole('heading', { name: 'Make the break longer' })).toBeDefined()
    expect(offered()).toEqual(['7 days', '30 days'])
  })

  it('BEYOND-10 of the greatest length offers none that is longer', async () => {
    await open({ breakEndsAt: daysAhead(29.5) })
    expect(screen.queryByRole('heading', { name: 'Make the break longer' })).toBeNull()
  })
})

describe('the page of limits and breaks', () => {
  it('GAP-165, GAP-171 names help texts, help line and licence of the merchant', async () => {
    await open()
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link(/^How limits and breaks work/)).toBe('/m/help?tag=responsible-gaming')
    expect(link(/^When playing is no longer fun/)).toBe('https://www.gamblersanonymous.org/')
    expect(screen.getByText(/^Licensed and regulated by Sample Gaming Authority, licence 0000/)).toBeDefined()
  })

  it('BEYOND-10, BOOT-24 leads away where the merchant does not offer it, and nothing is asked', async () => {
    const { calls } = await visitSite({ path: PATH, as: 'ravi88', info: { whitelabel: { PLAYLIMITS: false } } })
    await waitFor(() => expect(place()).toBe('/m/member/home'))
    const entry = await screen.findByRole('link', { name: /^Limits and breaks/ })
    expect(entry.getAttribute('href')).toBe('/m/help?tag=responsible-gaming')
    expect(calls('getPlayLimits')).toEqual([])
  })

  it('BEYOND-10, GATEWAY-16 stays where the flags come in a call of their own', async () => {
    const { calls } = await visitSite({ path: PATH, as: 'ravi88', info: { whitelabel: undefined as never } })
    await screen.findByRole('heading', { name: 'Deposit limits' })
    expect(calls('getWhitelabel')).toHaveLength(1)
    expect(place()).toBe(PATH)
  })

  it('BEYOND-10, NAMED-15 stands behind an entry of the member area where the merchant offers it', async () => {
    await visitSite({ path: '/m/member/home', as: 'ravi88' })
    const entry = await screen.findByRole('link', { name: /^Limits and breaks/ })
    expect(entry.getAttribute('href')).toBe(PATH)
    fireEvent.click(entry)
    expect(await screen.findByRole('heading', { name: 'Deposit limits' })).toBeDefined()
  })

  it('BEYOND-10 shows what waits and what is used as the gateway says it', async () => {
    const limited = (value: unknown): PlayLimits => ({
      ...(value as PlayLimits),
      limits: (value as PlayLimits).limits.map((one) =>
        one.period === 'WEEK' ? { ...one, amount: '8000.00', used: '3200.00', left: '4800.00' } : one,
      ),
    })
    await open(
      {},
      { change: (operation: string, value: unknown) => (operation === 'getPlayLimits' ? limited(value) : value) },
    )
    expect((await card('Per week')).getByText(/used/).textContent).toBe('৳ 3,200.00 used · ৳ 4,800.00 left')
  })
})
