import type { OperationId } from '#src/api/generated/operations.ts'
import type { OperationModel } from './model.ts'

/** The calls that home makes before the first tap; all other calls come with what needs them. */
const FIRST_SCREEN: readonly string[] = [
  'getSystemStatus',
  'getWhitelabel',
  'listCountries',
  'getVendorGameTypes',
  'listHotGames',
  'listAnnouncements',
  'listFavoriteIds',
  'getMemberInfo',
  'getWallets',
] satisfies readonly OperationId[]

/** The file of these calls. */
export const FIRST_FILE = 'first-screen'

export const isOfFirstScreen = ({ id }: Pick<OperationModel, 'id'>): boolean => FIRST_SCREEN.includes(id)
