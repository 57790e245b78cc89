// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { obfuscate } from '#mock/state/messages/customer-service.ts'
import { SideMenu } from '#src/app/menu/SideMenu.tsx'
import { endSession, startSession } from '#src/core/session/session.ts'
import { MemberHomePage } from '#src/features/member/home/MemberHomePage.tsx'
import { CenterRows } from '#src/features/messages/CenterRows.tsx'
import { renderSite, runAsPwa } from './support/render-site.tsx'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

const all = { DEPOSIT: true, WITHDRAW: true, TRANSBETREPMEM3: true, REWCEN3: true }
type Key = keyof typeof all
/** Where the links of each whitelabel key lead. */
const PLACES: Record<Key, string[]> = {
  DEPOSIT: ['/m/voucherCenter'],
  WITHDRAW: ['/m/withdraw', '/m/member/cards'],
  TRANSBETREPMEM3: ['/m/gameRecord', '/m/member/reports'],
  REWCEN3: ['/m/rewardCenter'],
}
const keys = Object.keys(PLACES) as Key[]
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

describe('what a whitelabel key switches off', () => {
  beforeEach(() => {
    runAsPwa(false)
    startSession({ token: 't', userName: 'ravi88', type: 0 })
  })
  afterEach(() => {
    cleanup()
    endSession()
  })

  it.each(keys)('SHELL-79, RECORD-02, REWARD-02 in the side menu, %s takes away its own entry alone', (key) => {
    renderSite(<SideMenu open onClose={() => undefined} />, { info: { whitelabel: { ...all, [key]: false } } })
    for (const other of keys)
      expect(PLACES[other].filter((place) => links().includes(place)).length > 0, other).toBe(other !== key)
  })

  it.each(keys)('RECORD-02, REWARD-02, BOOT-24 in the member area, %s takes away its own entries alone', (key) => {
    renderSite(<MemberHomePage />, { info: { whitelabel: { ...all, [key]: false } }, path: '/m/member/home' })
    for (const other of keys)
      for (const place of PLACES[other]) expect(links().includes(place), place).toBe(other !== key)
  })
})

describe('the side menu', () => {
  afterEach(cleanup)

  it.each([true, false])('SHELL-81, APP-05 offers the app only outside of it: installed %s', (isInstalled) => {
    runAsPwa(isInstalled)
    renderSite(<SideMenu open onClose={() => undefined} />)
    expect(links().includes('/m/app')).toBe(!isInstalled)
    runAsPwa(false)
  })
})

describe('customer service', () => {
  afterEach(cleanup)

  it('MSG-13 opens the one address of the merchant without a choice', async () => {
    const path = await obfuscate('https://wa.me/10000000000', 'Rm2Qx9aT')
    renderSite(<CenterRows />, { info: { customerService: [{ title: 'whatsapp', path }] } })
    const address = () => screen.getByRole('link', { name: /Customer service/ }).getAttribute('href')
    await waitFor(() => expect(address()).toBe('https://wa.me/10000000000'))
  })
})

describe('home', () => {
  useWholeSite()

  it.each([true, false])('HOME-24 has banners of live models only with their feature: %s', async (LIVEMODEL3) => {
    await visitSite({ path: '/m/home', info: { whitelabel: { ...all, LIVEMODEL3 } } })
    await screen.findAllByText('Monsoon market')
    expect(screen.queryAllByText('The tables are open').length > 0).toBe(LIVEMODEL3)
  })
})

describe('a chat permission that could not be had', () => {
  useWholeSite()

  it.each([
    ['CHAT_PERMISSION_UNKNOWN', 503],
    ['REQUEST_INVALID', 400],
    ['FEATURE_UNAVAILABLE', 403],
  ])('CHAT-09, ERR-50 counts as none, and %s is told nowhere', async (code, status) => {
    const prefer = { getChatGroupPermission: `code=${status}, example=${code}` }
    const { calls, allAnswered } = await visitSite({ path: '/m/messages', as: 'ravi88', prefer })
    await screen.findByRole('link', { name: /^Inbox.*3 unread/ })
    await waitFor(() => expect(calls('getChatGroupPermission')).not.toHaveLength(0))
    await allAnswered()
    // What tells of a failure is loaded when one comes.
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
  })
})
