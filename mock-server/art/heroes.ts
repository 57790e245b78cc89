import { mkdirSync, writeFileSync } from 'node:fs'
import { merchantCodes, type MerchantCode } from '../data/accounts.ts'
import { merchantHues } from '../data/banners.ts'
import { drawBanner } from './banner.ts'

const PUBLIC = new URL('../../public/merchants/', import.meta.url)

/** The hero picture of a merchant, which ships with the site and stands before any banner has arrived. */
export const drawHero = (merchant: MerchantCode) => drawBanner('river', merchantHues[merchant])

/** Run as a program (`node mock-server/art/heroes.ts`), it writes the pictures anew. */
if (import.meta.main) {
  for (const merchant of merchantCodes) {
    mkdirSync(new URL(`${merchant}/`, PUBLIC), { recursive: true })
    writeFileSync(new URL(`${merchant}/hero.svg`, PUBLIC), `${drawHero(merchant)}\n`)
  }
}
