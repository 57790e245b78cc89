/** Addresses that try to lead a visitor away, by the trick they use; every one has to end on home. */

const EVIL = 'evil.example'
const sequences = (length: number): string[] =>
  length === 0 ? [''] : sequences(length - 1).flatMap((rest) => [`/${rest}`, `\\${rest}`])

/** What browsers strip, or take for a space, in an address. */
const INVISIBLE = ['\t', '\n', '\r', '\0', '\v', '\f', '\u001f', '\u007f', ' ', '\u00a0', '\u2028', '\ufeff']

const otherOrigins = [
  ...['https', 'http', 'HTTPS', 'ftp', 'ws', 'wss'].map((scheme) => `${scheme}://${EVIL}`),
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:\\\\${EVIL}`,
  `http:///${EVIL}`,
  '//0x7f.1',
  '//2130706433',
  '//127.1',
  '//[::1]',
  '//[::ffff:7f00:1]',
  '//evil。example',
  '//ⓔvil.example',
]

/** Slashes and backslashes before a host, all of two to four. */
const slashes = [2, 3, 4].flatMap(sequences).map((start) => start + EVIL)

const invisible = INVISIBLE.flatMap((character) => [
  `${character}//${EVIL}`,
  `/${character}/${EVIL}`,
  `//${character}${EVIL}`,
  `${character}https://${EVIL}`,
])

const encoded = [
  '%2f%2f',
  '/%2f',
  '/%2F/',
  '%2f/',
  '/%5c',
  '/%5C/',
  '%5c%5c',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%00/',
  '/%20/',
  '%252f%252f',
  '/%252f',
  '/%25%32%66',
  '/%u2215',
  '/%c0%af',
  '/%e0%80%af',
  '/%2e%2e//',
  '/%2e/%2f',
].map((start) => start + EVIL)

const users = [
  `https://site.example@${EVIL}/`,
  `//site.example@${EVIL}/m/home`,
  `//site.example:80@${EVIL}`,
  `/@${EVIL}`,
  `@${EVIL}`,
  `/m/home@${EVIL}`,
  `/m/home\\@${EVIL}`,
  `//site.example%40${EVIL}`,
  `//${EVIL}#@site.example/m/home`,
  `//${EVIL}?site.example/m/home`,
  `//${EVIL}\\@site.example`,
]

const traversals = [
  `/m/home/../../${EVIL}`,
  `/m/..//${EVIL}`,
  `/..//${EVIL}`,
  `/.//${EVIL}`,
  `/./\\${EVIL}`,
  `/../\\${EVIL}`,
  `/m//${EVIL}`,
  `/m/home//${EVIL}`,
  `/m/%2e%2e//${EVIL}`,
  '/m/home/../../wps/session/logout',
  '/m/../media/play',
  './m/home',
  '../m/home',
  'm/home',
  '?from=/m/home',
  '#/m/home',
]

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'javascript&colon;alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'blob:https://site.example/x',
  'file:///etc/passwd',
  'about:blank',
  'intent://x#Intent;end',
  'view-source:https://site.example/m/home',
]

const answers = [
  '/m/home\r\nLocation: https://evil.example',
  '/m/home\nSet-Cookie:x',
  '/m/home\r\n\r\n<b>',
  '/m/<script>alert(1)</script>',
  '/m/"onload=alert(1)',
  '/wps/session/logout',
  '/lgw/draws',
  '/__mock/reset',
  '/assets/app.js',
]

const lookalikes = ['／／', '/／', '⁄⁄', '∕∕', '/∕', '＼＼', '/＼', '。。/'].map((start) => start + EVIL)

export const HOSTILE_ADDRESSES: readonly string[] = [
  '',
  ' ',
  ...otherOrigins,
  ...slashes,
  ...invisible,
  ...encoded,
  ...users,
  ...traversals,
  ...schemes,
  ...answers,
  ...lookalikes,
]
