// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import type { SiteLink } from '#src/api/generated/types.ts'
import { Toasts } from '#src/core/toasts/Toasts.tsx'
import { setNavigation } from '#src/core/routing/navigation.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { hideBalanceItem } from '#src/core/storage/items.ts'
import { renderSite, runAsPwa } from '../../../tests/support/render-site.tsx'
import { BottomMenu } from '../menu/BottomMenu.tsx'
import { HomeHeader } from './HomeHeader.tsx'

const ios: SiteLink = { resourceType: 'IOS', url: 'https://dl.house.example/ios', labelNameEn: 'iPhone' }

const show = (links: SiteLink[] = [ios]) => renderSite(<HomeHeader />, { info: { resources: { links } } })
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const signIn = (type: number) => startSession({ token: 't', userName: 'ravi88', type })

// What shows dialogs is loaded late in the site, and slowly on a busy machine.
beforeAll(async () => {
  await Promise.all([import('#src/core/toasts/ToastView.tsx'), import('#src/core/toasts/RequestDialog.tsx')])
}, 30_000)
beforeEach(() => runAsPwa(false))
afterEach(() => {
  cleanup()
  endSession()
  window.localStorage.clear()
  delete window.nativeApp
})

describe('the header of home', () => {
  it('SHELL-57, SHELL-60 leads a member from picture or name to the member area, and to the deposit', () => {
    signIn(0)
    show()
    expect(href(/Ravi_88/)).toBe('/m/member/home')
    expect(href('Deposit')).toBe('/m/voucherCenter')
  })

  it('SHELL-60 BOOT-24 offers no deposit where the house takes none', () => {
    signIn(0)
    renderSite(<HomeHeader />, { info: { whitelabel: { WITHDRAW: true } } })
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('GAP-12 offers no deposit to an account that is refused it', () => {
    signIn(41)
    show()
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('SHELL-54 shows picture, nickname, balance with a way to ask again, language and menu', () => {
    signIn(0)
    show()
    const name = screen.getByRole('link', { name: /Ravi_88/ })
    expect(screen.getByText('Ravi_88').tagName, 'it keeps its own direction').toBe('BDI')
    expect(name.querySelector('svg')).not.toBeNull()
    expect(name.textContent).toContain('৳ 12,480.50')
    for (const button of ['Refresh balance', 'Region and language', 'Menu'])
      expect(screen.getByRole('button', { name: button }), button).toBeDefined()
  })

  it('SHELL-54, BOOT-26 shows the picture from the image host, or from the next one where it does not come', () => {
    window.sessionStorage.clear()
    signIn(0)
    renderSite(<HomeHeader />, {
      info: { imageCDNs: ['https://img1.example', 'https://img2.example'] },
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, (known) => known && { ...known, iconUrl: '/icons/1.svg' }),
    })
    const picture = () => screen.getByRole('link', { name: /Ravi_88/ }).querySelector('img')
    const first = picture()?.src ?? ''
    const addresses = ['https://img1.example/icons/1.svg', 'https://img2.example/icons/1.svg']
    expect(addresses).toContain(first)
    fireEvent.error(picture() as HTMLImageElement)
    expect(picture()?.src).toBe(addresses.find((address) => address !== first))
  })

  it('SHELL-54 shows the account of a member without a nickname', () => {
    signIn(0)
    renderSite(<HomeHeader />, {
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, { id: '1', nickname: '', account: 'ravi88', type: 0 }),
    })
    expect(screen.getByRole('link', { name: /ravi88/ })).toBeDefined()
  })

  it('SHELL-54, SHELL-57 shows the picture that the member has, on the way to the member area', () => {
    const iconUrl = 'https://img.example/me.png'
    signIn(0)
    renderSite(<HomeHeader />, {
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, { id: '1', nickname: 'R', account: 'r', type: 0, iconUrl }),
    })
    const who = screen.getByRole('link', { name: /^R/ })
    expect(who.getAttribute('href')).toBe('/m/member/home')
    expect(who.querySelector('img')?.getAttribute('src')).toBe(iconUrl)
  })

  it('SHELL-55 shows asterisks in place of a balance that is hidden', () => {
    hideBalanceItem.write(true)
    signIn(0)
    show()
    expect(screen.getByRole('banner').textContent).toContain('৳ ******')
    expect(screen.getByRole('banner').textContent).not.toContain('12,480')
  })

  it('GAP-41, SHELL-56 shows logo, language and menu to everybody, the wallet to members alone', () => {
    show()
    expect(screen.getByRole('button', { name: 'Region and language' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined()
    expect(href('Lanternhouse')).toBe('/m/home')
    expect(screen.queryByRole('link', { name: /Ravi_88/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('SHELL-61 offers the app where there is something to download', async () => {
    show()
    await waitFor(() => expect(href('Get the app')).toBe('/m/app'))
  })

  it.each([
    ['nothing can be downloaded', [], () => undefined],
    ['the site runs as a PWA', [ios], () => runAsPwa(true)],
    [
      'the site runs in the merchant’s app',
      [ios],
      () => (window.nativeApp = { openExternal: vi.fn(), close: vi.fn(), platform: () => 'ios' }),
    ],
  ])('SHELL-61 offers no app where %s', async (_when, links, enter) => {
    enter()
    show(links)
    // Its code has come by then, if it comes at all.
    await act(() => import('./DownloadButton.tsx'))
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
  })
})

describe('the member icon', () => {
  it('SHELL-58 leads a visitor to the member area, whose guard asks to log in', () => {
    renderSite(<BottomMenu />)
    expect(href('Member')).toBe('/m/member/home')
  })

  it.each([
    ['the header', <HomeHeader key="header" />, /Ravi_88/],
    ['the bottom menu', <BottomMenu key="menu" />, /^Member/],
  ])(
    'SHELL-59, ERR-65 in %s asks a trial account to register, and goes there when it wants to',
    async (_in, part, name) => {
      signIn(4)
      const { address } = renderSite(
        <>
          {part}
          <Toasts />
        </>,
      )
      const went = vi.fn<(path: string) => void>()
      setNavigation(went as never)
      const press = () => fireEvent.click(screen.getByRole('link', { name }))

      press()
      fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(went).not.toHaveBeenCalled()

      press()
      fireEvent.click(await screen.findByRole('button', { name: 'Register now' }))
      await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/m/register', expect.anything()))
      expect(address(), 'the link itself is not followed').toBe('/m/home')
    },
  )
})
