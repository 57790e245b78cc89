import type { MerchantFoot } from '../foot.ts'

/** What the foot of Orchid Court claims; all of it is sample data. */
export const foot = {
  licence: { authority: 'Sample Gaming Authority', number: '0000/000', certificates: ['rng', 'encryption', 'support'] },
  helpLine: 'https://www.gamblersanonymous.org/',
} satisfies MerchantFoot
