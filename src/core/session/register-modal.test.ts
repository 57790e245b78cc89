// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  forgetRegistration,
  hideRegisterModal,
  noteRegistered,
  openRegisterModal,
  useRegisterModal,
} from './register-modal.ts'

const closed = { showRegister: false, registerSuccess: false, hidden: false }
const open = { ...closed, showRegister: true }
const succeeded = { ...closed, registerSuccess: true }
const hidden = { ...closed, hidden: true }

const store = () => renderHook(useRegisterModal).result

afterEach(cleanup)

describe('the registration over the lobby', () => {
  // First: later tests find the store as the one before left it.
  it('is neither open nor over at first, and cannot be closed', () => {
    const modal = store()
    expect(modal.current).toEqual(closed)
    act(hideRegisterModal)
    expect(modal.current).toEqual(closed)
  })

  it('REG-33 is open, then hidden, then open again', () => {
    const modal = store()
    for (const [change, flags] of [
      [openRegisterModal, open],
      [hideRegisterModal, hidden],
      [openRegisterModal, open],
    ] as const) {
      act(change)
      expect(modal.current).toEqual(flags)
    }
  })

  it('REG-33 is over with an account, which a change of session does not undo, until its member was greeted', () => {
    act(openRegisterModal)
    const modal = store()
    for (const [change, flags] of [
      [noteRegistered, succeeded],
      [hideRegisterModal, succeeded],
      [forgetRegistration, hidden],
      // An account that was opened on the page, after the sheet was left.
      [noteRegistered, succeeded],
    ] as const) {
      act(change)
      expect(modal.current).toEqual(flags)
    }
  })
})
