import { describe, expect, it } from 'vitest'
import { safeExternal } from './safe-external.ts'
import { safePath } from './safe-path.ts'

const origin = 'https://site.example'

/** Ways out of a site that browsers and servers have been talked into. */
const hostile = [
  '',
  ' ',
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://site.example/x',
  'file:///etc/passwd',
  '/m/home\nSet-Cookie:x',
  '/m/home\r\n\r\n<b>',
  '/m/\thome',
  '/m/home\u0000',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%0d/evil.example',
  'm/home',
  './m/home',
  '../m/home',
  '?x=1',
  '#x',
  '/evil',
  '/m/evil',
  '/m/home/x',
  '/m/../evil',
  '/m/home/../../evil',
  '/wps/session/logout',
  '/media/play?x',
  '//site.example@evil.example/m/home',
  'https://site.example@evil.example/',
  'https:evil.example',
  'https:/evil.example',
  '/m/home\\@evil.example',
  '@evil.example',
  '/@evil.example',
  '/.evil.example',
  '/m//evil.example/%2e%2e',
  '/..//evil.example',
  '/./\\evil.example',
]

describe('GAP-68 in-app targets that come from outside', () => {
  it.each(hostile)('refuses %j', (target) => expect(safePath(target)).toBe('/m/home'))
  it.each([null, undefined])('refuses %j', (target) => expect(safePath(target)).toBe('/m/home'))
  it.each([
    '/m/vip',
    '/m/gameList?type=hot&gameType=LIVE',
    '/m/notice?index=3',
    '/m/member/home',
    '/m/help?tag=deposit#limits',
    '/m/register.html',
    '/m/lotto-h5/default/trad/games/7001',
    '/',
    '/m/',
  ])('keeps %j', (target) => expect(safePath(target)).toBe(target))
  it('leaves no target off the origin, whatever it is wrapped in', () => {
    const wraps = [
      (t: string) => t,
      (t: string) => `/m/login?from=${t}`,
      (t: string) => encodeURIComponent(t),
      (t: string) => ` ${t}`,
    ]
    for (const target of hostile.flatMap((t) => wraps.map((wrap) => wrap(t)))) {
      expect(new URL(safePath(target), origin).origin).toBe(origin)
    }
  })
})

describe('SHELL-69 addresses that lead away', () => {
  it.each(['https://t.me/lanternhouse', 'mailto:help@example.com', 'tel:+8801700000000'])('opens %j', (address) =>
    expect(safeExternal(address)).toBe(new URL(address).href),
  )
  it.each([
    undefined,
    '',
    'http://plain.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    'file:///x',
    '//evil.example',
    '/m/home',
    'https://user:pass@evil.example',
    'https://user@evil.example',
    'ftp://x',
    'intent://x',
    'https://',
    'about:blank',
  ])('does not open %j', (address) => expect(safeExternal(address)).toBeUndefined())
})
