// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ROOT } from '#scripts/lib/run-command.ts'
import { routes } from '#src/app/routes.tsx'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { paths, type RouteName } from '#src/core/routing/paths.ts'
import { merchantItem } from '#src/core/storage/items.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const texts: Partial<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'src/core/i18n/messages/bn.json'), 'utf8'),
)

describe('a closed site', () => {
  it.each([
    ['BOOT-11', 'maintenance', 'We will be right back', '203.0.113.24', false],
    ['BOOT-16', 'regionRestricted', 'Not available where you are', '198.51.100.77', true],
  ])('BOOT-15 %s the status "%s" replaces the whole site by "%s"', async (_row, example, heading, ip, tellsAddress) => {
    await visitSite({ path: '/m/help', prefer: { getSystemStatus: `code=200, example=${example}` } })
    await screen.findByRole('heading', { name: heading })
    expect(screen.queryByRole('heading', { name: 'Help centre' })).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(document.body.textContent.includes(ip)).toBe(tellsAddress)
  })

  it('BOOT-10 BOOT-15 an open one shows its page', async () => {
    await visitSite({ path: '/m/help', prefer: { getSystemStatus: 'code=200, example=normal' } })
    await screen.findByRole('heading', { name: 'Help centre' })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeNull()
  })
})

describe('the title in the header', () => {
  const visitors: RouteName[] = ['trial', 'live', 'sports', 'esports', 'gameCenter', 'lott', 'elott', 'game', 'help']
  const agents: RouteName[] = ['agentRegister', 'agencyCenter', 'teamManagement', 'teamBets', 'offeredContracts']
  const queries: Partial<Record<RouteName, string>> = { startLottery: '?gameId=7511' }
  const names = (Object.keys(routes) as RouteName[]).filter((name) => chromeOf(paths[name]).header === 'page')
  // The frame of a lottery leads on to the launch page.
  const titled = names.filter((name) => name !== 'lotteryFrame')

  it.each(titled)('I18N-04 of %s is that of the language', async (name) => {
    const as = visitors.includes(name) ? undefined : agents.includes(name) ? 'agent01' : 'ravi88'
    const path = paths[name] + (queries[name] ?? '')
    await visitSite({ path, language: 'BN', ...(as !== undefined && { as }) })
    const title = texts[String(routes[name].title.id)]
    expect(title).toMatch(/[\u0980-\u09ff]/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title))
    expect(window.location.pathname).toBe(paths[name])
  })
})

describe('the merchant', () => {
  it.each([
    ['tlbdemo', 'Tideglass', '฿', 21],
    ['inrdemo', 'Orchid Court', '₹', 18],
  ])('BOOT-06 %s decides name, currency and calls', async (code, brand, symbol, age) => {
    merchantItem.write(code)
    vi.resetModules()
    // The merchant of a page is chosen once, when its code is loaded.
    const site = await (await import('./support/whole-site.tsx')).visitSite({ path: '/m/home' })
    expect(await screen.findByRole('link', { name: brand, hidden: true })).toBeDefined()
    expect((await screen.findAllByText(new RegExp(`^${symbol}`), {}, { timeout: 8_000 })).length).toBeGreaterThan(0)
    expect(await screen.findByText(new RegExp(`Players must be ${age} or over`))).toBeDefined()
    const asked = site.calls('listAnnouncements').map(({ query }) => query.get('merchantCode'))
    expect(new Set(asked)).toEqual(new Set([code]))
  })
})
