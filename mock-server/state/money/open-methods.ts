import type { DepositMethod } from '#src/api/generated/types.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { depositMethods, withEveryChannel } from '#mock/data/payments.ts'
import { runtime } from '../runtime.ts'

/** The ways to pay in as they are at present: those of the merchant, all open where the stub's switch says so. */
export function methodsNow(merchant: MerchantCode, language: string): DepositMethod[] {
  const methods = depositMethods(merchant, language)
  return runtime.switches.everyChannel ? withEveryChannel(methods) : methods
}
