import type { Merchant } from '../merchant.ts'

/** Configured record C (BOOT-32). */
export const inrdemo = {
  code: 'inrdemo',
  brand: 'Orchid Court',
  mark: 'orchid',
  currency: 'INR',
  country: 'IN',
  languages: ['EN', 'HI', 'BN', 'TA', 'TE', 'MR', 'GU', 'KN', 'ML', 'PA', 'UR'],
  domains: ['orchidcourt.example'],
  currencySymbol: '₹',
  heroPicture: '/merchants/inrdemo/hero.svg',
  mobile: { dialingCode: '91', digits: 10, pattern: /^[6-9]/ },
  timeZone: 'Asia/Kolkata',
  minimumAge: 18,
  termsPreChecked: false,
  cockfightProviders: [],
  showJackpot: true,
} satisfies Merchant
