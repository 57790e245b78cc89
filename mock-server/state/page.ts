/** One page of a list, numbered from 1. A page beyond the last one is empty. */
export interface Page<Row> {
  readonly rows: Row[]
  readonly pageNum: number
  /** 0 when the list is empty. */
  readonly totalPages: number
  readonly totalCount: number
}

/** Cuts one page out of a whole list. */
export function pageOf<Row>(rows: readonly Row[], pageNum: number, pageSize: number): Page<Row> {
  const start = (pageNum - 1) * pageSize
  return {
    rows: rows.slice(start, start + pageSize),
    pageNum,
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  }
}
