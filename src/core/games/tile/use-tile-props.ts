import type { Game } from '#src/api/generated/types.ts'
import { useStableCallback } from '#src/ui/controls/use-stable-callback.ts'
import { useFavorites } from '../favorites/favorites.ts'
import type { GameTileProps } from './GameTile.tsx'
import { useLaunch } from '../launch/use-launch.ts'

type TileProps = Omit<GameTileProps, 'wide' | 'providerName' | 'eager'>

/** Gives each tile of a list its heart and its launch; one call for a whole list. */
export function useTileProps(): (game: Game) => TileProps {
  const favorites = useFavorites()
  const { launch, isLaunching } = useLaunch()
  const onLaunch = useStableCallback(launch)
  const onToggleFavorite = useStableCallback(favorites.toggle)
  return (game) => ({
    game,
    isFavorite: favorites.isFavorite(game.nodeId),
    isLaunching: isLaunching(game),
    onLaunch,
    onToggleFavorite,
  })
}
