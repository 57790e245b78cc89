import { motifOutline, type MotifName } from './looks.ts'
import { METALS, PALETTES, type MetalName, type PaletteName } from './palettes.ts'
import { patternPaint, type PatternName } from './patterns.ts'
import { stops, svg } from './svg.ts'

type Portrait = readonly [motif: MotifName, palette: PaletteName, metal: MetalName, pattern: PatternName]

/** The avatars a member can choose from, by id. */
export const PORTRAITS = {
  '01': ['fox-head', 'persimmon', 'pearl', 'scale'],
  '02': ['tiger-head', 'night', 'gold', 'wave'],
  '03': ['elephant-head', 'celadon', 'pearl', 'petal'],
  '04': ['owl', 'indigo', 'ice', 'diamond'],
  '05': ['rabbit-head', 'rose', 'pearl', 'dots'],
  '06': ['monkey', 'moss', 'gold', 'hemp'],
  '07': ['wolf-head', 'slate', 'ice', 'chevron'],
  '08': ['eagle-head', 'brick', 'gold', 'key'],
  '09': ['dragon-head', 'lacquer', 'gold', 'cloud'],
  '10': ['lotus-flower', 'plum', 'rose', 'ogee'],
  '11': ['sea-turtle', 'kelp', 'jade', 'scale'],
  '12': ['dolphin', 'lagoon', 'pearl', 'wave'],
  '13': ['rooster', 'wine', 'gold', 'weave'],
  '14': ['butterfly', 'dawn', 'coral', 'petal'],
  '15': ['moon', 'abyss', 'gold', 'cloud'],
  '16': ['asian-lantern', 'night', 'gold', 'lattice'],
} as const satisfies Record<string, Portrait>
type AvatarId = keyof typeof PORTRAITS

const isAvatar = (id: string): id is AvatarId => Object.hasOwn(PORTRAITS, id)

/** An avatar, 96 x 96 and square (the page rounds it), or undefined for an unknown id. */
export function drawAvatar(id: string): string | undefined {
  if (!isAvatar(id)) return undefined
  const [motif, paletteName, metal, pattern] = PORTRAITS[id]
  const { top, foot, dark, light } = PALETTES[paletteName]
  const [lit, body, shade] = METALS[metal]
  return svg(
    96,
    96,
    `<defs><linearGradient id="g" x2=".6" y2="1">${stops([0, top], [1, foot])}</linearGradient><radialGradient id="l" cy=".1" r=".9">${stops([0, light, 0.6], [1, light, 0])}</radialGradient><linearGradient id="m" x1=".2" x2=".6" y2="1">${stops([0, lit], [0.5, body], [1, shade])}</linearGradient>${patternPaint(pattern, light, 0)}<path id="o" d="${motifOutline(motif)}"/></defs><rect width="96" height="96" fill="url(#g)"/><rect width="96" height="96" fill="url(#p)" opacity=".18"/><rect width="96" height="96" fill="url(#l)"/><circle cx="48" cy="46" r="36" fill="${light}" opacity=".16"/><g transform="translate(17 17) scale(.121)"><use href="#o" y="18" fill="${dark}" opacity=".5"/><use href="#o" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="14"/><use href="#o" y="-5" fill="${lit}"/><use href="#o" fill="url(#m)"/></g>`,
  )
}
