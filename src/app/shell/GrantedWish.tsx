import { useEffect, useEffectEvent } from 'react'
import { defineMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useFavorites } from '#src/core/games/favorites/favorites.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { dropWishes, useGrantedWish, type Wish } from '#src/core/games/launch/wish.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isolate } from '#src/lib/isolate.ts'

/** Does what the visitor had wished for before the login. */
export function GrantedWish() {
  const wish = useGrantedWish()
  return wish ? <Granted wish={wish} /> : null
}

/** Opens the game, or sets the heart, that was tapped, once the page of it is back. */
function Granted({ wish: { does, game } }: { wish: Wish }) {
  const { pathname } = useLocation()
  const { launch } = useLaunch()
  const { add } = useFavorites()
  const play = useEffectEvent(() => {
    dropWishes()
    showToast({
      kind: 'info',
      text: message,
      values: { game: isolate(game.displayName) },
      durationMs: TOAST_MS.long,
    })
    launch(game)
  })
  const favour = useEffectEvent(() => {
    dropWishes()
    if (game.nodeId) add({ nodeId: game.nodeId, vassalage: game.vassalage })
  })
  useEffect(() => {
    if (pathname === paths.login) return
    if (does === 'favourite') favour()
    else play()
  }, [pathname, does, game])
  return null
}

const message = defineMessage<{ game: string }>({
  id: 'shell.wish.opening',
  defaultMessage: 'Opening {game}…',
  description: 'Toast after the login, for the game that the visitor had tapped before; {game} is its name',
})
