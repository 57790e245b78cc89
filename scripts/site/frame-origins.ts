import { readFileSync } from 'node:fs'
import { merchants } from '#src/core/merchant/merchants.ts'

/**
 * Origins of the lotteries that the site may show in a frame: those of all merchants. They stand in a file of their own
 * beside a merchant's data (`policy.json`), because the policy alone needs them and no page does; which one is used, the
 * site status says (GAP-107).
 */
export function frameOrigins(): string[] {
  return merchants.flatMap(({ code }) => {
    const file = new URL(`../../src/merchants/${code}/policy.json`, import.meta.url)
    const policy: { frameOrigins: string[] } = JSON.parse(readFileSync(file, 'utf8'))
    return policy.frameOrigins
  })
}
