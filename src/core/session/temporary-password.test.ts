// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionItem } from '#src/core/storage/items.ts'
import { followOtherTabs } from './other-tabs.ts'
import { endFirstTimeLogin, endSession, getSession, startSession } from './session.ts'
import { clearTemporaryPassword, keepTemporaryPassword, readTemporaryPassword } from './temporary-password.ts'

const newcomer = { token: 'mbr_4Jc9Yp2Gm6Bt8Ke1Wu5Da7', userName: 'newcomer', type: 0, firstTimeLogin: true }

const everythingStored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])

describe('GAP-71 the password of a first login', () => {
  beforeEach(() => {
    startSession(newcomer)
    keepTemporaryPassword('welcome1')
  })
  afterEach(() => {
    clearTemporaryPassword()
    endSession()
  })

  it('GAP-71 is kept in memory and in no storage', () => {
    expect(readTemporaryPassword()).toBe('welcome1')
    expect(everythingStored()).not.toContain('welcome1')
  })

  it('GAP-71 is forgotten when it is cleared', () => {
    clearTemporaryPassword()
    expect(readTemporaryPassword()).toBeUndefined()
  })

  it('GAP-71, KEY-07 is forgotten by a sign-out', () => {
    endSession()
    expect(readTemporaryPassword()).toBeUndefined()
  })

  it('GAP-71 is forgotten when another user signs in', () => {
    startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 })
    expect(readTemporaryPassword()).toBeUndefined()
  })

  it('GAP-71 is forgotten when another tab signs in another user', () => {
    followOtherTabs()
    sessionItem.write({ ...newcomer, merchantCode: 'bdtdemo', token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88' })
    window.dispatchEvent(new StorageEvent('storage', { key: sessionItem.key }))
    expect(getSession()?.userName).toBe('ravi88')
    expect(readTemporaryPassword()).toBeUndefined()
  })

  it('GAP-149 the change of the password keeps the session, which is no first one any more', () => {
    endFirstTimeLogin()
    expect(getSession()).toMatchObject({ token: newcomer.token, firstTimeLogin: false })
    expect(sessionItem.read()).toMatchObject({ token: newcomer.token, firstTimeLogin: false })
    expect(readTemporaryPassword()).toBe('welcome1')
  })

  it('GAP-149 changes nothing for a visitor', () => {
    endSession()
    endFirstTimeLogin()
    expect(sessionItem.read()).toBeUndefined()
  })
})
