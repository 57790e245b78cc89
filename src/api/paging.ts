/**
 * How an operation is paged: names of the parameters of its page and of the size of one, and of the answer's fields
 * that say how far one is, of how many pages, what stands on the page, and of how many on all; the field that tells an
 * entry from all others, with its path where it lies deeper (`member/memberId`); and how many stand on a page where a
 * caller does not say.
 */
export interface Paging {
  page: string
  size: string
  current: string
  total: string
  items: string
  count?: string
  key: string
  pageSize: number
}

/** The variables of one page; its size is the contract's unless they say another. */
export function withPage(variables: { query?: object } | undefined, page: number, names: Paging) {
  return { ...variables, query: { [names.size]: names.pageSize, ...variables?.query, [names.page]: page } }
}

/** The entries of all pages, each once: a list that grows between two pages repeats what it pushed over the edge. */
export function rowsOf(pages: readonly unknown[], { items, key }: Paging): unknown[] {
  const rowOf = new Map<unknown, unknown>()
  const keyOf = keyReader(key)
  for (const row of pages.flatMap((page) => fieldOf(page, items))) {
    const id = keyOf(row)
    if (!rowOf.has(id)) rowOf.set(id, row)
  }
  return [...rowOf.values()]
}

/** How many entries there are on all pages, as the last says; undefined where the answer does not tell. */
export const totalOf = (pages: readonly unknown[], { count }: Paging): unknown =>
  count === undefined ? undefined : fieldOf(pages[pages.length - 1], count)

/**
 * Counts by what was asked for: a gateway that says the same page number again and again would never come to an end.
 */
export function nextPage(
  pages: readonly unknown[],
  asked: number,
  { current, total, items, key }: Paging,
): number | undefined {
  const last = pages[pages.length - 1]
  const page = Math.max(asked, Number(fieldOf(last, current)))
  const pageCount = Number(fieldOf(last, total))
  // A list that has grown by a page since its first one was read repeats that much before it goes on.
  const hasGrown = pageCount > Number(fieldOf(pages[0], total))
  return page < pageCount && (hasGrown || !isRepeated(pages, items, key)) ? page + 1 : undefined
}

/** Whether all that the last page holds stands on pages before it. Pages can be empty because a member emptied them. */
function isRepeated(pages: readonly unknown[], items: string, key: string): boolean {
  const [last = NO_KEYS, ...others] = pages.map((page) => keysOf(fieldOf(page, items), key)).reverse()
  return last.size > 0 && [...last].every((id) => others.some((keys) => keys.has(id)))
}

/** A page that comes without entries is the last one, whatever it says. */
export function endedWhereEmpty<Page>(page: Page, asked: number, { items, total }: Paging): Page {
  const entries = fieldOf(page, items)
  return Array.isArray(entries) && entries.length === 0 ? { ...page, [total]: asked } : page
}

/** The keys of pages, read once however often the same page is asked about. */
const keysOfPages = new WeakMap<object, ReadonlySet<unknown>>()
const NO_KEYS: ReadonlySet<unknown> = new Set()

function keysOf(rows: unknown, key: string): ReadonlySet<unknown> {
  if (!Array.isArray(rows)) return NO_KEYS
  const keys = keysOfPages.get(rows) ?? new Set(rows.map(keyReader(key)))
  keysOfPages.set(rows, keys)
  return keys
}

function keyReader(key: string): (row: unknown) => unknown {
  const path = key.split('/')
  return (row) => path.reduce(fieldOf, row)
}

// A read of one field, not of all: rows come by the thousand.
const fieldOf = (page: unknown, name: string): unknown => Reflect.get(Object(page), name)
