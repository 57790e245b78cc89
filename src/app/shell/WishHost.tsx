import { type ComponentType, useEffect, useState } from 'react'
import { sayNotLoaded } from '#src/core/errors/say-not-loaded.ts'
import { dropWishes, useGrantedWish, type Wish } from '#src/core/games/launch/wish.ts'
import { loadPart } from '#src/ui/loading/late-part.ts'

/** The place where a visitor's wish is done after the login. Few visits need its code; where it does not come, that is said. */
export function WishHost() {
  const wish = useGrantedWish()
  const [part, setPart] = useState<{ GrantedWish: ComponentType<{ wish: Wish }> }>()
  useEffect(() => {
    if (!wish || part) return undefined
    let isWanted = true
    loadPart(() => import('./GrantedWish.tsx')).then(setPart, () => {
      if (!isWanted) return
      dropWishes()
      sayNotLoaded()
    })
    return () => {
      isWanted = false
    }
  }, [wish, part])
  return wish && part ? <part.GrantedWish wish={wish} /> : null
}
