import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { checkPasswordChange } from './check-password-change.ts'

const right = { oldPassword: 'welcome1', newPassword: 'lantern99', confirmNewPassword: 'lantern99' }
const intl = createIntl({ locale: 'en', onError: () => {} })
const faultsOf = (values: Partial<typeof right>, oldAsked = true) =>
  Object.fromEntries(
    Object.entries(checkPasswordChange({ ...right, ...values }, oldAsked)).map(([field, fault]) => [
      field,
      fault && intl.formatMessage(fault.message),
    ]),
  )

describe('the rules of a password change', () => {
  it('accepts what is right', () => expect(faultsOf({})).toEqual({}))

  it('PSW-10 ERR-30 says that the confirmation does not match', () =>
    expect(faultsOf({ confirmNewPassword: 'lantern98' })).toEqual({
      confirmNewPassword: 'Confirmation password not matched.',
    }))

  it('PSW-11 ERR-29 requires the confirmation', () =>
    expect(faultsOf({ confirmNewPassword: '' })).toEqual({ confirmNewPassword: 'Enter password.' }))

  it.each(['short', 'twenty-one-characters'])(
    'PSW-12 holds the old password %s to the rule of a login',
    (oldPassword) =>
      expect(faultsOf({ oldPassword })).toEqual({ oldPassword: 'Your current password has 6 to 20 characters.' }),
  )

  it('PSW-12 lets an old password be older than the rule for new ones', () =>
    expect(faultsOf({ oldPassword: 'abcdef' })).toEqual({}))

  it.each(['lante9', 'lanternhouse', '123456789', 'lantern99-lantern99-1'])(
    'PSW-13 ERR-13 refuses %s as a new password',
    (password) =>
      expect(faultsOf({ newPassword: password, confirmNewPassword: password })).toEqual({
        newPassword: 'The password format is incorrect.',
      }),
  )

  it('PSW-13 requires the new password', () =>
    expect(faultsOf({ newPassword: '', confirmNewPassword: '' })).toEqual({
      newPassword: 'Enter password.',
      confirmNewPassword: 'Enter password.',
    }))

  it('PSW-14 passes an old password that is empty because it is not asked for', () => {
    expect(faultsOf({ oldPassword: '' }, false)).toEqual({})
    expect(faultsOf({ oldPassword: '' })).toEqual({ oldPassword: 'Enter password.' })
  })
})
