// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { OrdersTab } from './OrdersTab.tsx'

/** It stands still, so that no day ends in the middle of a test. */
const NOW = new Date()
const today = dayOf(NOW, currentMerchant.timeZone)

let gateway = startStubGateway()
const lastAsked = () =>
  Object.fromEntries(gateway.asked.findLast(({ operation }) => operation === 'listLotteryOrders')?.query ?? [])

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  gateway = startStubGateway()
  await signInOnStub('ravi88')
})

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  vi.useRealTimers()
})

it('LOTT-05, GATEWAY-79, GAP-151 orders are those of the chosen days, which stand in the address beside the tab', async () => {
  const { address } = renderSite(<OrdersTab />, { path: '/m/lottery?tab=orders' })
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
  expect(lastAsked()).toMatchObject({ from: addDays(today, -6), to: today, pageNo: '1', pageSize: '25' })
  fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
  await waitFor(() => expect(lastAsked()).toMatchObject({ from: addDays(today, -1), to: addDays(today, -1) }))
  expect(address()).toBe('/m/lottery?tab=orders&days=yesterday')
})

it('GATEWAY-79 a visitor is asked to log in, and the gateway for nothing', async () => {
  endSession()
  renderSite(<OrdersTab />, { path: '/m/lottery?tab=orders' })
  const link = screen.getByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toMatch(/^\/m\/login\?from=/)
  expect(gateway.asked.filter(({ operation }) => operation === 'listLotteryOrders')).toEqual([])
})

it('GATEWAY-79, LOTT-05 orders can be narrowed to one state, which stands in the address and is found there', async () => {
  const { address } = renderSite(<OrdersTab />, { path: '/m/lottery?tab=orders&days=yesterday' })
  fireEvent.click(await screen.findByRole('button', { name: 'Won' }))
  await waitFor(() => expect(lastAsked()).toMatchObject({ status: 'WON', pageNo: '1' }))
  const chosen = address()
  expect(chosen).toBe('/m/lottery?tab=orders&days=yesterday&status=WON')
  cleanup()
  gateway.asked.length = 0
  renderSite(<OrdersTab />, { path: chosen })
  await waitFor(() => expect(lastAsked()).toMatchObject({ status: 'WON' }))
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('status'))
  expect(address()).toBe('/m/lottery?tab=orders&days=yesterday')
})

it('GATEWAY-79 says that no order of the chosen state is there, and lists all again', async () => {
  const day = addDays(today, -80)
  renderSite(<OrdersTab />, { path: `/m/lottery?tab=orders&from=${day}&to=${day}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Won' }))
  await screen.findByText('Nothing for “Won” in this period')
  fireEvent.click(screen.getByRole('button', { name: 'Show all entries' }))
  expect(await screen.findByText('No bets in this period')).toBeDefined()
})

it('LOTT-05 days without orders say so, and that others may have some', async () => {
  const day = addDays(today, -80)
  renderSite(<OrdersTab />, { path: `/m/lottery?tab=orders&from=${day}&to=${day}` })
  expect(await screen.findByText('No bets in this period')).toBeDefined()
  expect(screen.getByText('Choose other days to look further back.')).toBeDefined()
})
