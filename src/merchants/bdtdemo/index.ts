import type { Merchant } from '../merchant.ts'

/** Configured record B (BOOT-31), and the default merchant (GAP-50). */
export const bdtdemo = {
  code: 'bdtdemo',
  brand: 'Lanternhouse',
  mark: 'lantern',
  currency: 'BDT',
  country: 'BD',
  languages: ['EN', 'BN'],
  domains: ['lanternhouse.example', 'www.lanternhouse.example', 'fast.lanternhouse.example'],
  currencySymbol: '৳',
  heroPicture: '/merchants/bdtdemo/hero.svg',
  mobile: { dialingCode: '880', digits: 11, pattern: /^01/ },
  timeZone: 'Asia/Dhaka',
  minimumAge: 18,
  cockfightProviders: [],
  showJackpot: true,
} satisfies Merchant
