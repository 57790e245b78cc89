import { bdtdemo } from '#src/merchants/bdtdemo/index.ts'
import { inrdemo } from '#src/merchants/inrdemo/index.ts'
import { tlbdemo } from '#src/merchants/tlbdemo/index.ts'
import type { Merchant, MobileNumbers } from '#src/merchants/merchant.ts'

export type { Merchant, MobileNumbers }

/** All configured merchants; the first is the default one (GAP-50, BOOT-46). */
export const merchants: readonly [Merchant, ...Merchant[]] = [bdtdemo, tlbdemo, inrdemo]

/** The merchant of this code, else undefined. */
export function findMerchant(code: string | undefined): Merchant | undefined {
  return merchants.find((merchant) => merchant.code === code)
}

/** BOOT-39, BOOT-40: looks a merchant up by country or currency; unknown ones fall back to the default merchant. */
export function merchantForRegion(region: { country?: string; currency?: string }): Merchant {
  return (
    merchants.find((merchant) => merchant.country === region.country) ??
    merchants.find((merchant) => merchant.currency === region.currency) ??
    merchants[0]
  )
}
