// @vitest-environment jsdom
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { colourCode, visible } from '#scripts/lib/print.ts'
import { finding } from '../../judge/finding.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import { printHtml } from './html.ts'
import { printJunit } from './junit.ts'
import { makePaint } from '#scripts/report/paint.ts'
import { plainLines, plainVerdict, printSummary } from './terminal.ts'

const HOSTILE = '<script>alert(1)</script>\u0007 & "so" on'

const operation = (id: string, more: Partial<OperationResult>): OperationResult => ({
  id,
  tag: 'member',
  method: 'GET',
  path: `/wps/${id}`,
  writes: false,
  sent: 12,
  tookMs: 1234,
  findings: [],
  provoked: ['SESSION_MISSING'],
  open: [{ code: 'UNKNOWN_ERROR', reason: 'nothing that a caller does leads there', provokable: false }],
  succeeded: true,
  ...more,
})

const broken = operation('getMemberInfo', {
  findings: [
    {
      ...finding('schema', 'A required field is missing', { pointer: '/value/id', expected: 'a value', seen: HOSTILE }),
      id: 'V-01',
      operation: 'getMemberInfo',
      case: 'valid, the example',
      curl: "curl -i 'https://gw.example/wps/member/info'",
      times: 3,
    },
  ],
})

const result: VerifyResult = {
  target: 'https://gw.example',
  contract: '1.0.0',
  startedAt: '2026-11-21T02:31:00.000Z',
  tookMs: 192_000,
  sent: 24,
  operations: [broken, operation('logout', { tag: 'session', skipped: 'writes, and --read-only is set', sent: 0 })],
}

const silent = operation('listOrders', {
  succeeded: false,
  wanting: 'needs an agent',
  coverage: { fields: 3, unseen: [{ at: '/list', reason: undefined }], values: 0, unseenValues: [] },
})
const empty: VerifyResult = { ...result, operations: [silent] }

test('the page says the verdict, shows every finding, and runs nothing that a server sent', () => {
  const html = printHtml(result)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('main h2')?.textContent).toBe('The server does not hold the contract')
  expect(page.querySelector('#V-01 h4')?.textContent).toBe('A required field is missing')
  expect(page.querySelector('#V-01 .diff .s span')?.textContent).toBe(visible(HOSTILE))
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(() => new Script(page.querySelector('script')?.textContent ?? '')).not.toThrow()
  expect(page.querySelector('link, script[src], img')).toBeNull()
  expect(page.querySelector('#skipped + ul')?.textContent).toContain('nothing that a caller does leads there')
})

test('JUnit has a case for each operation, failures with their curl, and skips', () => {
  const xml = new DOMParser().parseFromString(printJunit(result), 'text/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.querySelectorAll('testcase')).toHaveLength(2)
  expect(xml.querySelector('failure')?.getAttribute('message')).toBe('V-01 A required field is missing')
  expect(xml.querySelector('failure')?.textContent).toContain('seen <script>alert(1)</script>\\u0007 & "so" on')
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe('writes, and --read-only is set')
})

test('a pipe gets one line for an operation and a finding, and the verdict last', () => {
  expect(plainLines(broken).split('\n')).toEqual([
    'FAIL        member       getMemberInfo                   12 sent  1 finding   1.2 s',
    expect.stringContaining('V-01 breaking schema at /value/id expected a value seen <script>'),
  ])
  expect(plainVerdict(result)).toBe(
    'verify: does not hold, 1 finding (1 breaking, 0 risky, 0 minor), 1/1 codes, 100 % of fields seen, 192 s',
  )
})

test('the terminal shows a sign for each operation, and colours only where it may', () => {
  const plain = printSummary(result, makePaint(false), { verbose: true })
  expect(plain).toContain('member       ✕')
  expect(plain).toContain('session      –')
  expect(plain.split('\n').at(-1)).toBe(
    '✕ does not hold  1 finding in 1 of 2 operations · 1 of 1 codes provoked · 100 % of fields seen · 3 min 12 s',
  )
  expect(plain).not.toContain('\u001B')
  expect(printSummary(result, makePaint(true), { verbose: false })).toContain(`${colourCode(31)}✕${colourCode(39)}`)
})

test('the terminal cuts a long command and says so, the other reports have the whole of it', () => {
  const body = 'n'.repeat(5000)
  const [found] = broken.findings
  const long = { ...broken, findings: found ? [{ ...found, curl: `curl -i\n  --data '${body}'` }] : [] }
  const plain = printSummary({ ...result, operations: [long] }, makePaint(false), { verbose: true })
  expect(plain).not.toContain(body)
  expect(plain).toContain('# cut: 5011 characters, all of them in the report')
  expect(printHtml({ ...result, operations: [long] })).toContain(body)
})

test('what never succeeded is not judged, whatever report says so', () => {
  expect(plainLines(silent)).toMatch(/^not judged {2}member/)
  expect(plainVerdict(empty)).toContain('holds, 1 operation not judged, 0 findings, 1/1 codes, 66.6 % of fields seen')
  expect(printSummary(empty, makePaint(false), { verbose: false })).toContain('a success of listOrders: needs an agent')
  const html = new DOMParser().parseFromString(printHtml(empty), 'text/html')
  expect(html.querySelector('.say2')?.textContent).toContain('never answered a success')
  expect(html.querySelector('#unseen + ul')?.textContent).toContain('listOrdersnot judged, no success: needs an agent')
  const xml = new DOMParser().parseFromString(printJunit(empty), 'text/xml')
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe(
    'not judged: it never answered a success (needs an agent)',
  )
})
