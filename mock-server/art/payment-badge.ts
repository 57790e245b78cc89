import { motifOutline, type MotifName } from './looks.ts'
import { rng } from '#mock/lib/rng.ts'
import { stops, svg } from './svg.ts'

const PALE = '#fff8e9'
const GROUNDS = {
  indigo: ['#3a63bf', '#182a6b'],
  lacquer: ['#c23522', '#64101a'],
  kelp: ['#20967c', '#073e42'],
  plum: ['#9a386d', '#45153f'],
  ochre: ['#b8742a', '#6f3a0e'],
  slate: ['#62809a', '#273a4e'],
  lagoon: ['#1f93a8', '#084d78'],
} as const
type Ground = keyof typeof GROUNDS

/** Banks and wallets with a mark of their own, told by their name; nobody's trade mark is drawn. */
const MARKS = new Map<string, readonly [MotifName, Ground]>([
  ['bkash', ['handheld-fan', 'plum']],
  ['nagad', ['coins', 'ochre']],
  ['rocket', ['rocket', 'indigo']],
  ['padma', ['lotus-flower', 'lagoon']],
  ['meghna', ['double-fish', 'slate']],
  ['sundar', ['tiger-head', 'kelp']],
  ['lotus', ['lotus-flower', 'plum']],
  ['chao', ['elephant-head', 'kelp']],
  ['doi', ['pagoda', 'ochre']],
  ['truemoney', ['crown', 'lacquer']],
  ['upi', ['compass', 'indigo']],
  ['deccan', ['temple-gate', 'lacquer']],
  ['ganga', ['sea-turtle', 'lagoon']],
  ['malabar', ['dolphin', 'slate']],
])

const stroke = (body: string) =>
  `<g fill="none" stroke="${PALE}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${body}</g>`

/** All others by their kind, which the start of the code tells: a glyph in a field of 48. */
const GLYPHS: readonly (readonly [start: RegExp, glyph: string])[] = [
  [/bank|transfer|manual/i, '<path d="M10 20L24 11l14 9zM13 24v10M20 24v10M28 24v10M35 24v10M10 38h28"/>'],
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

/**
 * The badge of a bank, a wallet or a way to pay, 96 x 96: its own mark, else a glyph of its kind, on a coloured ground.
 */
export function drawPaymentBadge(code: string): string {
  const [motif, own] = MARKS.get(code.toLowerCase()) ?? []
  const [top, foot] = own ? GROUNDS[own] : rng(`payment${code}`).pick(Object.values(GROUNDS))
  const mark =
    motif === undefined
      ? stroke(GLYPHS.find(([start]) => start.test(code))?.[1] ?? WALLET_GLYPH)
      : `<path d="${motifOutline(motif)}" transform="translate(9.6 9.6) scale(.05625)" fill="${PALE}"/>`
  return svg(
    96,
    96,
    `<linearGradient id="g" x2=".5" y2="1">${stops([0, top], [1, foot])}</linearGradient><rect width="48" height="48" rx="13" fill="url(#g)"/><path d="M0 13A13 13 0 0 1 13 0h22a13 13 0 0 1 13 13v5Q24 26 0 18z" fill="#fff" opacity=".09"/>${mark}`,
    '0 0 48 48',
  )
}
