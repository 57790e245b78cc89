import { rng } from './rng.ts'
import { stops, svg } from './svg.ts'

const stroke = (width: number, body: string) =>
  `<g fill="none" stroke="#fff8e9" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`

/** Ways to pay, each a glyph in a field of 48; the kind is read off the start of the code. */
const PAYMENT_GLYPHS: readonly (readonly [start: RegExp, glyph: string])[] = [
  [
    /bank|transfer|manual|bdt|scb|dbbl|brac|city|kbank|bbl|sbi|hdfc|icici/i,
    '<path d="M10 20L24 11l14 9zM13 24v10M20 24v10M28 24v10M35 24v10M10 38h28"/>',
  ],
  [/qr|scan|prompt|alipay/i, '<path d="M12 12h9v9h-9zM27 12h9v9h-9zM12 27h9v9h-9zM27 27h3v3M36 27v9h-9M33 33h.1"/>'],
  [/card|visa|master|gateway/i, '<path d="M9 14h30v20H9zM9 20h30M14 28h7"/>'],
  [/coin|usdt|crypto|token/i, '<circle cx="24" cy="24" r="13"/><path d="M24 17l7 7-7 7-7-7z"/>'],
  [
    /wechat|qq|chat/i,
    '<path d="M21 12c7 0 12 4 12 9.5S28 31 21 31c-2 0-4-.3-5-1l-5 2 1.5-4C10 26 9 24 9 21.5 9 16 14 12 21 12zM35 24c3 2 4 4 4 6 0 3-1 4-2 5l1 3-4-1.5c-4 1-8 0-10-2.5"/>',
  ],
]
const WALLET_GLYPH =
  '<path d="M34 16v-4H13a3 3 0 0 0 0 6h24v6M10 15v19a3 3 0 0 0 3 3h24v-6M38 24h-6a3.5 3.5 0 0 0 0 7h6z"/>'
const PAYMENT_GROUNDS = [
  ['#3a63bf', '#182a6b'],
  ['#c23522', '#64101a'],
  ['#20967c', '#073e42'],
  ['#9a386d', '#45153f'],
  ['#b8742a', '#6f3a0e'],
  ['#62809a', '#273a4e'],
  ['#1f93a8', '#084d78'],
] as const

/** The badge of a way to pay, 96 x 96: a glyph of its kind on a ground of its own. */
export function drawPaymentBadge(code: string): string {
  const [top, foot] = rng(`payment${code}`).pick(PAYMENT_GROUNDS)
  const glyph = PAYMENT_GLYPHS.find(([start]) => start.test(code))?.[1] ?? WALLET_GLYPH
  return svg(
    96,
    96,
    `<linearGradient id="g" x2=".5" y2="1">${stops([0, top], [1, foot])}</linearGradient><rect width="48" height="48" rx="13" fill="url(#g)"/><path d="M0 13A13 13 0 0 1 13 0h22a13 13 0 0 1 13 13v5Q24 26 0 18z" fill="#fff" opacity=".09"/>${stroke(2.2, glyph)}`,
    '0 0 48 48',
  )
}

const CERTIFICATE_GLYPHS = [
  '<path d="M32 14l13 5v10c0 9-6 15-13 18-7-3-13-9-13-18V19z"/><path d="M26 30l4.5 4.5L39 26"/>',
  '<path d="M23 28h18v15H23zM26.5 28v-5a5.5 5.5 0 0 1 11 0v5M32 34v4"/>',
  '<path d="M22 26l8-6 12 3v13l-8 7-12-4zM22 26l12 4 8-7M34 30v13M27 33h.1M38 33h.1"/>',
  '<circle cx="32" cy="31" r="13"/><path d="M19 31h26M32 18c7 7 7 19 0 26-7-7-7-19 0-26z"/>',
  '<path d="M32 18v28M20 23h24M20 23l-5 11h10zM44 23l-5 11h10zM26 46h12"/>',
  '<circle cx="32" cy="31" r="13"/><path d="M32 23v8l6 4"/>',
] as const
export const CERTIFICATE_CODES = ['licence', 'privacy', 'random', 'network', 'fairness', 'support'] as const

/** A seal for the licence block, 128 x 128, in a grey that reads on ink and on paper; undefined for an unknown code. */
export function drawCertificate(code: string): string | undefined {
  const glyph = CERTIFICATE_GLYPHS[CERTIFICATE_CODES.findIndex((known) => known === code)]
  if (glyph === undefined) return undefined
  const teeth = Array.from({ length: 32 }, (_, i) => {
    const at = (i / 32) * Math.PI * 2
    const far = i % 2 === 0 ? 29 : 26.6
    return `${i === 0 ? 'M' : 'L'}${(32 + Math.cos(at) * far).toFixed(1)} ${(32 + Math.sin(at) * far).toFixed(1)}`
  })
  return svg(
    128,
    128,
    `<g fill="none" stroke="#7d879b" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="${teeth.join('')}z"/><circle cx="32" cy="32" r="22.5" stroke-width="1" stroke-dasharray="1 2.5"/>${glyph}</g>`,
    '0 0 64 64',
  )
}
