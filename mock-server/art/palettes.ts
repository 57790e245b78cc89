import { contrast, mix, ON_ART } from './colour.ts'

/** Ground of a tile: top and foot of the gradient, the dark of its scrim and shadows, and its light. */
export interface Palette {
  top: string
  foot: string
  dark: string
  light: string
}

const palette = (top: string, foot: string, dark: string, light: string): Palette => ({ top, foot, dark, light })

export const PALETTES = {
  lacquer: palette('#c23522', '#64101a', '#22050a', '#ffb27a'),
  indigo: palette('#3a63bf', '#182a6b', '#0a1030', '#9cc8ff'),
  persimmon: palette('#e2812c', '#8a300e', '#2b0e05', '#ffdc94'),
  plum: palette('#9a386d', '#45153f', '#190718', '#ffabc8'),
  celadon: palette('#3ba68d', '#114f4c', '#051f20', '#bdf8d8'),
  ochre: palette('#d0a940', '#6f4a11', '#271703', '#fff2b8'),
  night: palette('#34497f', '#111b3d', '#080c1b', '#f7cf7c'),
  moss: palette('#7c9b40', '#2f4f19', '#101d08', '#ecf6a8'),
  slate: palette('#62809a', '#273a4e', '#0c141c', '#dbeeff'),
  brick: palette('#c06242', '#652519', '#220a07', '#ffd0a8'),
  lagoon: palette('#1fb0c6', '#084d78', '#031b30', '#b4fbff'),
  abyss: palette('#2157aa', '#0a1f4c', '#040b20', '#7fd6ff'),
  coral: palette('#ec8871', '#762450', '#260919', '#ffe0c0'),
  kelp: palette('#20967c', '#073e42', '#02191c', '#a8ffd8'),
  dawn: palette('#86bdd6', '#2c5890', '#0c1c3a', '#fff0d0'),
  wine: palette('#98233f', '#430d20', '#170308', '#ff9fae'),
  felt: palette('#1e8862', '#083d30', '#021712', '#a9f2c9'),
  champagne: palette('#9c865f', '#443624', '#17120b', '#fff0cc'),
  ink: palette('#434e5d', '#181e28', '#07090d', '#d5e3f5'),
  turf: palette('#57a640', '#1b5123', '#07200c', '#e2ffb0'),
  sky: palette('#459de0', '#1a498a', '#07193a', '#dff2ff'),
  clay: palette('#d87243', '#792f1d', '#270d08', '#ffd9b5'),
  saffron: palette('#eea631', '#97480b', '#301503', '#fff0b0'),
  marigold: palette('#e66a35', '#921c3d', '#2c0613', '#ffd98a'),
  jade: palette('#29ac82', '#0c564e', '#03211f', '#c6ffe2'),
  rose: palette('#da6084', '#742051', '#25081b', '#ffd6dd'),
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES

/** Metals of the motif: lit edge, body, shaded foot. */
export const METALS = {
  gold: ['#fff1bd', '#f2b544', '#a8650f'],
  pearl: ['#ffffff', '#f3e6d2', '#b79f87'],
  jade: ['#e2ffee', '#79dcae', '#21805c'],
  coral: ['#ffe3d2', '#ff8e6b', '#b53a26'],
  ice: ['#ffffff', '#b5e4ff', '#4b8fc4'],
  rose: ['#fff0ee', '#f7b3b5', '#b35868'],
} as const satisfies Record<string, readonly [string, string, string]>
export type MetalName = keyof typeof METALS

const USUAL_METALS: readonly MetalName[] = ['gold', 'gold', 'pearl', 'jade']
const SUITED_METALS: Partial<Record<PaletteName, readonly MetalName[]>> = {
  ochre: ['pearl', 'coral'],
  saffron: ['pearl', 'coral'],
  persimmon: ['pearl', 'gold'],
  marigold: ['pearl', 'gold'],
  dawn: ['pearl', 'coral'],
  coral: ['pearl', 'gold', 'ice'],
  abyss: ['ice', 'gold', 'coral', 'jade'],
  lagoon: ['pearl', 'gold', 'coral'],
  kelp: ['gold', 'jade', 'coral'],
  felt: ['gold', 'pearl', 'coral'],
  turf: ['pearl', 'gold'],
  plum: ['gold', 'rose'],
  rose: ['pearl', 'gold'],
  wine: ['gold', 'rose', 'pearl'],
  moss: ['pearl', 'gold'],
  celadon: ['pearl', 'gold'],
  jade: ['pearl', 'gold'],
  slate: ['pearl', 'ice', 'gold'],
  indigo: ['gold', 'pearl', 'ice'],
  sky: ['pearl', 'gold'],
}

/** The metals that stand out on a palette. */
export function metalsFor(name: PaletteName): readonly MetalName[] {
  return SUITED_METALS[name] ?? USUAL_METALS
}

/** Contrast that a name must have against the brightest thing a picture can put behind it. */
const LEAST_CONTRAST = 4.6

/** Half way between the palette's foot and its dark, so that the name lies on colour, not on black. */
export function scrimColour({ foot, dark }: Palette): string {
  return mix(foot, dark, 0.5)
}

/** The least opacity of the scrim, in hundredths, at which ivory text passes over a white motif. */
export function scrimOpacity(from: Palette): number {
  const colour = scrimColour(from)
  for (let hundredths = 50; hundredths < 100; hundredths += 1) {
    if (contrast(ON_ART, mix('#ffffff', colour, hundredths / 100)) >= LEAST_CONTRAST) return hundredths / 100
  }
  throw new RangeError('no scrim of this palette carries ivory text')
}
