import { useState } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { SEARCH_PAGE_SIZE } from './search-page-size.ts'
import { TileSection } from './TileSection.tsx'

/** Games that are all here, shown page by page where one does not hold them (LIST-45, CONST-12). */
export function PagedTiles({ title, games }: { title: string; games: readonly Game[] | undefined }) {
  const [shown, setShown] = useState(1)
  const total = Math.ceil((games?.length ?? 0) / SEARCH_PAGE_SIZE)
  return (
    <TileSection
      title={title}
      games={games?.slice(0, shown * SEARCH_PAGE_SIZE)}
      pages={total === 1 ? undefined : { shown, total, onMore: () => setShown(shown + 1) }}
    />
  )
}
