// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Announcement, SiteInfo } from '#src/api/generated/types.ts'
import { dropWishes, offerWish } from '#src/core/games/launch/wish.ts'
import { paths } from '#src/core/routing/paths.ts'
import { forgetRegistration, noteRegistered } from '#src/core/session/register-modal.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { HomePrompts } from './HomePrompts.tsx'

const popUp = {
  id: 'pu-1',
  type: 'PU',
  title: 'Play within your means',
  content: '<p>Limits</p>',
  read: false,
} as unknown as Announcement

const open = (announcements: readonly Announcement[] = [], info: Partial<SiteInfo> = {}) =>
  renderSite(<HomePrompts announcements={announcements} />, {
    info: { resources: { links: [], agreement: '<p>18+</p>' }, ...info },
  })

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

it('HOME-20 asks for the terms', async () => {
  open()
  expect(await screen.findByRole('alertdialog', { name: 'Before you play' })).toBeDefined()
})

it('HOME-20 asks for them in one language where the text of this one is empty', async () => {
  open([], { resources: { links: [], agreement: '<p>House rule</p>', agreementByLanguage: { EN: '' } } })
  const terms = await screen.findByRole('alertdialog', { name: 'Before you play' })
  expect(await within(terms).findByText('House rule')).toBeDefined()
})

describe('after a registration', () => {
  const game = { displayName: 'Iron Atlas', gameType: 'RNG', vassalage: 'EMBER', supportPlay: 1 } as const
  const register = () => {
    sessionStorage.setItem('MC_TERMS_AGREED', '1')
    startSession({ token: 't', userName: 'nusrat1', type: 0 })
    noteRegistered()
  }
  afterEach(() => {
    act(endSession)
    act(forgetRegistration)
    act(dropWishes)
  })

  it('GAP-69 greets the member once, with the way to deposit and no other pop-up', async () => {
    register()
    open([popUp])
    const welcome = await screen.findByRole('dialog', { name: /Welcome, .*nusrat1/ })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(within(welcome).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(paths.deposit)
    fireEvent.click(within(welcome).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    open()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('GAP-69 offers the game that was tapped before the registration', async () => {
    register()
    offerWish({ does: 'play', game })
    open()
    expect(await screen.findByRole('button', { name: /Play .*Iron Atlas/ })).toBeDefined()
  })

  it.each([
    ['OK', undefined],
    [/Play .*Iron Atlas/, game],
  ])(
    'BOOT-24 GAP-69 without deposits the greeting does not speak of one, and has the button %s',
    async (name, wished) => {
      register()
      if (wished) offerWish({ does: 'play', game: wished })
      open([], { whitelabel: {} })
      const welcome = await screen.findByRole('dialog', { name: /Welcome, .*nusrat1/ })
      expect(within(welcome).getByRole('button', { name })).toBeDefined()
      expect(within(welcome).queryByRole('link')).toBeNull()
      expect(welcome.textContent).not.toMatch(/deposit/i)
    },
  )
})

it('ERR-33 asks for nothing while the login page is on its way after a lost session', () => {
  history.replaceState(null, '', paths.login)
  open()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
