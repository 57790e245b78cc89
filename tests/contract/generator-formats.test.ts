import { describe, expect, it } from 'vitest'
import { formats } from '#scripts/contract/generate/validator-runtime.js'

function holds(name: string, text: string): boolean {
  const format = formats[name]
  if (format instanceof RegExp) return format.test(text)
  if (typeof format === 'function') return format(text) === true
  throw new Error(`${name} is no format of texts`)
}

describe('the formats of the contract', () => {
  it.each([
    ['date', ['2026-11-21', '2024-02-29'], ['2026-02-29', '2026-13-01', '2026-1-1', 'today', '']],
    [
      'date-time',
      ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.123+05:30'],
      ['2026-11-21', '2026-11-21T25:00:00Z', '2026-02-30T09:30:00Z', '2026-11-21 09:30:00Z'],
    ],
    ['uri', ['https://host/path?a=b', 'mailto:a@b.c'], ['/path', 'host', 'https://ho st', '']],
    ['uri-reference', ['/path', 'https://host', '?a=b', ''], ['/pa th']],
    ['email', ['a.b+c@host.example'], ['a@b', 'a@@b.c', 'a b@c.d', '@b.c']],
    ['hostname', ['host.example', 'localhost'], ['-host', 'host_name', 'host/path']],
    ['ipv4', ['203.0.113.24'], ['256.1.1.1', '1.2.3', '1.2.3.4.5']],
    ['json-pointer', ['', '/body/a~1b'], ['body', '/a~2']],
    ['uuid', ['5f3b9c1e-8a7d-4e21-b6c0-5f3b9c1e8a7d'], ['5f3b9c1e']],
    ['regex', ['^a+$'], ['(']],
  ])('%s', (name, good, bad) => {
    for (const text of good) expect(holds(name, text), text).toBe(true)
    for (const text of bad) expect(holds(name, text), text).toBe(false)
  })
})
