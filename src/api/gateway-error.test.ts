import { describe, expect, expectTypeOf, it } from 'vitest'
import { GatewayFailure, isGatewayError, type CodeOf, type GatewayCode, type GatewayError } from './gateway-error.ts'
import type { CaptchaDemand, RequestFaults } from './generated/types.ts'

type Of<Op extends Parameters<typeof narrow>[0]['operation'], Code> = Extract<GatewayError<Op>, { code: Code }>
const narrow = (error: GatewayError) => error

describe('the type of a failed call', () => {
  it('has the codes of its operation and those of the client, and no other', () => {
    expectTypeOf<GatewayError<'login'>['code']>().toEqualTypeOf<CodeOf<'login'>>()
    expectTypeOf<'CAPTCHA_REQUIRED'>().toExtend<CodeOf<'login'>>()
    expectTypeOf<'NETWORK_UNREACHABLE'>().toExtend<CodeOf<'login'>>()
    expectTypeOf<'SESSION_ENDED'>().not.toExtend<CodeOf<'login'>>()
    expectTypeOf<'USERNAME_TAKEN'>().not.toExtend<CodeOf<'login'>>()
    expectTypeOf<'SESSION_MISSING'>().toExtend<CodeOf<'addFavorite'>>()
    expectTypeOf<GatewayError['code']>().toExtend<GatewayCode>()
  })

  it('says by its code what it carries', () => {
    expectTypeOf<Of<'login', 'CAPTCHA_REQUIRED'>['value']>().toEqualTypeOf<CaptchaDemand | undefined>()
    expectTypeOf<Of<'login', 'REQUEST_INVALID'>['value']>().toEqualTypeOf<RequestFaults | undefined>()
    expectTypeOf<Of<'login', 'CREDENTIALS_INVALID'>['value']>().toEqualTypeOf<undefined>()
  })

  it('of one operation is one of any operation, and not the other way round', () => {
    expectTypeOf<GatewayError<'login'>>().toExtend<GatewayError>()
    expectTypeOf<GatewayError>().not.toExtend<GatewayError<'login'>>()
  })

  it('wants no value that the code does not have', () => {
    const error: GatewayError<'login'> = new GatewayFailure({
      operation: 'login',
      code: 'CAPTCHA_REQUIRED',
      status: 401,
      value: { captcha: true },
    })
    expect(error.code === 'CAPTCHA_REQUIRED' && error.value?.captcha).toBe(true)
    const mistakes = [
      // @ts-expect-error this code carries a captcha demand
      new GatewayFailure({ operation: 'login', code: 'CAPTCHA_REQUIRED', value: { errors: [] } }),
      // @ts-expect-error no operation answers this code
      new GatewayFailure({ operation: 'login', code: 'MADE_UP' }),
    ]
    expect(mistakes).toHaveLength(2)
  })
})

describe('isGatewayError', () => {
  const error = new GatewayFailure({ operation: 'login', code: 'NETWORK_UNREACHABLE' })

  it('tells failed calls from everything else', () => {
    expect(isGatewayError(error)).toBe(true)
    expect(isGatewayError(new Error('login'))).toBe(false)
    expect(isGatewayError({ operation: 'login', code: 'NETWORK_UNREACHABLE' })).toBe(false)
    expect(isGatewayError(undefined)).toBe(false)
  })

  it('tells the calls of one operation from others', () => {
    expect(isGatewayError(error, 'login')).toBe(true)
    expect(isGatewayError(error, 'logout', 'login')).toBe(true)
    expect(isGatewayError(error, 'logout')).toBe(false)
  })
})
