import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faults, forcedFor, formatScenario, MAX_DELAY_MS, parseScenario, type Known, type Rule } from './scenario.ts'

const known: Known = {
  login: { errors: { CAPTCHA_REQUIRED: 401, SYSTEM_BUSY: 503 }, successExamples: ['member', 'firstTime'] },
  getWallets: { errors: { SYSTEM_BUSY: 503 }, successExamples: ['member'] },
}
const parse = (text: string) => parseScenario(text, known)

describe('the link form', () => {
  it('reads every kind of rule', () => {
    expect(parse('login:CAPTCHA_REQUIRED@1, getWallets:~800,login:=firstTime,getWallets:!timeout@2,')).toEqual([
      { operation: 'login', onCall: 1, kind: 'code', code: 'CAPTCHA_REQUIRED' },
      { operation: 'getWallets', kind: 'delay', delayMs: 800 },
      { operation: 'login', kind: 'example', example: 'firstTime' },
      { operation: 'getWallets', onCall: 2, kind: 'fault', fault: 'timeout' },
    ])
    expect(parse('')).toEqual([])
  })

  it.each([
    ['login', 'expected "operation:effect"'],
    ['logon:SYSTEM_BUSY', 'did you mean login?'],
    ['toString:SYSTEM_BUSY', 'no operation is called "toString"'],
    ['login:CAPTCHA_REQIRED', 'did you mean CAPTCHA_REQUIRED?'],
    ['login:', 'the effect is missing'],
    ['login:=nobody', 'it has member, firstTime'],
    ['login:~soon', 'a delay in milliseconds'],
    [`login:~${MAX_DELAY_MS + 1}`, 'a delay in milliseconds'],
    ['login:!fire', 'there are offline, abort, timeout'],
    ['login:SYSTEM_BUSY@0', 'the number of the call'],
    ['login:SYSTEM_BUSY@1@2', 'the number of the call'],
  ])('says what is wrong with %s', (token, reason) => {
    expect(() => parse(`getWallets:~1,${token}`)).toThrow(`"${token}"`)
    expect(() => parse(`getWallets:~1,${token}`)).toThrow(reason)
  })

  it('reads back what it writes', () => {
    const onCall = fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined })
    const effect: fc.Arbitrary<Rule> = fc.oneof(
      fc.record({
        kind: fc.constant('code'),
        code: fc.constant('SYSTEM_BUSY'),
        operation: fc.constantFrom('login', 'getWallets'),
      }),
      fc.record({
        kind: fc.constant('example'),
        example: fc.constant('member'),
        operation: fc.constantFrom('login', 'getWallets'),
      }),
      fc.record({ kind: fc.constant('delay'), delayMs: fc.nat(MAX_DELAY_MS), operation: fc.constant('login') }),
      fc.record({ kind: fc.constant('fault'), fault: fc.constantFrom(...faults), operation: fc.constant('login') }),
    )
    const rule = fc
      .tuple(effect, onCall)
      .map(([one, call]): Rule => (call === undefined ? one : { ...one, onCall: call }))
    fc.assert(
      fc.property(fc.array(rule), (scenario) => {
        expect(parse(formatScenario(scenario))).toEqual(scenario)
      }),
    )
  })
})

describe('one call', () => {
  it('gets the rule of its number before the rule of all calls', () => {
    const scenario = parse('login:SYSTEM_BUSY,login:CAPTCHA_REQUIRED@2,login:~100')
    expect(forcedFor(scenario, 'login', 1)).toEqual({
      answer: { kind: 'code', code: 'SYSTEM_BUSY', operation: 'login' },
      delayMs: 100,
    })
    expect(forcedFor(scenario, 'login', 2).answer).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    expect(forcedFor(scenario, 'getWallets', 1)).toEqual({ delayMs: 0 })
  })
})
