import type { RegionEntry } from '#src/api/generated/types.ts'

/**
 * The regions of the picker (BOOT-28, BOOT-30 to BOOT-32). All but the first three belong to no merchant of their own,
 * so choosing them falls back to the default one (BOOT-40). Together they offer every language.
 */
export const countries: readonly RegionEntry[] = [
  { country: 'TH', countryName: 'Thailand', currency: 'TLB', langList: ['TY', 'EN'] },
  { country: 'BD', countryName: 'Bangladesh', currency: 'BDT', langList: ['BN', 'EN'] },
  {
    country: 'IN',
    countryName: 'India',
    currency: 'INR',
    langList: ['HI', 'EN', 'BN', 'TA', 'TE', 'MR', 'GU', 'KN', 'ML', 'PA', 'UR'],
  },
  { country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] },
  { country: 'ID', countryName: 'Indonesia', currency: 'IDR', langList: ['ID', 'EN'] },
  { country: 'VN', countryName: 'Vietnam', currency: 'VND', langList: ['VI', 'EN'] },
  { country: 'MY', countryName: 'Malaysia', currency: 'MYR', langList: ['MS', 'ZH', 'TA', 'EN'] },
  { country: 'SG', countryName: 'Singapore', currency: 'SGD', langList: ['EN', 'ZH', 'MS', 'TA'] },
  { country: 'TW', countryName: 'Taiwan', currency: 'TWD', langList: ['TW', 'EN'] },
  { country: 'PH', countryName: 'Philippines', currency: 'PHP', langList: ['PH', 'EN'] },
  { country: 'KH', countryName: 'Cambodia', currency: 'KHR', langList: ['KM', 'EN'] },
  { country: 'LA', countryName: 'Laos', currency: 'LAK', langList: ['LO', 'EN'] },
  { country: 'MM', countryName: 'Myanmar', currency: 'MMK', langList: ['MY', 'EN'] },
  { country: 'JP', countryName: 'Japan', currency: 'JPY', langList: ['JA', 'EN'] },
  { country: 'KR', countryName: 'South Korea', currency: 'KRW', langList: ['KO', 'EN'] },
  { country: 'NP', countryName: 'Nepal', currency: 'NPR', langList: ['NE', 'EN'] },
  { country: 'LK', countryName: 'Sri Lanka', currency: 'LKR', langList: ['SI', 'TA', 'EN'] },
  { country: 'AE', countryName: 'United Arab Emirates', currency: 'AED', langList: ['AR', 'EN'] },
  { country: 'IR', countryName: 'Iran', currency: 'IRR', langList: ['FA', 'EN'] },
  { country: 'TR', countryName: 'Türkiye', currency: 'TRY', langList: ['TR', 'EN'] },
  { country: 'RU', countryName: 'Russia', currency: 'RUB', langList: ['RU', 'EN'] },
  { country: 'KZ', countryName: 'Kazakhstan', currency: 'KZT', langList: ['KK', 'RU', 'EN'] },
  { country: 'UZ', countryName: 'Uzbekistan', currency: 'UZS', langList: ['UZ', 'RU', 'EN'] },
  { country: 'BR', countryName: 'Brazil', currency: 'BRL', langList: ['PT', 'EN'] },
  { country: 'MX', countryName: 'Mexico', currency: 'MXN', langList: ['ES', 'EN'] },
  { country: 'CI', countryName: 'Côte d’Ivoire', currency: 'XOF', langList: ['FR', 'EN'] },
  { country: 'TZ', countryName: 'Tanzania', currency: 'TZS', langList: ['SW', 'EN'] },
]
