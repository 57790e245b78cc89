import type { Merchant } from '../merchant.ts'

/** Configured record A (BOOT-30). */
export const tlbdemo = {
  code: 'tlbdemo',
  brand: 'Tideglass',
  mark: 'tide',
  currency: 'TLB',
  country: 'TH',
  languages: ['EN', 'TY'],
  domains: ['tideglass.example', 'www.tideglass.example'],
  currencySymbol: '฿',
  heroPicture: '/merchants/tlbdemo/hero.svg',
  mobile: { dialingCode: '66', digits: 10, pattern: /^0/ },
  timeZone: 'Asia/Bangkok',
  minimumAge: 21,
  registerModal: true,
  cockfightProviders: [],
  showJackpot: true,
} satisfies Merchant
