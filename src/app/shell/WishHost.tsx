import { Suspense } from 'react'
import { useGrantedWish } from '#src/core/games/launch/wish.ts'
import { latePart } from '#src/ui/loading/late-part.ts'

const GrantedWish = latePart(() => import('./GrantedWish.tsx').then((module) => module.GrantedWish))

/** The place where a visitor's wish is done after the login; few visits need it. */
export function WishHost() {
  const wish = useGrantedWish()
  return wish ? (
    <Suspense>
      <GrantedWish wish={wish} />
    </Suspense>
  ) : null
}
