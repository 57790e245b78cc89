import { asList } from '../../document/json.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import type { FollowRule } from '../../document/openapi.ts'
import { finding } from '../../judge/finding.ts'
import { standingAt } from '../../judge/standing.ts'
import { resolve } from '../cases/variants.ts'
import type { Context } from '../context.ts'
import { PagedList, type ListPage } from './lists.ts'
import type { Probe, Report } from './probe.ts'

const DAY_MS = 86_400_000
const PAGE = 50

/** What a filter leaves out is for the judge to see; here, that it finds what is there. */
export const filtersProbe: Probe = {
  name: 'filters and searches',
  on: ({ pagination, follows }) => pagination !== undefined && Object.keys(follows).length > 0,
  run: async (context, operation, report) => {
    if (!operation.pagination) return
    const list = new PagedList(context, operation, operation.pagination)
    const whole = await list.page(1, Math.min(PAGE, operation.pagination.most))
    if (!whole) return
    for (const [pointer, rule] of Object.entries(operation.follows)) {
      if (rule.splits !== undefined) await checkSplit(context, operation, list, whole, nameOf(rule.splits), report)
      const inRow = pointer.replace(`/${operation.pagination.items}/*`, '')
      if (inRow !== pointer) await checkFinds(list, whole, { inRow, rule, items: operation.pagination.items }, report)
    }
  },
}

/** Asks for what the first row has, which has to come again. */
async function checkFinds(
  list: PagedList,
  whole: ListPage,
  { inRow, rule, items }: { inRow: string; rule: FollowRule; items: string },
  report: Report,
): Promise<void> {
  const row = whole.rows.find((one) => textIn(one, inRow, rule) !== undefined)
  const query = row === undefined ? undefined : queryFor(textIn(row, inRow, rule) ?? '', rule)
  if (row === undefined || query === undefined) return
  const found = await list.page(1, Math.min(PAGE, list.pagination.most), query)
  // A later page may hold it where the filter finds more than one page.
  if (!found || found.total > 1 || found.ids.includes(list.idOf(row))) return
  const expected = `${list.idOf(row)}, which the list has`
  const asked = new URLSearchParams(query).toString()
  report(
    found.exchange,
    finding('not-asked', `${Object.keys(query).join(' and ')} does not find what is there`, {
      pointer: `/value/${items}`,
      expected,
      seen: `${found.rows.length === 0 ? 'nothing' : 'others'} for ${asked}`,
    }),
  )
}

const textIn = (row: unknown, inRow: string, { in: fields }: FollowRule): string | undefined => {
  const [found] = standingAt(row, fields?.[0] === undefined ? inRow : `/${fields[0]}`)
  return found === undefined ? undefined : String(found.value)
}

function queryFor(text: string, { equals, contains, from, to }: FollowRule): Record<string, string> | undefined {
  if (equals?.startsWith('/query/')) return { [nameOf(equals)]: text }
  // A search takes a part of a name.
  if (contains !== undefined) return { [nameOf(contains)]: text.slice(0, Math.max(3, text.length - 1)) }
  if (from === undefined || to === undefined) return undefined
  const day = (days: number) => new Date(Date.parse(text) + days * DAY_MS).toISOString().slice(0, 10)
  return { [nameOf(from)]: day(-1), [nameOf(to)]: day(1) }
}

/** Every entry belongs to one value of the parameter, so the counts add up. */
async function checkSplit(
  context: Context,
  operation: ContractOperation,
  list: PagedList,
  whole: ListPage,
  name: string,
  report: Report,
): Promise<void> {
  const schema = operation.query.find((one) => one.name === name)?.schema ?? {}
  const resolved = resolve(schema, '', context.contract.document)
  const values = resolved['type'] === 'boolean' ? ['true', 'false'] : asList(resolved['enum']).map(String)
  let sum = 0
  for (const value of values) {
    const part = await list.page(1, 1, { [name]: value })
    if (part?.count === undefined) return
    sum += part.count
  }
  if (whole.count === undefined || sum === whole.count) return
  report(
    whole.exchange,
    finding('not-asked', `The parts by ${name} do not add up to the whole list`, {
      pointer: `/value/${list.pagination.count ?? ''}`,
      expected: `${sum}, the sum over ${values.join(', ')}`,
      seen: String(whole.count),
    }),
  )
}

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1)
