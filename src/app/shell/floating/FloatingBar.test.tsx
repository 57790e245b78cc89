// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { listAnnouncementsQuery } from '#src/api/generated/first-screen.ts'
import type { Announcement, SiteInfo, SiteLink } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import type { ServiceChannel } from '#src/core/support/customer-service.ts'
import { renderSite, runAsPwa } from '../../../../tests/support/render-site.tsx'
import { FloatingBar } from './FloatingBar.tsx'

const { useServiceChannels } = vi.hoisted(() => ({ useServiceChannels: vi.fn<() => ServiceChannel[]>(() => []) }))
vi.mock('#src/core/support/customer-service.ts', () => ({ useServiceChannels }))

const tutorial: SiteLink = { resourceType: 'TUTORIAL', url: 'https://house.example/tutorial', labelNameEn: 'Tutorial' }
const bonus: SiteLink = { resourceType: 'BONUS', url: 'https://house.example/bonus', labelNameEn: 'Bonus' }

const banners = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
const groups = ['m_topup_1', 'm_topup_2', 'm_topup_3']
const promotion = banners.find(({ groupName }) => groupName === 'm_topup_1')?.title ?? ''

const show = (
  links: SiteLink[] = [tutorial, bonus],
  enabled = true,
  list: Announcement[] = [],
  whitelabel: NonNullable<SiteInfo['whitelabel']> = { DEPOSIT: true },
) =>
  renderSite(<FloatingBar />, {
    info: { resources: { links, referralPromo: { enabled } }, whitelabel },
    answer: (client) =>
      client.setQueryData(
        listAnnouncementsQuery({
          query: { types: 'B,PL,PU', platform: 'M', merchantCode: currentMerchant.code, language: 'EN' },
        }).queryKey,
        { list },
      ),
  })
const toggle = () => screen.getByRole('button', { name: 'Shortcuts' })
const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const open = () => fireEvent.click(toggle())

beforeEach(() => runAsPwa(false))
afterEach(() => {
  cleanup()
  endSession()
  delete window.nativeApp
  vi.restoreAllMocks()
  useServiceChannels.mockReturnValue([])
})

describe('the floating bar', () => {
  it('SHELL-62 opens and closes, and says so', () => {
    show()
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(entries()).toEqual([])
    open()
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(entries()).toHaveLength(4)
    open()
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(entries()).toEqual([])
  })

  it('SHELL-63, GAP-93 holds download, invite, tutorial and bonus, the last two in windows of their own', () => {
    show()
    open()
    expect(entries()).toEqual(['Get the app', 'Invite friends', 'How to play', 'Bonus'])
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/m/app')
    expect(screen.getByRole('link', { name: 'Invite friends' }).getAttribute('href')).toBe('/m/inviteFriends')
    for (const { url } of [tutorial, bonus]) {
      const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === url)
      expect(link?.getAttribute('target')).toBe('_blank')
    }
  })

  it.each([
    ['a PWA', () => runAsPwa(true)],
    ['the merchant’s app', () => (window.nativeApp = { openExternal: vi.fn(), close: vi.fn(), platform: () => 'ios' })],
  ])('SHELL-64, APP-05 offers no download inside %s', (_where, enter) => {
    enter()
    show()
    open()
    expect(entries()).toEqual(['Invite friends', 'How to play', 'Bonus'])
  })

  it('SHELL-65 shows bonus and tutorial only where they are configured', () => {
    show([tutorial])
    open()
    expect(entries()).toEqual(['Get the app', 'Invite friends', 'How to play'])
  })

  it.each(['http://house.example/', 'mailto:a@house.example', ''])(
    'GAP-93, ERR-41 leaves out bonus and tutorial with an address like "%s"',
    (url) => {
      show([
        { ...bonus, url },
        { ...tutorial, url },
      ])
      open()
      expect(entries()).toEqual(['Get the app', 'Invite friends'])
    },
  )

  it('GAP-15, SHELL-86, ERR-63 inviting runs the share rule: coming soon while the programme is off', () => {
    const showToast = vi.spyOn(toasts, 'showToast')
    show([], false)
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Invite friends' }))
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', durationMs: 1_500 }))
  })

  it('SHELL-62 closes by a tap outside and by Escape, which gives the focus to the handle', () => {
    show()
    open()
    fireEvent.mouseDown(screen.getAllByRole('listitem')[0] as HTMLElement)
    expect(entries()).toHaveLength(4)
    fireEvent.mouseDown(document.body)
    expect(entries()).toEqual([])
    open()
    screen.getByRole('link', { name: 'Get the app' }).focus()
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(entries()).toHaveLength(4)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(entries()).toEqual([])
    expect(document.activeElement).toBe(toggle())
  })

  it('SHELL-66, SHELL-67 holds customer service, which asks which way when there are several', async () => {
    useServiceChannels.mockReturnValue([
      { title: 'whatsapp', url: 'https://wa.me/10000000000' },
      { title: 'CS', url: 'https://support.example/chat' },
    ])
    show()
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }))
    expect(document.querySelector('nav li')).toBeNull()
    const sheet = await screen.findByRole('dialog', { name: 'Customer service' })
    expect(sheet.querySelectorAll('a')).toHaveLength(2)
  })

  it('GAP-30, HOME-17, HOME-18 holds the promotion, whose card takes the place of handle and bar', async () => {
    show([], true, banners)
    open()
    fireEvent.click(screen.getByRole('button', { name: promotion }))
    expect(screen.getByRole('region', { name: promotion })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(toggle()))
  })

  // Words of the operator take the place of the site's own.
  it.each([
    ['no words', banners.map(({ action: _own, ...banner }) => banner)],
    ['empty words', banners.map((banner) => ({ ...banner, action: '' }))],
  ])('HOME-19 with %s More opens the offer, whose button increases the deposit', async (_which, list) => {
    show([], true, list)
    open()
    fireEvent.click(screen.getByRole('button', { name: promotion }))
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const offer = await screen.findByRole('dialog', { name: '8% on 5,000 and more' })
    const deposit = within(offer).getByRole('link', { name: 'Increase deposit' })
    expect(deposit.getAttribute('href')).toBe('/m/voucherCenter')
    fireEvent.click(within(offer).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('region', { name: promotion })).toBeDefined()
  })

  it.each(groups)('HOME-17 the promotion is not there without %s', (missing) => {
    show(
      [],
      true,
      banners.filter(({ groupName }) => groupName !== missing),
    )
    open()
    expect(screen.queryByRole('button', { name: promotion })).toBeNull()
  })

  it('BOOT-24 the promotion is not there without deposits', () => {
    show([], true, banners, {})
    open()
    expect(screen.queryByRole('button', { name: promotion })).toBeNull()
  })

  it('SESSION-27 the promotion is not for a trial account', () => {
    startSession({ token: 't', userName: 'trial_1', type: 4 })
    show([], true, banners)
    open()
    expect(entries().length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: promotion })).toBeNull()
  })

  it('SHELL-62 makes way while the page scrolls down, and comes back when it scrolls up or rests', () => {
    vi.useFakeTimers()
    show()
    const scroll = (top: number) =>
      act(() => {
        Object.assign(window, { scrollY: top })
        window.dispatchEvent(new Event('scroll'))
      })
    const isAway = () => toggle().className.includes('away')
    scroll(300)
    expect(isAway()).toBe(true)
    scroll(250)
    expect(isAway()).toBe(false)
    scroll(400)
    expect(isAway()).toBe(true)
    act(() => vi.advanceTimersByTime(1_000))
    expect(isAway()).toBe(false)
    vi.useRealTimers()
  })
})
