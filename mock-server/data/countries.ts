import type { RegionEntry } from '#src/api/generated/types.ts'

/**
 * The regions of the picker (BOOT-28, BOOT-30 to BOOT-32). Pakistan and Indonesia belong to no merchant of their own, so
 * choosing them falls back to the default one (BOOT-40).
 */
export const countries: readonly RegionEntry[] = [
  { country: 'TH', countryName: 'Thailand', currency: 'TLB', langList: ['TY', 'EN'] },
  { country: 'BD', countryName: 'Bangladesh', currency: 'BDT', langList: ['BN', 'EN'] },
  { country: 'IN', countryName: 'India', currency: 'INR', langList: ['HI', 'EN'] },
  { country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] },
  { country: 'ID', countryName: 'Indonesia', currency: 'IDR', langList: ['ID', 'EN'] },
]
