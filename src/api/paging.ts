/**
 * How an operation is paged: names of the parameters of its page and of the size of one, and of the answer's fields that
 * say how far one is, of how many pages, what stands on the page, and of how many on all; the field that tells an entry
 * from all others; and how many stand on a page where a caller does not say.
 */
export interface Paging {
  page: string
  size: string
  current: string
  total: string
  items: string
  count?: string
  key?: string
  pageSize: number
}

/** The variables of one page; its size is the contract's unless they say another. */
export function withPage(variables: { query?: object } | undefined, page: number, names: Paging) {
  return { ...variables, query: { [names.size]: names.pageSize, ...variables?.query, [names.page]: page } }
}

/** The entries of all pages, each once: a list that grows between two pages repeats what it pushed over the edge. */
export function rowsOf(pages: readonly unknown[], { items, key }: Paging): unknown[] {
  const rows = pages.flatMap((page) => fieldOf(page, items))
  if (key === undefined) return rows
  const rowOf = new Map<unknown, unknown>()
  for (const row of rows) if (!rowOf.has(fieldOf(row, key))) rowOf.set(fieldOf(row, key), row)
  return [...rowOf.values()]
}

/** How many entries there are on all pages, as the first says; undefined where the answer does not tell. */
export const totalOf = (pages: readonly unknown[], { count }: Paging): unknown =>
  count === undefined ? undefined : fieldOf(pages[0], count)

/** Counts by what was asked for: a gateway that says the same page number again and again would never come to an end. */
export function nextPage(
  pages: readonly unknown[],
  asked: number,
  { current, total, items }: Paging,
): number | undefined {
  const last = pages[pages.length - 1]
  const page = Math.max(asked, Number(fieldOf(last, current)))
  if (!(page < Number(fieldOf(last, total))) || isRepeated(pages, items)) return undefined
  return page + 1
}

/** Whether what stands on the last page stands on one before it. Pages can be empty because a member emptied them. */
function isRepeated(pages: readonly unknown[], items: string): boolean {
  const [last, ...others] = pages.map((page) => textOf(fieldOf(page, items))).reverse()
  return last !== '[]' && others.some((text) => text === last)
}

/** A page that comes without entries is the last one, whatever it says. */
export function endedWhereEmpty<Page>(page: Page, asked: number, { items, total }: Paging): Page {
  const entries = fieldOf(page, items)
  return Array.isArray(entries) && entries.length === 0 ? { ...page, [total]: asked } : page
}

/** Pages as texts, written once however often the same page is asked about. */
const texts = new WeakMap<object, string>()

function textOf(items: unknown): string | undefined {
  if (typeof items !== 'object' || items === null) return undefined
  const text = texts.get(items) ?? JSON.stringify(items)
  texts.set(items, text)
  return text
}

// A read of one field, not of all: rows come by the thousand.
const fieldOf = (page: unknown, name: string): unknown => Reflect.get(Object(page), name)
