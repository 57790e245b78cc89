import { mkdirSync, writeFileSync } from 'node:fs'
import { drawBanner } from './banner.ts'
import type { HueName } from './scenes/kit.ts'

/** The hero picture of each merchant, which ships with the site and stands before any banner has arrived. */
export const heroHues = { bdtdemo: 'night', tlbdemo: 'sea', inrdemo: 'dusk' } as const satisfies Record<string, HueName>

const PUBLIC = new URL('../../public/merchants/', import.meta.url)

/** Run as a program (`node mock-server/art/heroes.ts`), it writes the three pictures anew. */
if (import.meta.main) {
  for (const [merchant, hue] of Object.entries(heroHues)) {
    mkdirSync(new URL(`${merchant}/`, PUBLIC), { recursive: true })
    writeFileSync(new URL(`${merchant}/hero.svg`, PUBLIC), `${drawBanner('river', hue)}\n`)
  }
}
