import type { GameType } from '#src/api/generated/types.ts'

/** The categories that contain providers, without the older spellings (GAP-45). */
export const vendorCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'BINGO',
  'BGS',
  'TF',
] as const satisfies readonly GameType[]

/** The same with the older spellings, which data still carries. */
export const gameTypes = [...vendorCategories, 'ELOTTO', 'cockfight'] as const satisfies readonly GameType[]
