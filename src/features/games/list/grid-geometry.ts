/** As in src/ui/styles/theme.css: the page's widest column, its gutter, the gap of grids. */
export const COLUMN_PX = 600
export const GUTTER_PX = 16
export const GAP_PX = 10
/** From this width on there are four columns (`--tile-columns`). */
export const WIDE_PX = 520
/** Height of a tile by its width, as in GameTile.module.css. */
const TILE_RATIO = 1.3333

/** Where the tiles of a grid stand. */
export interface GridGeometry {
  columns: number
  /** From the top of one row to the top of the next, in px. */
  rowPx: number
}

/** @param viewportPx width of the page without a scrollbar */
export function gridGeometry(viewportPx: number): GridGeometry {
  const columns = viewportPx >= WIDE_PX ? 4 : 3
  const inside = Math.min(viewportPx, COLUMN_PX) - 2 * GUTTER_PX
  const tilePx = (inside - (columns - 1) * GAP_PX) / columns
  return { columns, rowPx: tilePx * TILE_RATIO + GAP_PX }
}

/** A run of tiles in the page, and the room that the others would take. */
export interface GridWindow {
  /** Index of the first tile, and of the one after the last. */
  from: number
  to: number
  beforePx: number
  afterPx: number
}

/**
 * The part of a grid that stands in the page.
 *
 * @param firstRow and `lastRow`: the rows in or near the screen
 */
export function gridWindow(
  count: number,
  { columns, rowPx }: GridGeometry,
  firstRow: number,
  lastRow: number,
): GridWindow {
  const rows = Math.ceil(count / columns)
  const last = Math.min(lastRow, rows - 1)
  return {
    from: firstRow * columns,
    to: Math.min(count, (last + 1) * columns),
    beforePx: firstRow * rowPx,
    afterPx: Math.max(0, rows - 1 - last) * rowPx,
  }
}

/** Rows of a grid; `to` is the first that does not belong to them. */
export interface Rows {
  from: number
  to: number
}

/**
 * The next step from the rows whose tiles are drawn to those that should be: what is wanted no more goes, and at most
 * `step` rows come, below before above, as lists are read.
 *
 * @param start where to begin when no drawn row is wanted any more
 */
export function nextRows(drawn: Rows, wanted: Rows, step: number, start: number): Rows {
  const from = Math.max(drawn.from, wanted.from)
  const to = Math.min(drawn.to, wanted.to)
  if (from >= to) return { from: start, to: Math.min(wanted.to, start + step) }
  if (to < wanted.to) return { from, to: Math.min(wanted.to, to + step) }
  return { from: Math.max(wanted.from, from - step), to }
}
