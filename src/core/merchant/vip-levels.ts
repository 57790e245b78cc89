import { vip as bdtdemo } from '#src/merchants/bdtdemo/vip.ts'
import { vip as inrdemo } from '#src/merchants/inrdemo/vip.ts'
import { vip as tlbdemo } from '#src/merchants/tlbdemo/vip.ts'
import type { VipContent, VipTier } from '#src/merchants/vip-content.ts'

export type { VipTier }

/** How many levels and bonuses there are (CONST-39). */
export const VIP_LEVELS = 15

/** A level of the VIP club. */
export interface VipLevel {
  /** From 1. */
  number: number
  /** Missing where the merchant says nothing of its club. */
  terms?: VipTerms
}

/** What a merchant says of a level; amounts are decimal strings in its currency. */
export interface VipTerms {
  tier: VipTier
  card: string
  isDark: boolean
  bonusPicture: string
  deposits: string
  validBets: string
  rebatePercent: string
  levelUpBonus: string
  birthdayGift: string
  withdrawalADay: string
}

const contents = new Map<string, VipContent>(Object.entries({ bdtdemo, tlbdemo, inrdemo }))

/**
 * The 15 levels of a merchant, the lowest first (VIP-03, GAP-150). A merchant without content of its own has them too,
 * without terms. Comes late, with the page that shows it: the numbers are no business of the first screen.
 *
 * @param merchant its code
 */
export function vipLevels(merchant: string): readonly VipLevel[] {
  const content = contents.get(merchant)
  return Array.from({ length: VIP_LEVELS }, (_, index) => {
    const number = index + 1
    const row = content?.rows[index]
    if (!content || !row) return { number }
    const [tier, deposits, validBets, rebatePercent, levelUpBonus, birthdayGift, withdrawalADay] = row
    return {
      number,
      terms: {
        tier,
        card: `${content.cards}${number}.svg`,
        isDark: tier === content.darkTier,
        bonusPicture: `${content.bonuses}${number}.svg`,
        deposits,
        validBets,
        rebatePercent,
        levelUpBonus,
        birthdayGift,
        withdrawalADay,
      },
    }
  })
}
