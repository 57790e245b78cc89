// @vitest-environment jsdom
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { makePaint } from '#scripts/report/paint.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { readOptions } from '../options.ts'
import { mergeRuns, type PairResult, type ReplayResult } from '../result.ts'
import { printHtml } from './html.ts'
import { operationLines } from './progress.ts'
import { printJunit } from './junit.ts'
import { printSummary } from './terminal.ts'

const HOSTILE = '</script><script>alert(1)</script>'

const pair = (answer: string, more: Partial<PairResult>): PairResult => ({
  operation: 'login',
  tag: 'session',
  answer,
  code: 'SYSTEM_BUSY',
  state: 'passed',
  expected: 'a toast: “The system is busy.”',
  seen: 'toast: “The system is busy.”',
  faults: [],
  screen: '/m/login',
  picture: `login-${answer}.jpg`,
  tookMs: 900,
  ...more,
})

const passed = pair('SYSTEM_BUSY', {})
const failed = pair('UNKNOWN_ERROR', {
  state: 'failed',
  faults: [{ check: 'once', what: 'Shows 2 times', expected: 'once', seen: HOSTILE }],
})
const open: PairResult = {
  ...pair('!html', {}),
  operation: 'withdraw',
  tag: 'withdraw',
  state: 'unreachable',
  reason: 'no screen yet: withdraw form',
}

const result: ReplayResult = {
  startedAt: '2026-11-21T02:31:00.000Z',
  tookMs: 72_000,
  contract: '1.0.0',
  browser: '156',
  workers: 2,
  variant: { lang: 'en', theme: 'dark', merchant: 'bdtdemo' },
  lost: [],
  pairs: [passed, failed, open],
}

test('the page carries every pair, needs no other file but its pictures, and runs nothing that a server sent', () => {
  const page = new DOMParser().parseFromString(printHtml(result), 'text/html')
  expect(page.querySelector('.say1')?.textContent).toContain('1 of 2 replayed pairs do not react as declared')
  expect(page.querySelectorAll('script')).toHaveLength(2)
  expect(page.querySelector('link, script[src], iframe')).toBeNull()
  expect(JSON.parse(page.querySelector('#data')?.textContent ?? '').pairs).toEqual(result.pairs)
  expect(page.querySelector('.fails')?.textContent).toContain(HOSTILE)
  expect(page.querySelector('.whys')?.textContent).toContain('no screen yet: withdraw form1')
  const script = page.querySelector('script[type="module"]')?.textContent ?? ''
  expect(script).not.toMatch(/^(im|ex)port /m)
  expect(() => new Script(script), 'its files together are one script').not.toThrow()
})

test('JUnit has a case for each pair, with what failed and why others did not run', () => {
  const xml = new DOMParser().parseFromString(printJunit(result), 'text/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect([...xml.querySelectorAll('testcase')].map((one) => one.getAttribute('name'))).toEqual([
    'login SYSTEM_BUSY',
    'login UNKNOWN_ERROR',
    'withdraw !html',
  ])
  expect(xml.querySelector('failure')?.textContent).toContain(`seen ${HOSTILE}`)
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe('no screen yet: withdraw form')
})

test('a pipe gets a line for an operation and one for each pair that fails; the verdict comes last', () => {
  expect(operationLines([passed, failed]).split('\n')).toEqual([
    expect.stringMatching(/^FAIL {2}session +login +1 of 2 react as declared +1\.8 s$/),
    expect.stringContaining('login/UNKNOWN_ERROR  Shows 2 times: expected once; seen'),
  ])
  expect(operationLines([open])).toMatch(/^skip {2}withdraw +withdraw +no screen yet: withdraw form$/)
  const plain = printSummary(result, makePaint(false), [], 'out')
  expect(plain.split('\n').at(-1)).toBe('✕ does not hold  1 of 2 pairs failed · 1 min 12 s')
  expect(plain).toContain('    1  no screen yet: withdraw form')
  const sound = { ...result, pairs: [passed] }
  expect(printSummary(sound, makePaint(false), [], 'out')).toMatch(/✓ holds {2}1 pair replayed/)
  expect(printSummary(sound, makePaint(false), ['coverage fell'], 'out')).toMatch(/does not hold {2}coverage fell/)
})

test.each([
  [{ only: 'logn' }, 'no operation or tag is called "logn"; did you mean login?'],
  [{ only: 'login:NOPE' }, 'login never answers "NOPE".'],
  [{ only: 'login:SYSTEM_BUZY' }, 'login never answers "SYSTEM_BUZY"; did you mean SYSTEM_BUSY?'],
  [
    { only: 'createAlipayDeposit,createQqDeposit' },
    'no chosen pair can be reached: the stub has no open channel for it; its form is that of the other deposits.',
  ],
  [
    { only: 'sendLoginSmsCode', merchant: 'inrdemo' },
    'no chosen pair can be reached: this merchant has no logging in by SMS.',
  ],
  [{ lang: 'xx' }, `no language is called "xx". There are en, ${translatedTags().join(', ')}.`],
  [{ theme: 'blue' }, 'no theme is called "blue". There are dark, light.'],
  [{ merchant: 'nobody' }, 'no merchant is called "nobody". There are bdtdemo, tlbdemo, inrdemo.'],
  [{ failed: true, only: 'login' }, '--failed repeats the last run as it was, without --only.'],
  [
    { failed: true, out: 'nowhere' },
    `--failed needs the report of an earlier run; ${join('nowhere', 'replay.json')} is not there.`,
  ],
  [{ workers: 'many' }, '--workers is a whole number from 1 to 8, not "many".'],
])('wrong use %o is one clear line', (flags, line) => {
  expect(() => readOptions(flags)).toThrow(new UsageError(line))
})

test('a file that is no report is not taken for one', () => {
  const out = mkdtempSync(join(tmpdir(), 'replay-'))
  writeFileSync(join(out, 'replay.json'), '{')
  expect(() => readOptions({ failed: true, out })).toThrow(/^--failed needs .+ is none\.$/)
})

test('operations, tags and single pairs can be chosen, each once', () => {
  const options = readOptions({ only: 'wallet,getWallets:SYSTEM_BUSY,login:!html', lang: 'ur' })
  expect(options.variant).toEqual({ lang: 'ur', theme: 'dark', merchant: 'bdtdemo' })
  expect(options.isWhole).toBe(false)
  expect(new Set(options.pairs.map(({ operation }) => operation))).toEqual(
    new Set(['getWallets', 'settleMoneyCall', 'login']),
  )
  expect(options.pairs.filter(({ answer }) => answer === 'SYSTEM_BUSY')).toHaveLength(2)
})

test('a run of what failed puts its results in the place of the old ones and keeps the others', () => {
  const mended = { ...failed, state: 'passed', faults: [] } as const
  const merged = mergeRuns(result, { ...result, browser: '', tookMs: 1_000, pairs: [mended] })
  expect(merged.pairs).toEqual([passed, mended, open])
  expect(merged).toMatchObject({ browser: '156', tookMs: 73_000 })
})

test('a run that was cut short says so, on the terminal and on the page', () => {
  const broken = { ...result, lost: ['login/!html: its browser ended with SIGKILL'] }
  expect(printSummary(broken, makePaint(false), [], 'out')).toContain('✕ login/!html: its browser ended with SIGKILL')
  expect(printHtml(broken)).toContain('Cut short: login/!html: its browser ended with SIGKILL')
})
