import { describe, expect, it } from 'vitest'
import { checkNewPaymentPassword, isEasyToGuess } from './new-payment-password.ts'

/** Which sentence stands at which field. */
const faultsOf = (newPaymentPassword: string, again = newPaymentPassword, old?: string) =>
  Object.entries(checkNewPaymentPassword({ newPaymentPassword, again }, old)).map(([field, fault]) => [
    field,
    String(fault?.message.id).split('.').at(-1),
  ])

describe('a new payment password', () => {
  it.each(['111111', '000000', '123456', '654321', '456789', '987654', '012345', '789012', '210987'])(
    'MONEY-52 %s is easy to guess',
    (digits) => {
      expect(isEasyToGuess(digits)).toBe(true)
      expect(faultsOf(digits)).toEqual([['newPaymentPassword', 'paymentPasswordWeak']])
    },
  )

  it.each(['418205', '730914', '111112', '211111', '123457', '121212', '135790', '112233'])(
    'MONEY-52 %s is none of these',
    (digits) => {
      expect(isEasyToGuess(digits)).toBe(false)
      expect(faultsOf(digits)).toEqual([])
    },
  )

  it.each(['', '41820', '4182055', '41820a', '４18205'])('NAMED-26 "%s" is no payment password', (text) => {
    expect(faultsOf(text)).toEqual([['newPaymentPassword', 'format']])
  })

  it('MONEY-52 has to be typed the same way twice', () => {
    expect(faultsOf('418205', '418206')).toEqual([['again', 'different']])
    expect(faultsOf('418205', '')).toEqual([['again', 'different']])
  })

  it('GATEWAY-43 must not be the present one', () => {
    expect(faultsOf('418205', '418205', '418205')).toEqual([['newPaymentPassword', 'newPasswordSame']])
    expect(faultsOf('418205', '418205', '730914')).toEqual([])
  })
})
