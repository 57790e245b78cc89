import { useMemo } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { useProviderNames } from '#src/core/games/category/use-categories.ts'
import { findClose } from './find-close.ts'
import { useLoadedGames } from './use-loaded-games.ts'

/**
 * The games at hand that a search means, of whatever category: by their names, in the visitor's language or their own,
 * by their provider, or by both together.
 */
export function useCloseGames(name: string): readonly Game[] {
  const loaded = useLoadedGames()
  const providerName = useProviderNames()
  return useMemo(
    () =>
      findClose(loaded, name, ({ displayName, gameName, vassalage }) =>
        [displayName, gameName, providerName(vassalage)].join(' '),
      ),
    [loaded, name, providerName],
  )
}
