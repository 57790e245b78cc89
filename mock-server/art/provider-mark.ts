import { motifOutline, type MotifName } from './looks.ts'
import { rng } from '#mock/lib/rng.ts'
import { svg } from './svg.ts'

/** Grounds of the discs: quiet, dark enough for the pale mark, visible on paper as on ink. */
const GROUNDS = ['#2c3f63', '#2a4d52', '#4a3350', '#51382c', '#33482f', '#3a3f4d', '#5a2f38', '#24506b'] as const
const PALE = '#f6ead0'

/** What stands on the disc of each provider, told by its name; no two share one. */
const MARKS = {
  KITE: 'kite',
  MOON: 'moon',
  ZEPHYR: 'handheld-fan',
  PALM: 'tabla',
  SALT: 'oyster-pearl',
  EMBER: 'volcano',
  QUILL: 'feather',
  HARBOR: 'compass',
  COPPER: 'butterfly',
  LOOM: 'asian-lantern',
  PEAK: 'pagoda',
  SILK: 'lotus-flower',
  TIDAL: 'dolphin',
  FABLE: 'dragon-head',
  GILT: 'coins',
  ARCO: 'roulette-wheel',
  WHIRL: 'spinning-top',
  TERN: 'eagle-head',
  PETAL: 'sunflower',
  NINE: 'fox-head',
  PALI: 'temple-gate',
  RIVA: 'carnival-mask',
  OPAL: 'cut-diamond',
  VELVET: 'rose',
  ASTER: 'round-star',
  BANYAN: 'monkey',
  CORAL: 'crab',
  DEEP: 'angler-fish',
  NET: 'double-fish',
  ORBIT: 'soccer-ball',
  PITCH: 'cricket-ball',
  MAIDAN: 'trophy',
  TF: 'boxing-glove',
  ROOST: 'rooster',
  IA: 'samurai-helmet',
  AV: 'headset',
  AI: 'bullseye',
  IMES: 'game-controller',
  MANGO: 'mango',
  DECK: 'card-spade',
  RANI: 'queen-crown',
  CARROM: 'perspective-dice-six-faces-six',
  LOTT: 'lotto-balls',
  TCG_SEA: 'seahorse',
  PADMA: 'manta-ray',
  ELOTT: 'rocket',
  TCG_LOTTO_VN: 'ticket',
} as const satisfies Record<string, MotifName>

/** For providers that nobody has heard of. */
const OTHERS = ['crown', 'gems', 'shield-star', 'owl', 'horseshoe', 'trident'] as const satisfies MotifName[]

const isKnown = (code: string): code is keyof typeof MARKS => Object.hasOwn(MARKS, code)

/** The logo of a provider, 96 x 96: a pale mark on a quiet disc, so that a row of ten sits still. */
export function drawProviderMark(code: string): string {
  const r = rng(`vendor${code}`)
  const ground = r.pick(GROUNDS)
  const outline = motifOutline(isKnown(code) ? MARKS[code] : r.pick(OTHERS))
  return svg(
    96,
    96,
    `<circle cx="48" cy="48" r="48" fill="${ground}"/><circle cx="48" cy="48" r="46" fill="none" stroke="${PALE}" stroke-opacity=".22" stroke-width="2.4"/><path d="${outline}" transform="translate(19.2 19.2) scale(.1125)" fill="${PALE}"/>`,
  )
}
