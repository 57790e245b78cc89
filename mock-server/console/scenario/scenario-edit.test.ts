import { describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { formatScenario, parseScenario, type Scenario } from '#mock/scenario/scenario.ts'
import {
  clearOperation,
  moveRule,
  ruleOf,
  ruleOfCode,
  setDelay,
  setExample,
  setFault,
  stepsOf,
  toggleCode,
} from './scenario-edit.ts'

const read = (link: string): Scenario => parseScenario(link, operations)
const BOTH = 'login:CAPTCHA_REQUIRED@1,login:CREDENTIALS_INVALID@2'

describe('a scenario in the console', () => {
  it('gives ticked codes one call after the other, and the first free one again', () => {
    const one = toggleCode([], 'login', 'CAPTCHA_REQUIRED')
    const two = toggleCode(one, 'login', 'CREDENTIALS_INVALID')
    expect(formatScenario(two)).toBe(BOTH)
    const without = toggleCode(two, 'login', 'CAPTCHA_REQUIRED')
    expect(formatScenario(without)).toBe('login:CREDENTIALS_INVALID@2')
    expect(formatScenario(toggleCode(without, 'login', 'LOGIN_LOCKED'))).toContain('login:LOGIN_LOCKED@1')
  })

  it('means every call where all numbered ones are taken', () => {
    const codes = Object.keys(operations.login.errors).slice(0, 6)
    const all = codes.reduce<Scenario>((scenario, code) => toggleCode(scenario, 'login', code), [])
    expect(all.map(({ onCall }) => onCall)).toEqual([1, 2, 3, 4, 5, undefined])
  })

  it('reads back from a link what it has built, rule by rule', () => {
    const built = setFault(
      setDelay(setExample(read(BOTH), 'login', 'member'), 'getWallets', 800),
      'listHotGames',
      'timeout',
    )
    const link = formatScenario(built)
    expect(link).toBe(`${BOTH},login:=member,getWallets:~800,listHotGames:!timeout`)
    expect(read(link)).toEqual(built)
    expect(ruleOf(read(link), 'getWallets', 'delay')?.delayMs).toBe(800)
  })

  it('moves rules between calls and keeps a fault on its call', () => {
    const fault = read('listHotGames:!timeout@2')
    expect(formatScenario(setFault(fault, 'listHotGames', 'html'))).toBe('listHotGames:!html@2')
    const scenario = read(BOTH)
    const rule = ruleOfCode(scenario, 'login', 'CAPTCHA_REQUIRED')
    if (!rule) throw new Error('not ticked')
    expect(formatScenario(moveRule(scenario, rule, undefined))).toBe(
      'login:CAPTCHA_REQUIRED,login:CREDENTIALS_INVALID@2',
    )
    expect(formatScenario(moveRule(scenario, rule, 3))).toContain('CAPTCHA_REQUIRED@3')
  })

  it('takes default, delay and fault away again, and clears one operation alone', () => {
    const one = read('getWallets:~800,login:=member,login:!html')
    expect(formatScenario(setExample(setFault(one, 'login', undefined), 'login', undefined))).toBe('getWallets:~800')
    expect(setDelay(read('getWallets:~800'), 'getWallets', 0)).toEqual([])
    expect(formatScenario(clearOperation(one, 'login'))).toBe('getWallets:~800')
  })

  it('says what the next calls get', () => {
    const labels = (link: string) =>
      stepsOf(read(link), 'login').map(({ label, forced }) => [label, forced.answer ?? forced.fault, forced.delayMs])
    expect(labels('')).toEqual([['every call', undefined, 0]])
    expect(labels('login:CAPTCHA_REQUIRED@2,login:=member,login:~300')).toEqual([
      ['call 1', expect.objectContaining({ example: 'member' }), 300],
      ['call 2', expect.objectContaining({ code: 'CAPTCHA_REQUIRED' }), 300],
      ['3 and on', expect.objectContaining({ example: 'member' }), 300],
    ])
  })
})
