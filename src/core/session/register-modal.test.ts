// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const closed = { showRegister: false, registerSuccess: false, hidden: false }
const open = { ...closed, showRegister: true }
const succeeded = { ...closed, registerSuccess: true }
const hidden = { ...closed, hidden: true }

let modal: typeof import('./register-modal.ts')
const flagsNow = () => renderHook(modal.useRegisterModal).result

beforeEach(async () => {
  vi.resetModules()
  modal = await import('./register-modal.ts')
})
afterEach(cleanup)

describe('the registration over the lobby', () => {
  it('is neither open nor over at first, and cannot be closed', () => {
    const flags = flagsNow()
    expect(flags.current).toEqual(closed)
    act(modal.hideRegisterModal)
    expect(flags.current).toEqual(closed)
  })

  it('REG-33 is open, then hidden, then open again', () => {
    const flags = flagsNow()
    for (const [change, expected] of [
      [modal.openRegisterModal, open],
      [modal.hideRegisterModal, hidden],
      [modal.openRegisterModal, open],
    ] as const) {
      act(change)
      expect(flags.current).toEqual(expected)
    }
  })

  it('REG-33 is over with an account, which a change of session does not undo, until its member was greeted', () => {
    act(modal.openRegisterModal)
    const flags = flagsNow()
    for (const [change, expected] of [
      [modal.noteRegistered, succeeded],
      [modal.hideRegisterModal, succeeded],
      [modal.forgetRegistration, hidden],
      // An account that was opened on the page, after the sheet was left.
      [modal.noteRegistered, succeeded],
    ] as const) {
      act(change)
      expect(flags.current).toEqual(expected)
    }
  })
})
