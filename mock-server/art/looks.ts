import MOTIFS from './motifs.json' with { type: 'json' }
import { metalsFor, type MetalName, type PaletteName } from './palettes.ts'
import { PATTERN_NAMES, type PatternName } from './patterns.ts'
import { rng } from '#mock/lib/rng.ts'

/** Outlines in a square of 512; game-icons.net and this project's own, see THIRD_PARTY_NOTICES.md. */
export type MotifName = keyof typeof MOTIFS
export const motifOutline = (name: MotifName): string => MOTIFS[name]

const STAGES = ['sun', 'rays', 'ring', 'bleed', 'arch', 'mirror', 'trio', 'moon', 'gate', 'lamps', 'fan'] as const
export type Stage = (typeof STAGES)[number]

export type ArtCategory =
  | 'slots'
  | 'fish'
  | 'live'
  | 'sports'
  | 'esports'
  | 'lottery'
  | 'bingo'
  | 'pvp'
  | 'arcade'
  | 'cockfight'

/** All that is drawn by lot; two games with the same look would be the same picture. */
export interface Look {
  palette: PaletteName
  pattern: PatternName
  stage: Stage
  motif: MotifName
  metal: MetalName
  /** Where the light comes from: share of the width. */
  light: number
  /** Turn of the pattern in degrees. */
  turn: number
  flipped: boolean
}

interface Range {
  palettes: readonly PaletteName[]
  motifs: readonly MotifName[]
}

const RANGES: Record<ArtCategory, Range> = {
  slots: {
    palettes: [
      'lacquer',
      'indigo',
      'persimmon',
      'plum',
      'celadon',
      'ochre',
      'night',
      'moss',
      'slate',
      'brick',
      'wine',
      'jade',
    ],
    motifs: [
      'dragon-head',
      'sea-dragon',
      'tiger-head',
      'elephant-head',
      'fox-head',
      'wolf-head',
      'eagle-head',
      'rooster',
      'lotus-flower',
      'asian-lantern',
      'pagoda',
      'temple-gate',
      'crown',
      'cut-diamond',
      'gems',
      'scarab-beetle',
      'anubis',
      'pirate-skull',
      'cherry',
      'watermelon',
      'coins',
      'open-treasure-chest',
      'handheld-fan',
      'samurai-helmet',
      'ceremonial-mask',
      'magic-lamp',
      'volcano',
      'horseshoe',
      'carnival-mask',
      'rose',
      'butterfly',
      'owl',
      'kite',
      'dragon-spiral',
      'queen-crown',
      'mayan-pyramid',
      'monkey',
      'rabbit-head',
      'feather',
      'compass',
      'sunflower',
      'moon',
      'mango',
      'tabla',
    ],
  },
  fish: {
    palettes: ['lagoon', 'abyss', 'coral', 'kelp', 'dawn', 'indigo'],
    motifs: [
      'clownfish',
      'double-fish',
      'octopus',
      'giant-squid',
      'manta-ray',
      'sea-turtle',
      'crab',
      'shark-jaws',
      'sperm-whale',
      'jellyfish',
      'seahorse',
      'trident',
      'oyster-pearl',
      'dolphin',
      'angler-fish',
    ],
  },
  live: {
    palettes: ['wine', 'felt', 'champagne', 'ink', 'night', 'plum'],
    motifs: [
      'card-spade',
      'card-heart',
      'card-diamond',
      'poker-hand',
      'rolling-dices',
      'queen-crown',
      'rose',
      'roulette-wheel',
      'tiger-head',
      'dragon-head',
    ],
  },
  sports: {
    palettes: ['turf', 'sky', 'clay', 'ink', 'indigo', 'jade'],
    motifs: [
      'soccer-ball',
      'basketball-ball',
      'tennis-racket',
      'cricket-bat',
      'cricket-ball',
      'trophy',
      'horse-head',
      'bullseye',
      'boxing-glove',
      'shuttlecock',
    ],
  },
  esports: {
    palettes: ['ink', 'indigo', 'abyss', 'brick', 'slate', 'kelp'],
    motifs: [
      'game-controller',
      'headset',
      'crossed-swords',
      'shield-star',
      'bullseye',
      'rocket',
      'wolf-head',
      'trophy',
    ],
  },
  lottery: {
    palettes: ['saffron', 'marigold', 'jade', 'rose', 'indigo', 'sky'],
    motifs: [
      'ticket',
      'magic-lamp',
      'coins',
      'gems',
      'spinning-top',
      'sunflower',
      'lotus-flower',
      'kite',
      'lotto-balls',
      'round-star',
    ],
  },
  bingo: {
    palettes: ['rose', 'marigold', 'sky', 'celadon', 'saffron'],
    motifs: ['lotto-balls', 'round-star', 'sunflower', 'ticket', 'butterfly', 'cherry', 'handheld-fan', 'horseshoe'],
  },
  pvp: {
    palettes: ['felt', 'brick', 'ink', 'slate', 'plum', 'moss'],
    motifs: [
      'card-joker',
      'poker-hand',
      'rolling-dices',
      'chess-knight',
      'card-spade',
      'card-heart',
      'perspective-dice-six-faces-six',
      'queen-crown',
      'crossed-swords',
    ],
  },
  arcade: {
    palettes: ['sky', 'marigold', 'celadon', 'plum', 'saffron', 'night'],
    motifs: [
      'rocket',
      'spinning-top',
      'bullseye',
      'mango',
      'kite',
      'watermelon',
      'perspective-dice-six-faces-six',
      'abacus',
      'coins',
      'monkey',
      'compass',
      'round-star',
    ],
  },
  cockfight: { palettes: ['lacquer', 'brick', 'persimmon', 'ochre', 'clay'], motifs: ['rooster', 'feather', 'trophy'] },
}

