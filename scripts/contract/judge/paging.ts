import { asList, asObject } from '../document/json.ts'
import type { OperationModel } from '../generate/model.ts'
import { finding, type Finding } from './finding.ts'

/**
 * How a page has to be cut by what was asked and what it says of the whole list (`x-pagination`). One fault, one
 * finding.
 */
export function pageFindings(
  { pagination }: Pick<OperationModel, 'pagination'>,
  url: string,
  value: unknown,
): Finding[] {
  if (!pagination) return []
  const asked = new URL(url).searchParams
  const size = Number(asked.get(pagination.size) ?? pagination.usual)
  const page = Number(asked.get(pagination.page) ?? 1)
  const answer = asObject(value)
  const rows = asList(answer[pagination.items])
  const total = Number(answer[pagination.total])
  const count = pagination.count === undefined ? undefined : Number(answer[pagination.count])
  const violation = (title: string, name: string, expected: unknown, seen: unknown) =>
    finding('paging', title, { pointer: `/value/${name}`, expected: String(expected), seen: String(seen) })

  if (answer[pagination.current] !== page)
    return [violation('Another page than the one asked for', pagination.current, page, answer[pagination.current])]
  if (rows.length > size)
    return [
      violation(
        'More entries than the page was asked to have',
        pagination.items,
        `at most ${size} entries`,
        rows.length,
      ),
    ]
  if (count !== undefined && total !== Math.ceil(count / size)) {
    const expected = `${Math.ceil(count / size)}, for ${count} entries by ${size}`
    return [violation('Pages and entries do not add up', pagination.total, expected, total)]
  }
  const whole = page < total ? size : page > total ? 0 : count === undefined ? undefined : count - (total - 1) * size
  if (whole !== undefined && rows.length !== whole)
    return [
      violation('A page that does not fit the numbers beside it', pagination.items, `${whole} entries`, rows.length),
    ]
  if (page === total && rows.length === 0)
    return [violation('The last page is empty', pagination.items, 'an entry at least', 0)]
  return []
}
