import { mkdirSync, writeFileSync } from 'node:fs'
import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'
import { motifOutline, type MotifName } from '#mock/art/looks.ts'
import { METALS, PALETTES, type PaletteName } from '#mock/art/palettes.ts'
import { PATTERN_NAMES, patternPaint } from '#mock/art/patterns.ts'
import { n, stops, svg } from '#mock/art/svg.ts'

/** CONST-39 */
export const VIP_LEVELS = 15
const LEVELS_IN_TIER = 3
const CARD = { width: 260, height: 340, rings: 13, points: 60 }
const BONUS = { width: 340, height: 190 }

/** A tier of three levels: the two metals of its cards, the colour of what is drawn on them, and its motif. */
export interface VipTierArt {
  lit: string
  shade: string
  ink: string
  motif: MotifName
}

const tier = (lit: string, shade: string, ink: string, motif: MotifName): VipTierArt => ({ lit, shade, ink, motif })

/** Five tiers of each house, the last one dark. */
export const VIP_TIERS: Readonly<Record<MerchantCode, readonly VipTierArt[]>> = {
  bdtdemo: [
    tier('#e2d5bb', '#ab976f', '#2a2012', 'asian-lantern'),
    tier('#e8b28c', '#bd7b50', '#2a1008', 'rabbit-head'),
    tier('#e3e9f2', '#94a0b6', '#161d2b', 'owl'),
    tier('#ffe3a0', '#cc9135', '#2b1a04', 'tiger-head'),
    tier('#43548a', '#0f1730', '#f4c76c', 'dragon-head'),
  ],
  tlbdemo: [
    tier('#efe3cd', '#b49a74', '#2a2012', 'seahorse'),
    tier('#f8b39e', '#c97a63', '#330f08', 'crab'),
    tier('#f1f4f4', '#9bacb3', '#16222b', 'oyster-pearl'),
    tier('#a0e6e0', '#45a3a6', '#04262b', 'dolphin'),
    tier('#23607f', '#06202f', '#ffe0a0', 'sea-dragon'),
  ],
  inrdemo: [
    tier('#dbe5bf', '#93aa68', '#182409', 'butterfly'),
    tier('#b2e2ca', '#5fa586', '#06281b', 'elephant-head'),
    tier('#f6c6d0', '#c67f93', '#330d1c', 'rose'),
    tier('#ffdd9c', '#cf9136', '#2b1804', 'lotus-flower'),
    tier('#6b3f78', '#24102f', '#f6c7d8', 'queen-crown'),
  ],
}

/** What the picture of each bonus shows, from the first level to the last. */
const GIFTS = [
  ['coins', 'persimmon'],
  ['horseshoe', 'slate'],
  ['ticket', 'indigo'],
  ['cherry', 'brick'],
  ['kite', 'celadon'],
  ['gems', 'plum'],
  ['handheld-fan', 'wine'],
  ['magic-lamp', 'night'],
  ['cut-diamond', 'abyss'],
  ['compass', 'kelp'],
  ['trophy', 'felt'],
  ['crown', 'lacquer'],
  ['open-treasure-chest', 'indigo'],
  ['pagoda', 'wine'],
  ['queen-crown', 'night'],
] as const satisfies readonly (readonly [MotifName, PaletteName])[]

/** The card of a VIP level, 260 x 340: waves of a guilloche over a metal. @throws RangeError for an unknown level */
export function drawVipCard(merchant: MerchantCode, level: number): string {
  const found = VIP_TIERS[merchant][Math.floor((level - 1) / LEVELS_IN_TIER)]
  if (!found) throw new RangeError(`no VIP level ${level}`)
  const { lit, shade, ink, motif } = found
  const { width, height } = CARD
  const [cx, cy] = [width / 2, height * 0.42]
  const line = found === VIP_TIERS[merchant].at(-1) ? ink : '#fff'
  return svg(
    width,
    height,
    `<defs><linearGradient id="g" x2="1" y2="1">${stops([0, lit], [0.45, shade], [0.62, lit], [1, shade])}</linearGradient><radialGradient id="l">${stops([0, lit, 0.75], [1, lit, 0])}</radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><path d="${guilloche(level, cx, cy)}" fill="none" stroke="${line}" stroke-opacity=".34" stroke-width=".8"/><circle cx="${cx}" cy="${cy}" r="98" fill="url(#l)" opacity=".6"/><path transform="translate(${n(cx - 69)} ${n(cy - 69)}) scale(.27)" d="${motifOutline(motif)}" fill="${ink}"/>`,
  )
}

