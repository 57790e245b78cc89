// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { runtime } from '#mock/state/runtime.ts'
import { siteStatusItem } from '#src/core/storage/items.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const BE_BACK = 'We will be right back'
const categories = () => screen.findByRole('navigation', { name: 'Categories', hidden: true })

/** An earlier visit, which found the site open. */
async function visitBefore() {
  const { allAnswered } = await visitSite({ path: '/m/home' })
  await categories()
  await allAnswered()
  cleanup()
}

describe('the stored status', () => {
  it('BOOT-17 BOOT-18 is used at once while a fresh one is on its way', async () => {
    await visitBefore()
    expect(siteStatusItem.read()).toMatchObject({ maintenance: false })
    const { held } = await visitSite({ path: '/m/home', hold: ['getSystemStatus'] })
    expect(await categories()).toBeDefined()
    expect(held.map(({ operation }) => operation)).toEqual(['getSystemStatus'])
  })

  it('GAP-64 makes way in the same visit for a fresh one that closes the site', async () => {
    await visitBefore()
    runtime.switches.maintenance = true
    const { held } = await visitSite({ path: '/m/home', hold: ['getSystemStatus'] })
    await categories()
    act(() => held[0]?.release())
    expect(await screen.findByRole('heading', { name: BE_BACK })).toBeDefined()
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
  })
})

describe('a closed site', () => {
  it('BOOT-12 of a restricted region is closed for maintenance', async () => {
    Object.assign(runtime.switches, { maintenance: true, regionRestriction: true })
    await visitSite({ path: '/m/home' })
    expect(await screen.findByRole('heading', { name: BE_BACK })).toBeDefined()
  })

  it('BOOT-13 GAP-167 of a restricted region says why and for whose address, and asks for nothing', async () => {
    Object.assign(runtime.switches, { regionRestriction: true, ip: '203.0.113.9' })
    const { asked, allAnswered } = await visitSite({ path: '/m/home' })
    await screen.findByRole('heading', { name: 'Not available where you are' })
    expect(screen.getByText(/203\.0\.113\.9/)).toBeDefined()
    await allAnswered()
    expect(asked.map(({ operation }) => operation)).toEqual(['getSystemStatus'])
  })

  it('ERR-44 is found by any call, and its screen comes', async () => {
    const { allAnswered } = await visitSite({ path: '/m/home' })
    const row = within(await categories())
    const fishing = await row.findByRole('button', { name: 'Fishing', hidden: true })
    await allAnswered()
    runtime.switches.maintenance = true
    fireEvent.click(fishing)
    await waitFor(() => expect(screen.queryByRole('heading', { name: BE_BACK })).not.toBeNull())
  })
})
