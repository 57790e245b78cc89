import type { MerchantFoot } from '../foot.ts'

/** What the foot of Lanternhouse claims; all of it is sample data. */
export const foot = {
  licence: { authority: 'Sample Gaming Authority', number: '0000/000', certificates: ['rng', 'encryption', 'support'] },
  gamesClaim: 600,
  paymentLogos: [
    { code: 'bkash', name: 'bKash' },
    { code: 'nagad', name: 'Nagad' },
    { code: 'rocket', name: 'Rocket' },
    { code: 'bank' },
  ],
  helpLine: 'https://www.gamblersanonymous.org/',
} satisfies MerchantFoot