/** Rings around a point that swing more the farther out they lie, and oftener from level to level of a tier. */
function guilloche(level: number, cx: number, cy: number): string {
  const swings = 5 + (level % LEVELS_IN_TIER) * 2
  return Array.from({ length: CARD.rings }, (_, ring) => {
    const points = Array.from({ length: CARD.points }, (_point, i) => {
      const angle = (i / CARD.points) * Math.PI * 2
      const radius = 30 + ring * 15 + Math.sin(angle * swings + ring * 0.35) * (8 + ring)
      return `${Math.round(cx + Math.cos(angle) * radius)} ${Math.round(cy + Math.sin(angle) * radius)}`
    })
    return `M${points.join('L')}z`
  }).join('')
}

/**
 * The picture of a level's bonus, 340 x 190, its quiet side at the left for the page's words.
 *
 * @throws RangeError for an unknown level
 */
export function drawVipBonus(level: number): string {
  const [motif, paletteName] = GIFTS[level - 1] ?? []
  const pattern = PATTERN_NAMES[level % PATTERN_NAMES.length]
  if (!motif || !paletteName || !pattern) throw new RangeError(`no VIP level ${level}`)
  const { top, foot, dark, light } = PALETTES[paletteName]
  const [lit, body, shade] = METALS.gold
  const { width, height } = BONUS
  const rays = Array.from({ length: 18 }, (_, i) => {
    const at = (i / 18) * Math.PI * 2
    const edge = (turn: number) => `${n(250 + Math.cos(at + turn) * 320)} ${n(92 + Math.sin(at + turn) * 320)}`
    return `M250 92L${edge(-0.07)} ${edge(0.07)}z`
  }).join('')
  return svg(
    width,
    height,
    `<defs><linearGradient id="g" x2=".8" y2="1">${stops([0, foot], [1, top])}</linearGradient><radialGradient id="l">${stops([0, light, 0.6], [1, light, 0])}</radialGradient><linearGradient id="m" x1=".2" x2=".6" y2="1">${stops([0, lit], [0.5, body], [1, shade])}</linearGradient><linearGradient id="v" x2=".8">${stops([0, dark, 0.94], [0.55, dark, 0.72], [1, dark, 0])}</linearGradient>${patternPaint(pattern, light, 0, 1.4)}<path id="o" d="${motifOutline(motif)}"/></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="url(#p)" opacity=".2"/><path d="${rays}" fill="${light}" opacity=".1"/><circle cx="250" cy="92" r="110" fill="url(#l)"/><rect width="${width}" height="${height}" fill="url(#v)"/><g transform="translate(184 26) scale(.258)"><use href="#o" y="18" fill="${dark}" opacity=".5"/><use href="#o" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="12"/><use href="#o" y="-5" fill="${lit}"/><use href="#o" fill="url(#m)"/></g>`,
  )
}

const PUBLIC = new URL('../../public/', import.meta.url)

/** The VIP pictures that ship with the site, by their path below its root. */
export function vipPictures(): Map<string, string> {
  const levels = Array.from({ length: VIP_LEVELS }, (_, index) => index + 1)
  return new Map([
    ...merchantCodes.flatMap((code) =>
      levels.map((level) => [`merchants/${code}/vip/${level}.svg`, drawVipCard(code, level)] as const),
    ),
    ...levels.map((level) => [`vip-bonus/${level}.svg`, drawVipBonus(level)] as const),
  ])
}

/** Run as a program (`node scripts/art/vip.ts`), it writes the pictures anew. */
if (import.meta.main) {
  for (const [path, picture] of vipPictures()) {
    mkdirSync(new URL('./', new URL(path, PUBLIC)), { recursive: true })
    writeFileSync(new URL(path, PUBLIC), `${picture}\n`)
  }
}
