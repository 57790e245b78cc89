// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { getSecurityConfigQuery } from '#src/api/generated/security.ts'
import type { SiteInfo } from '#src/api/generated/types.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { hideBalanceItem, themeItem } from '#src/core/storage/items.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { MemberHomePage } from './MemberHomePage.tsx'

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn<() => Promise<void>>() }))
vi.mock('#src/core/session/sign-out.ts', () => ({ signOut }))

const whitelabel = { DEPOSIT: true, WITHDRAW: true, TRANSBETREPMEM3: true, REWCEN3: true }
const show = (info: Partial<SiteInfo> = {}) => renderSite(<MemberHomePage />, { info: { whitelabel, ...info } })
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  startStubGateway()
  signOut.mockResolvedValue(undefined)
})

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  window.localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})

describe('the member home', () => {
  it('BOOT-22 the new template says what stands behind each entry', async () => {
    await signInOnStub('ravi88')
    show()
    expect(await screen.findByText('3 saved')).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Records and offers' })).toBeDefined()
    expect(target(/^Bets$/)).toBe('/m/gameRecord')
    expect(target(/Account record/)).toBe('/m/member/accountRecord')
    expect(target(/Reports/)).toBe('/m/member/reports')
    expect(target(/VIP club/)).toBe('/m/vip')
  })

  it('BOOT-22 asks once how many accounts are saved, and keeps the answer where other pages look for it', async () => {
    await signInOnStub('ravi88')
    const gateway = startStubGateway()
    const { client } = show()
    expect(await screen.findByText('3 saved')).toBeDefined()
    await gateway.allAnswered()
    const asked = () => gateway.asked.filter(({ operation }) => operation === 'getSecurityConfig')
    expect(asked()).toHaveLength(1)
    expect(client.getQueryData(getSecurityConfigQuery().queryKey)).toMatchObject({ bankCards: 3 })
  })

  it('NAMED-15, VIP-06 shows the VIP level and what is missing for the next one, and leads to the club', async () => {
    await signInOnStub('ravi88')
    const vip = { level: 5, deposits: '146000.00', validBets: '1136000.00' }
    renderSite(<MemberHomePage />, {
      info: { whitelabel },
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, { id: '1', nickname: '', account: 'ravi88', type: 0, vip }),
    })
    const card = await screen.findByRole('link', { name: /VIP level 5/ })
    expect(card.getAttribute('href')).toBe('/m/vip')
    expect(card.textContent).toContain('৳ 464,000.00 more in valid bets to reach level 6')
    expect(card.textContent).toContain('Copper')
  })

  it.each([0, 2, 9])('BOOT-22 mem_cen %i gives the base template, with every entry in one grid', async (mem_cen) => {
    await signInOnStub('ravi88')
    show({ mobileTemplate: { mem_cen, dep_func: 1 } })
    expect(screen.queryByRole('navigation', { name: 'Records and offers' })).toBeNull()
    const grid = within(screen.getByRole('navigation', { name: 'Your account' }))
    expect(grid.getAllByRole('link').length + grid.queryAllByRole('button').length).toBe(12)
  })

  it('NAMED-15, DEPOSIT-06, WITHDRAW-04 money comes and goes where the merchant has it switched on', async () => {
    await signInOnStub('ravi88')
    show()
    expect(target('Deposit')).toBe('/m/voucherCenter')
    expect(target('Withdraw')).toBe('/m/withdraw')
    cleanup()
    show({ whitelabel: {} })
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })

  it('NAMED-15, GAP-12 no money comes or goes for an account that is refused it', async () => {
    await signInOnStub('ravi88', 41)
    show()
    expect(screen.getAllByText('Balance').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })

  it.each([
    ['base', 0],
    ['new', 1],
  ])(
    'NAMED-15, WALLET-06, GAP-125 the %s template hides the balance, turns the theme and signs out',
    async (_template, mem_cen) => {
      await signInOnStub('ravi88')
      show({ mobileTemplate: { mem_cen, dep_func: 1 } })
      expect(await screen.findByText('৳ 12,480.50')).toBeDefined()
      fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
      expect(screen.getByText('৳ ******')).toBeDefined()
      expect(hideBalanceItem.read()).toBe(true)
      fireEvent.click(screen.getByRole('switch', { name: 'Dark theme' }))
      expect(themeItem.read()).toBe('light')
      fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
      expect(signOut).toHaveBeenCalledOnce()
    },
  )

  it('NAMED-15, SHELL-59 a trial account is asked to register, and can still leave', () => {
    startSession({ token: 't', userName: 'trial_1', type: 4 })
    show()
    expect(screen.getByText('Create your own account to open the member area')).toBeDefined()
    expect(target('Register now')).toBe('/m/register')
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined()
  })
})
