import { useMemo } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { useVendorNames } from '#src/core/games/category/use-categories.ts'
import { findClose } from './find-close.ts'
import { useLoadedGames } from './use-loaded-games.ts'

/**
 * The games at hand that a search means, of whatever category: by their names, in the visitor's language or their own,
 * by their maker, or by both together.
 */
export function useCloseGames(name: string): readonly Game[] {
  const loaded = useLoadedGames()
  const vendorName = useVendorNames()
  return useMemo(
    () =>
      findClose(loaded, name, ({ displayName, gameName, vassalage }) =>
        [displayName, gameName, vendorName(vassalage)].join(' '),
      ),
    [loaded, name, vendorName],
  )
}
