import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { closeSearch, useSearchOpen } from '#src/core/games/search-popup.ts'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { loadSearch } from '../routes/load-next-pages.ts'
import { sayNotLoaded } from '#src/core/errors/show-error.ts'
import type { LazyLayerProps } from '#src/core/errors/use-lazy-layer.ts'

/** Holds the search popup, whose code comes with its first opening; another page closes it (LIST-37). */
export function SearchHost() {
  const isOpen = useSearchOpen()
  const { pathname } = useLocation()
  const [Popup, setPopup] = useState<ComponentType<LazyLayerProps>>()
  useEffect(() => () => closeSearch(), [pathname])
  useEffect(() => {
    if (!isOpen || Popup) return
    loadPart(loadSearch).then(
      (loaded) => setPopup(() => loaded),
      () => {
        closeSearch()
        void sayNotLoaded()
      },
    )
  }, [isOpen, Popup])
  return Popup ? <Popup open={isOpen} onClose={closeSearch} /> : null
}
