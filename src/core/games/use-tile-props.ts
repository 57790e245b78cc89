import type { ComponentProps } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { useFavorites } from './favorites.ts'
import type { GameTile } from './GameTile.tsx'
import { useLaunch } from './use-launch.ts'

type TileProps = Omit<ComponentProps<typeof GameTile>, 'wide' | 'eager'>

/** Gives each tile of a list its heart and its launch; one call for a whole list. */
export function useTileProps(): (game: Game) => TileProps {
  const favorites = useFavorites()
  const { launch, launching } = useLaunch()
  return (game) => ({
    game,
    isFavorite: favorites.isFavorite(game.nodeId),
    isFavoritePending: favorites.isPending(game.nodeId),
    isLaunching: launching === game.nodeId,
    onLaunch: launch,
    onToggleFavorite: favorites.toggle,
  })
}
