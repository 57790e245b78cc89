import { mkdirSync, writeFileSync } from 'node:fs'
import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'
import { merchantHues } from '#mock/data/banners.ts'
import { drawBanner } from '#mock/art/banner.ts'
import { drawEmblem } from '#mock/art/emblem.ts'

const PUBLIC = new URL('../../public/', import.meta.url)

/** The hero picture of a merchant, which ships with the site and stands before any banner has arrived. */
export const drawHero = (merchant: MerchantCode) => drawBanner('river', merchantHues[merchant])

/** The pictures of pages that show none of a gateway, by name; they ship with the site too. */
export const emblems = {
  rewards: drawEmblem('open-treasure-chest', 'night'),
  invite: drawEmblem('ticket', 'night'),
}

/** Run as a program (`node scripts/art/heroes.ts`), it writes the pictures anew. */
if (import.meta.main) {
  for (const merchant of merchantCodes) write(`merchants/${merchant}/hero.svg`, drawHero(merchant))
  for (const [name, picture] of Object.entries(emblems)) write(`emblems/${name}.svg`, picture)
}

function write(path: string, picture: string): void {
  mkdirSync(new URL('.', new URL(path, PUBLIC)), { recursive: true })
  writeFileSync(new URL(path, PUBLIC), `${picture}\n`)
}
