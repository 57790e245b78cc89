// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteLink } from '#src/api/generated/types.ts'
import { readQr } from '../../../tests/support/read-qr.ts'
import { renderSite, runAsPwa } from '../../../tests/support/render-site.tsx'
import { AppPage } from './AppPage.tsx'

const AGENTS = {
  safari17: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  safari12: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_3 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1',
  chromeOnIos: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36',
}
const DOWNLOADS = ['Android', 'IOS', 'MOBILECONFIG'] as const
const ALL = [...DOWNLOADS, 'TUTORIAL', 'BONUS', 'TELEGRAM', 'LIVECHAT'] as const

const PROFILE_NOTE = expect.stringContaining('the profile under Settings > General > VPN & Device Management')
const TRUST_NOTE = expect.stringContaining('may have to restart before it trusts the app')

const show = (
  agent: keyof typeof AGENTS,
  kinds: readonly SiteLink['resourceType'][] = ALL,
  urlOf = (kind: string) => `https://${kind.toLowerCase()}.example/`,
  nameOf = (kind: string) => `Our ${kind}`,
) => {
  vi.stubGlobal('navigator', { userAgent: AGENTS[agent], maxTouchPoints: 0 })
  const links = kinds.map((kind) => ({
    resourceType: kind,
    url: urlOf(kind),
    labelNameEn: nameOf(kind),
  }))
  return renderSite(<AppPage />, { path: '/m/app', info: { resources: { links } } })
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => runAsPwa(false))
afterEach(() => {
  cleanup()
  delete window.nativeApp
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the page that offers the app', () => {
  it('APP-01, APP-03, NAMED-09 gives Android its file and the steps, and the further links', () => {
    show('android')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Android')
    expect(screen.getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(
      'https://android.example/',
    )
    const steps = within(screen.getByRole('list', { name: 'How to install the app' })).getAllByRole('listitem')
    expect(steps).toHaveLength(3)
    expect(steps[2]?.textContent).toContain('Tap Install, then log in with your account.')
    expect(hrefs().slice(1)).toEqual(
      ['tutorial', 'bonus', 'telegram', 'livechat'].map((kind) => `https://${kind}.example/`),
    )
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('APP-03, APP-09, NAMED-09 gives iPhones in Safari the app and the web clip, each with steps, and the notes for 17', () => {
    show('safari17')
    expect(screen.getByRole('link', { name: 'Download for iPhone and iPad' }).getAttribute('href')).toBe(
      'https://ios.example/',
    )
    expect(screen.getByRole('link', { name: 'Add the web app' }).getAttribute('href')).toBe(
      'https://mobileconfig.example/',
    )
    const steps = screen.getAllByRole('list', { name: 'How to install the app' }).map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringContaining('choose the app’s developer and tap Trust'),
      expect.stringContaining('tap Profile Downloaded at the top'),
    ])
    expect(screen.getByText('The web app needs iOS 12.4 or later.')).toBeTruthy()
  })

  it.each([
    ['the app and the web clip', ALL, [PROFILE_NOTE, TRUST_NOTE]],
    ['the app alone', ['IOS'], [TRUST_NOTE]],
    ['the web clip alone', ['MOBILECONFIG'], [PROFILE_NOTE]],
  ] as const)('APP-09, NAMED-09 has the notes for iOS 17 on what there is: %s', (_, kinds, notes) => {
    show('safari17', kinds)
    const list = screen.getByRole('heading', { name: 'On iOS 17 and later' }).nextElementSibling
    expect(Array.from(list?.children ?? [], ({ textContent }) => textContent)).toEqual(notes)
  })

  it('APP-08, CONST-27 warns where iOS is too old for the web app, without the notes for 17', () => {
    show('safari12')
    expect(screen.getByText(/^Your iOS is too old/)).toBeTruthy()
    expect(screen.queryByText('On iOS 17 and later')).toBeNull()
  })

  it.each(['Download for iPhone and iPad', 'Add the web app'])(
    'ERR-49, APP-06 outside Safari "%s" says so and downloads nothing',
    async (name) => {
      show('chromeOnIos')
      expect(screen.getByLabelText('Address of this page')).toHaveProperty('value', `${window.location.origin}/m/app`)
      expect(hrefs().filter((href) => /ios|mobileconfig/.test(href ?? ''))).toEqual([])
      fireEvent.click(screen.getByRole('button', { name }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Open this page in Safari' })
      expect(dialog.textContent).toContain('Copy the address, open Safari')
    },
  )

  it('NAMED-09 shows a code to scan on other devices, and both systems to choose from', () => {
    show('desktop')
    const code = screen.getByRole('img', { name: 'QR code with the address of this page' })
    expect(readQr(code)).toBe(`${window.location.origin}/m/app`)
    fireEvent.click(screen.getByRole('tab', { name: 'iPhone and iPad' }))
    expect(screen.getByRole('button', { name: 'Add the web app' })).toBeTruthy()
  })

  it('APP-02 keeps apart two links to one address', () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    show('android', ['TUTORIAL', 'BONUS'], () => 'https://all.example/')
    expect(hrefs().slice(1)).toEqual(['https://all.example/', 'https://all.example/'])
    expect(warned).not.toHaveBeenCalled()
  })

  it('APP-07 opens links through the app’s bridge where there is one', () => {
    const openExternal = vi.fn<(url: string) => void>()
    show('android')
    window.nativeApp = { openExternal, close: vi.fn<() => void>(), platform: () => 'android' }
    fireEvent.click(screen.getByRole('link', { name: 'Live chat' }))
    expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://livechat.example/')
  })

  it('APP-05 offers nothing to install inside the installed app', () => {
    runAsPwa(true)
    show('android')
    expect(screen.getByText('You are in the app')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Download for Android' })).toBeNull()
  })

  it.each([
    ['android', ['Our Android', 'Our TUTORIAL', 'Our BONUS', 'Our TELEGRAM']],
    ['safari17', ['Our IOS', 'Our MOBILECONFIG', 'Our TUTORIAL', 'Our BONUS', 'Our TELEGRAM']],
  ] as const)('APP-02 APP-04 names the links as the house does, on %s', (agent, names) => {
    show(agent)
    expect(screen.getAllByText(/^Our /).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('APP-02 no link is without a name where the house gives none', () => {
    show('android', ALL, undefined, () => '')
    const links = screen.getAllByRole('link').filter((link) => link.textContent === '')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([])
    expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://telegram.example/')
  })

  it('APP-02 says so where there is no app, or none for one system', () => {
    show('android', ['TELEGRAM'])
    expect(screen.getByText('No app yet')).toBeTruthy()
    expect(hrefs()).toEqual(['/m/home', 'https://telegram.example/'])
    cleanup()
    show('android', ['IOS'])
    expect(screen.getByText(/no app for this system yet/)).toBeTruthy()
  })

  it('APP-01, GAP-08 leads back', () => {
    const { address } = show('android')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(address()).toBe('/m/home')
  })
})
