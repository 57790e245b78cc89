import { drawTopUpEmblem } from './emblem.ts'
import { rng } from '#mock/lib/rng.ts'
import { cricket } from './scenes/cricket.ts'
import { banner, HUES, type HueName, type Scene } from './scenes/scene-parts.ts'
import { kites } from './scenes/kites.ts'
import { lagoon } from './scenes/lagoon.ts'
import { market } from './scenes/market.ts'
import { river } from './scenes/river.ts'
import { stairs } from './scenes/stairs.ts'
import { table } from './scenes/table.ts'

export const SCENES = { river, cricket, table, lagoon, market, kites, stairs } as const satisfies Record<string, Scene>
export type SceneName = keyof typeof SCENES
type BannerName = `${SceneName}-${HueName}`

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name)
const isHue = (name: string): name is HueName => Object.hasOwn(HUES, name)

/** One banner, 716 x 360, its quiet side at the left for the page's words. */
export function drawBanner(scene: SceneName, hue: HueName): string {
  const colours = HUES[hue]
  return banner(colours, SCENES[scene](colours, rng(`banner|${scene}`)))
}

/** Names that the contract's examples use, so that a stateless server's answers have pictures too. */
const EXAMPLES: ReadonlyMap<string, BannerName> = new Map([
  ['lantern-festival', 'river-night'],
  ['first-deposit', 'kites-night'],
  ['live-tables', 'table-night'],
  ['join', 'stairs-night'],
])

/** The banner that `<scene>-<hue>` names, or an emblem of the top-up promotion; undefined for any other name. */
export function drawBannerNamed(name: string): string | undefined {
  const example = EXAMPLES.get(name)
  if (example !== undefined) return drawBannerNamed(example)
  const [scene = '', hue = '', ...rest] = name.split('-')
  return isScene(scene) && isHue(hue) && rest.length === 0 ? drawBanner(scene, hue) : drawTopUpEmblem(name)
}
