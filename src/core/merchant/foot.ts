import { foot as bdtdemo } from '#src/merchants/bdtdemo/foot.ts'
import { foot as inrdemo } from '#src/merchants/inrdemo/foot.ts'
import { foot as tlbdemo } from '#src/merchants/tlbdemo/foot.ts'
import type { Certificate, MerchantFoot, PaymentLogo } from '#src/merchants/foot.ts'
import { currentMerchant } from './current.ts'

export type { Certificate, MerchantFoot, PaymentLogo }

/** By merchant code. */
export const feet: ReadonlyMap<string, MerchantFoot> = new Map(Object.entries({ bdtdemo, tlbdemo, inrdemo }))

/** What the merchant of this page claims; nothing without a foot. Comes late: the first screen shows none of it. */
export const currentFoot: MerchantFoot = feet.get(currentMerchant.code) ?? {}
