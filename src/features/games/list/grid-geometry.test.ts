import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMN_PX, GAP_PX, gridGeometry, gridWindow, GUTTER_PX, nextRows, WIDE_PX } from './grid-geometry.ts'

it('measures as the style sheets do', () => {
  const theme = readFileSync(new URL('../../../ui/styles/theme.css', import.meta.url), 'utf8')
  expect(theme).toContain(`--column: ${COLUMN_PX}px;`)
  expect(theme).toContain(`--gutter: ${GUTTER_PX}px;`)
  expect(theme).toContain(`--grid-gap: ${GAP_PX}px;`)
  expect(theme).toContain(`(min-width: ${WIDE_PX}px)`)
})

it('has three columns on phones and four on wide screens, no wider than the column', () => {
  expect(gridGeometry(390).columns).toBe(3)
  expect(gridGeometry(390).rowPx).toBeCloseTo(160.2, 1)
  expect(gridGeometry(520).columns).toBe(4)
  expect(gridGeometry(1440)).toEqual(gridGeometry(600))
})

it('LIST-03 the tiles in the page and the room of all others make up the whole grid, wherever it is cut', () => {
  const geometry = { columns: 3, rowPx: 100 }
  for (const [firstRow, lastRow] of [
    [0, 5],
    [40, 47],
    [3329, 3333],
    [3330, 4000],
  ] as const) {
    const { from, to, beforePx, afterPx } = gridWindow(10_000, geometry, firstRow, lastRow)
    expect(beforePx / 100).toBe(from / 3)
    expect(beforePx / 100 + Math.ceil((to - from) / 3) + afterPx / 100).toBe(3334)
    expect(to).toBeLessThanOrEqual(10_000)
  }
  expect(gridWindow(10_000, geometry, 3330, 4000).to).toBe(10_000)
})

describe('LIST-03 the rows that get their tiles', () => {
  const wanted = { from: 20, to: 30 }

  it.each([
    ['begin where one looks', { from: 0, to: 10 }, { from: 23, to: 25 }],
    ['go on below first', { from: 23, to: 25 }, { from: 23, to: 27 }],
    ['end where no more are wanted', { from: 23, to: 29 }, { from: 23, to: 30 }],
    ['go on above then', { from: 23, to: 30 }, { from: 21, to: 30 }],
    ['leave when they are out of reach', { from: 15, to: 29 }, { from: 20, to: 30 }],
    ['stay once all are there', wanted, wanted],
  ])('%s', (_case, drawn, next) => {
    expect(nextRows(drawn, wanted, 2, 23)).toEqual(next)
  })
})
