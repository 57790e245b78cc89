// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { place, queryOf, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

// Moments of another year have the year with them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
useWholeSite()

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('BEYOND-09, NAMED-26 the security settings lead to what happened, in words and from where', async () => {
  await visitSite({
    path: paths.security,
    as: 'ravi88',
    prefer: { listSecurityEvents: 'example=firstPage' },
  })
  fireEvent.click(await screen.findByRole('link', { name: /^Account activity/ }))
  await waitFor(() => expect(place()).toBe(paths.securityEvents))
  expect(await screen.findByRole('heading', { name: 'Account activity' })).toBeDefined()
  // The merchant's clock is six hours ahead of the gateway's.
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'Logged inNov 21, 11:12Chrome, AndroidBangladesh203.0.113.*',
      'Bank account or wallet added**** 4417Nov 21, 01:03Chrome, AndroidBangladesh203.0.113.*',
      'Payment password locked after too many attemptsNov 18, 16:02Safari, iPhoneThailand2001:db8:85a3:*',
    ]),
  )
})

it('BEYOND-09 lists the asked days page by page, and again whenever somebody looks', async () => {
  const site = await visitSite({ path: `${paths.securityEvents}?days=today`, as: 'ravi88' })
  await waitFor(() => expect(site.calls('listSecurityEvents')).toHaveLength(1))
  const { from, to } = queryOf(site.calls('listSecurityEvents')[0])
  expect(from).toBe(to)
  await press('7 days')
  await waitFor(() => expect(queryOf(site.calls('listSecurityEvents').at(-1))['from']).not.toBe(from))
  expect(place()).toBe(`${paths.securityEvents}?days=sevenDays`)
  const count = site.calls('listSecurityEvents').length
  await press('Today')
  await waitFor(() => expect(site.calls('listSecurityEvents')).toHaveLength(count + 1))
})

it('BEYOND-09 shows more than one page', async () => {
  const first = new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10)
  const last = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const site = await visitSite({ path: `${paths.securityEvents}?from=${first}&to=${last}`, as: 'ravi88' })
  await waitFor(async () => expect(await rows()).toHaveLength(25))
  await press('Show more')
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(25))
  expect(queryOf(site.calls('listSecurityEvents').at(-1))).toMatchObject({ from: first, to: last, pageNo: '2' })
})

it('BEYOND-09 leaves out what the gateway does not know', async () => {
  const event = { eventId: 'E1', kind: 'PASSWORD_CHANGED', at: '2026-11-21T05:12:40Z' }
  const value = { content: [event], pageNum: 1, totalPages: 1, totalCount: 1 }
  await visitSite({
    path: paths.securityEvents,
    as: 'ravi88',
    change: (operation, sent) => (operation === 'listSecurityEvents' ? value : sent),
  })
  await waitFor(async () => expect(await rows()).toEqual(['Password changedNov 21, 11:12']))
})

it.each([
  ['example=empty', 'No activity in this period'],
  ['code=503, example=SYSTEM_BUSY', 'Loading failed'],
])('BEYOND-09 says that there is nothing, or that it did not come: %s', async (answer, words) => {
  await visitSite({ path: paths.securityEvents, as: 'ravi88', prefer: { listSecurityEvents: answer } })
  expect(await screen.findByRole('heading', { name: words })).toBeDefined()
})

it('BEYOND-09 leads whoever sees somebody else there to the password and to customer service', async () => {
  await visitSite({ path: paths.securityEvents, as: 'ravi88' })
  const heading = await screen.findByRole('heading', { name: 'See something you did not do?' })
  const part = within(heading.closest('section') ?? document.body)
  await part.findByRole('button', { name: 'Customer service' })
  fireEvent.click(part.getByRole('link', { name: 'Change password' }))
  await waitFor(() => expect(place()).toBe(paths.changePassword))
})
