import { finding } from '../../judge/finding.ts'
import { PagedList, type ListPage } from './lists.ts'
import type { Probe } from './probe.ts'

const SMALL = 2
const LARGE = 4

/** Pages of one list: none twice, none between them, in one order, each time the same. */
export const pagesProbe: Probe = {
  name: 'pages beside each other',
  on: ({ pagination }) => pagination !== undefined,
  run: async (context, operation, report) => {
    if (!operation.pagination) return
    const list = new PagedList(context, operation, operation.pagination)
    const pointer = `/value/${operation.pagination.items}`
    const first = await list.page(1, SMALL)
    const again = await list.page(1, SMALL)
    if (!first || !again || first.rows.length === 0) return
    if (!isSame(first.ids, again.ids))
      report(
        again.exchange,
        finding('disorder', 'The same page comes with other entries', asPlace(pointer, first, again)),
      )
    const second = await list.page(2, SMALL)
    const large = await list.page(1, LARGE)
    if (second) {
      const twice = second.ids.find((id) => first.ids.includes(id))
      if (twice !== undefined) {
        const place = { pointer, expected: 'entries that page 1 has not', seen: twice }
        return report(second.exchange, finding('paging', 'An entry of page 1 stands on page 2 again', place))
      }
      if (second.count !== first.count) {
        const place = {
          pointer: `/value/${operation.pagination.count}`,
          expected: String(first.count),
          seen: String(second.count),
        }
        report(second.exchange, finding('paging', 'Two pages count the whole list differently', place))
      }
    }
    if (large && second && !isSame([...first.ids, ...second.ids], large.ids)) {
      const small = { ...first, ids: [...first.ids, ...second.ids] }
      const title = 'A large page holds other entries than the small ones of its place'
      report(large.exchange, finding('paging', title, asPlace(pointer, small, large)))
    }
    // How the last page and the one beyond it are cut, the judge sees.
    await list.page(first.total, SMALL)
    await list.page(first.total + 1, SMALL)
  },
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

const asPlace = (pointer: string, expected: Pick<ListPage, 'ids'>, seen: ListPage) => ({
  pointer,
  expected: expected.ids.join(', '),
  seen: seen.ids.join(', ') || 'nothing',
})
