// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeLoginModal, openLoginModal } from '#src/core/session/login-modal.ts'
import { getSession } from '#src/core/session/session.ts'
import { success } from '../../../tests/support/fake-gateway.ts'
import { leaveLogin, logIn, loginGateway, signedIn, submit } from '../../../tests/support/login-page.ts'
import { address as place, openPart } from '../../../tests/support/page.tsx'
import { LoginModal } from './LoginModal.tsx'

const isMoved = () => document.body.classList.contains('change-position')

/** A film of the lobby that plays, as jsdom plays none. */
function playVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  document.body.append(video)
  let paused = false
  Object.defineProperty(video, 'paused', { get: () => paused })
  Object.defineProperty(video, 'currentTime', { value: 12.5, writable: true })
  video.pause = () => void (paused = true)
  video.play = async () => void (paused = false)
  return video
}

describe('the login dialog', () => {
  afterEach(() => {
    act(closeLoginModal)
    leaveLogin()
    document.querySelector('video')?.remove()
  })

  it('LOGIN-33 NAMED-35 marks the page while it is open', async () => {
    loginGateway([])
    await openPart(<LoginModal />)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(openLoginModal)
    await screen.findByRole('dialog', { name: 'Welcome back' })
    expect(isMoved()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The mark goes with an effect, which React may run after the dialog has left.
    await waitFor(() => expect(isMoved()).toBe(false))
  })

  it('LOGIN-34 NAMED-35 GAP-138 holds the film behind at its place, and goes on from there', async () => {
    loginGateway([])
    await openPart(<LoginModal />)
    const video = playVideo()
    act(openLoginModal)
    expect(video.paused).toBe(true)
    video.currentTime = 0
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(video.paused).toBe(false))
    expect(video.currentTime).toBe(12.5)
  })

  it('LOGIN-33 goes with the login, and leaves the member where they were', async () => {
    loginGateway([() => success(signedIn)])
    await openPart(<LoginModal />)
    act(openLoginModal)
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(getSession()).toBeDefined())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect([place(), isMoved()]).toEqual(['/', false]))
  })

  it('GATEWAY-22 sends what the page sends, once for twenty taps', async () => {
    const { sent } = loginGateway([() => success(signedIn)])
    await openPart(<LoginModal />)
    act(openLoginModal)
    logIn('ravi88', 'lantern88')
    for (let tap = 0; tap < 19; tap += 1) submit()
    await waitFor(() => expect(getSession()).toMatchObject(signedIn))
    expect(sent.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ type: 'username', username: 'ravi88', password: 'lantern88', captcha: '' }),
    ])
  })

  it('GAP-71 leads who logs in for the first time to the change of the password', async () => {
    loginGateway([() => success({ ...signedIn, firstTimeLogin: true })])
    await openPart(<LoginModal />)
    act(openLoginModal)
    logIn('newcomer', 'welcome1')
    await waitFor(() => expect(place()).toBe('/m/changePsw'))
  })
})
