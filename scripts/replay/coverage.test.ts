import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callersOf, readSite } from '#scripts/contract/diff/code-users.ts'
import { coverageFaults, coverageOf } from './coverage.ts'
import { isReachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { OPERATION_IDS, pairsOf, scenarioOf } from './pairs.ts'

test('every operation is there with each code it can answer and five faults of a call', () => {
  expect(OPERATION_IDS.length).toBeGreaterThan(100)
  expect(pairsOf('getWallets').map(({ answer }) => answer)).toEqual(
    expect.arrayContaining(['SESSION_ENDED', 'SYSTEM_BUSY', '!abort', '!timeout', '!html', '!broken', '!empty']),
  )
  expect(pairsOf('login').find(({ answer }) => answer === '!timeout')?.code).toBe('REQUEST_TIMEOUT')
})

test('the floor holds, and it is where the coverage is', () => {
  expect(coverageFaults()).toEqual([])
})

test('the README says how many pairs are out of reach, and docs/qa.md how many screens reach', () => {
  const { pairs, reachable } = coverageOf()
  const [reached, all] = [reachable, pairs].map((count) => count.toLocaleString('en'))
  expect(readFileSync('README.md', 'utf8')).toContain(`cannot reach ${pairs - reachable} pairs`)
  expect(readFileSync('docs/qa.md', 'utf8')).toContain(`Screens reach ${reached} of ${all} pairs`)
})

test('a journey that is lost breaks the floor, and one that is won asks to raise it', () => {
  const lost = { ...journeys, login: { unreachable: 'planted' } }
  expect(coverageFaults(lost)).toEqual([expect.stringContaining('coverage fell')])
  const missing = OPERATION_IDS.find((id) => !isReachable(journeys[id])) ?? ''
  const won = { ...journeys, [missing]: { at: '/m/home', usual: 'table' as const } }
  expect(coverageFaults(won)).toEqual([expect.stringContaining('raise the floor')])
  expect(coverageOf(won).reachable).toBeGreaterThan(coverageOf().reachable)
})

/** The stub has no open channel for them; their form is that of the other deposits. */
const NO_CHANNEL = ['createAlipayDeposit', 'createQqDeposit']
/** The form of deposits joins a promotion before it orders; its journey joins by the button of the promotion. */
const BY_BUTTON = 'acceptDepositPromo'

test('what is said to be out of reach is called by no part of the site, but for closed ways to pay', () => {
  const files = readSite()
  const called = OPERATION_IDS.filter((id) => !isReachable(journeys[id]) && callersOf(id, files).length > 0)
  expect(called).toEqual(NO_CHANNEL)
  expect(callersOf('getWallets', files)).not.toEqual([])
})

test('a call that a form makes is declared as one, and no other', () => {
  // One form serves two names, so it has its operation from a table.
  const named = /operations(?::| =) [[{]([^\]}]*)[\]}]|\boperation: ('update\w+'),/gi
  const forms = readSite()
    .filter(({ path }) => path.startsWith('features/') || path.startsWith('core/'))
    .flatMap(({ text }) => Array.from(text.matchAll(named), ([found]) => found))
    .flatMap((found) => Array.from(found.matchAll(/'(\w+)'/g), ([, id]) => id))
  const declared = OPERATION_IDS.filter((id) => {
    const journey = journeys[id]
    return isReachable(journey) && journey.usual === 'form'
  })
  expect([...declared, ...NO_CHANNEL, BY_BUTTON].toSorted()).toEqual([...new Set(forms)].toSorted())
})

test('a journey claims no code that its operation does not answer', () => {
  const strange = OPERATION_IDS.flatMap((operation) => {
    const journey = journeys[operation]
    if (!isReachable(journey)) return []
    const codes = new Set(pairsOf(operation).map(({ code }) => String(code)))
    return Object.keys({ ...journey.own, ...journey.never }).filter((code) => !codes.has(code))
  })
  expect(strange).toEqual([])
})

test('a closed site says so whenever it is asked, but for the call that comes before there is a screen', () => {
  const [pair] = pairsOf('getWallets').filter(({ code }) => code === 'SITE_MAINTENANCE')
  if (!pair) throw new Error('no maintenance')
  expect(scenarioOf(pair, 'now')).toBe('getWallets:SITE_MAINTENANCE,getSystemStatus:=maintenance')
  expect(scenarioOf(pair, 'later')).toMatch(/^getWallets:SITE_MAINTENANCE,getSystemStatus:=maintenance@2,.*@3/)
})
