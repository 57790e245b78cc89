import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { GameTile } from '#src/core/games/tile/GameTile.tsx'
import { useProviderNames } from '#src/core/games/category/use-categories.ts'
import { useTileProps } from '#src/core/games/tile/use-tile-props.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { gridGeometry, gridWindow } from './grid-geometry.ts'
import { STEP_ROWS, useDrawnRows } from './use-drawn-rows.ts'
import styles from './VirtualGrid.module.css'

/** Rows above and below the screen that stand ready for a fling and for the Tab key. */
const OVERSCAN_ROWS = 3

interface VirtualGridProps {
  games: readonly Game[]
  /** Tiles that the grid has room for; those without a game yet are drawn as loading. */
  count: number
  /** Tiles of the whole list, loaded or not, where it is known. */
  total: number | undefined
  label: string
}

/**
 * A grid of games of which only the rows near the screen are in the page. The room of the others is padding, so the
 * tiles stay plain items of one list that the style sheet lays out, in both directions of writing. A row comes as
 * placeholders, which cost little, and gets its tiles a moment later. Pictures of the first rows are asked for at once;
 * those of later pieces, which React may begin anew, would be asked for twice, were they not lazy.
 */
export function VirtualGrid({ games, count, total, label }: VirtualGridProps) {
  const tileProps = useTileProps()
  const providerName = useProviderNames()
  const width = useSyncExternalStore(onResize, viewportWidth)
  const geometry = gridGeometry(width)
  const { columns, rowPx } = geometry
  const [top, setTop] = useState(0)
  // A new width can break the lines above the grid differently.
  // oxlint-disable-next-line react/exhaustive-deps
  const place = useCallback((list: HTMLElement | null) => setTop(list ? topOf(list) : 0), [width])
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    initialRect: { width, height: window.innerHeight },
    useFlushSync: false,
  })
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, rowPx])
  const rows = virtualizer.getVirtualItems()
  const [firstRow, lastRow] = [rows[0]?.index ?? 0, rows[rows.length - 1]?.index ?? 0]
  const { from, to, beforePx, afterPx } = gridWindow(count, geometry, firstRow, lastRow)
  const drawn = useDrawnRows({ from: firstRow, to: lastRow + 1 }, virtualizer.range?.startIndex ?? firstRow)
  const isDrawn = (index: number) => index >= drawn.from * columns && index < drawn.to * columns
  return (
    <ul ref={place} aria-label={label} className={styles.grid} style={{ paddingTop: beforePx, paddingBottom: afterPx }}>
      {Array.from({ length: to - from }, (_, at) => {
        const index = from + at
        const game = games[index]
        return game && isDrawn(index) ? (
          <li key={game.nodeId} aria-setsize={total ?? -1} aria-posinset={index + 1}>
            <GameTile
              {...tileProps(game)}
              providerName={providerName(game.vassalage)}
              eager={index < STEP_ROWS * columns}
            />
          </li>
        ) : (
          <li key={`pending ${index}`} aria-hidden="true">
            {game ? <span className={styles.place} /> : <Skeleton shape="tile" />}
          </li>
        )
      })}
    </ul>
  )
}

function topOf(list: HTMLElement): number {
  return Math.round(list.getBoundingClientRect().top + window.scrollY)
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function viewportWidth(): number {
  return document.documentElement.clientWidth
}