/** Motifs that stay themselves when they fill the tile: busts and round things. */
const BOLD: ReadonlySet<MotifName> = new Set<MotifName>([
  'dragon-head',
  'tiger-head',
  'elephant-head',
  'fox-head',
  'wolf-head',
  'anubis',
  'samurai-helmet',
  'ceremonial-mask',
  'pirate-skull',
  'owl',
  'horse-head',
  'monkey',
  'shark-jaws',
  'soccer-ball',
  'basketball-ball',
  'cricket-ball',
  'roulette-wheel',
  'oyster-pearl',
  'manta-ray',
  'sunflower',
  'lotus-flower',
  'eagle-head',
  'jellyfish',
  'angler-fish',
  'butterfly',
  'rose',
])
/** Motifs too wide or too broken up for three in a row. */
const NO_TRIO: ReadonlySet<MotifName> = new Set<MotifName>([
  'gems',
  'coins',
  'double-fish',
  'cherry',
  'lotto-balls',
  'poker-hand',
  'rolling-dices',
  'mayan-pyramid',
  'abacus',
])

/** What a seed decides about a game's picture; a pin fixes its palette or motif. */
export function chooseLook(
  seed: string,
  category: ArtCategory,
  pin: { palette?: PaletteName; motif?: MotifName } = {},
): Look {
  const r = rng(`${category}|${seed}`)
  const range = RANGES[category]
  const drawnPalette = r.pick(range.palettes)
  const drawnMotif = r.pick(range.motifs)
  const palette = pin.palette ?? drawnPalette
  const motif = pin.motif ?? drawnMotif
  const fitting = STAGES.filter(
    (stage) => (stage !== 'bleed' || BOLD.has(motif)) && (stage !== 'trio' || !NO_TRIO.has(motif)),
  )
  return {
    palette,
    motif,
    stage: r.pick(fitting),
    pattern: r.pick(PATTERN_NAMES),
    metal: r.pick(metalsFor(palette)),
    light: r.pick([0.2, 0.5, 0.8]),
    turn: r.pick([0, 0, 0, 15, 30, -20]),
    flipped: r() < 0.35,
  }
}
