import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { defineMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useFavorites } from '#src/core/games/favorites/favorites.ts'
import { VN_LOTTERY } from '#src/core/games/launch/launch.ts'
import { vendorGameTypesQuery } from '#src/core/games/category/use-categories.ts'
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
  const queryClient = useQueryClient()
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
    if (pathname === paths.login) return undefined
    if (does === 'favourite') return favour()
    let isMounted = true
    const go = () => {
      if (isMounted) play()
    }
    // Lotteries ask for the prize mode, which the providers of this session tell.
    if (!LOTTERIES.includes(game.vassalage)) go()
    else void queryClient.ensureQueryData(vendorGameTypesQuery()).then(go, go)
    return () => {
      isMounted = false
    }
  }, [pathname, does, game, queryClient])
  return null
}

const LOTTERIES = ['LOTT', 'ELOTT', VN_LOTTERY]

const message = defineMessage<{ game: string }>({
  id: 'shell.wish.opening',
  defaultMessage: 'Opening {game}…',
  description: 'Toast after the login, for the game that the visitor had tapped before; {game} is its name',
})
