// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteLink } from '#src/api/generated/types.ts'
import * as notices from '#src/core/notices/notices.ts'
import { renderSite, runAsPwa } from '../../../tests/support/render-site.tsx'
import { FloatingBar } from './FloatingBar.tsx'

const tutorial: SiteLink = { resourceType: 'TUTORIAL', url: 'https://house.example/tutorial', labelNameEn: 'Tutorial' }
const bonus: SiteLink = { resourceType: 'BONUS', url: 'https://house.example/bonus', labelNameEn: 'Bonus' }

const show = (links: SiteLink[] = [tutorial, bonus], enabled = true) =>
  renderSite(<FloatingBar />, { info: { resources: { links, referralPromo: { enabled } } } })
const toggle = () => screen.getByRole('button', { name: 'Shortcuts' })
const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const open = () => fireEvent.click(toggle())

beforeEach(() => runAsPwa(false))
afterEach(() => {
  cleanup()
  delete window.nativeApp
  vi.restoreAllMocks()
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
  ])('SHELL-64 offers no download inside %s', (_where, enter) => {
    enter()
    show()
    open()
    expect(entries()).toEqual(['Invite friends', 'How to play', 'Bonus'])
  })

  it('SHELL-65, GAP-93 shows bonus and tutorial only where they are configured, and only by https', () => {
    show([tutorial])
    open()
    expect(entries()).toEqual(['Get the app', 'Invite friends', 'How to play'])
    cleanup()
    show([
      { ...bonus, url: 'http://house.example/bonus' },
      { ...tutorial, url: 'mailto:a@house.example' },
    ])
    open()
    expect(entries()).toEqual(['Get the app', 'Invite friends'])
  })

  it('GAP-15, SHELL-86, ERR-63 inviting runs the share rule: coming soon while the programme is off', () => {
    const showNotice = vi.spyOn(notices, 'showNotice')
    show([], false)
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Invite friends' }))
    expect(showNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', durationMs: 1_500 }))
  })
})
