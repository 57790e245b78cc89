import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'

/** Something that entries can be narrowed to, as the gateway writes it and as the member reads it. */
interface Choice<Value extends string> {
  value: Value
  name: string
}

/** By what the entries of a part of the account record can be narrowed, and to what they are. */
export interface Filter<Value extends string = string> {
  /** Heading of the choices. */
  title: string
  /** Where nothing is chosen. */
  all: string
  choices: readonly Choice<Value>[]
  /** Undefined for all entries. */
  chosen: Choice<Value> | undefined
  choose: (value: string | undefined) => void
}

/** Which deposits or withdrawals are listed. */
export interface OrdersProps {
  range: DayRange
  filter: Filter<MoneyOrderStatus>
}

/** A filter whose choice stands in the address under a key, so that a record can be left and found again. */
export function useFilter<Value extends string>(
  key: string,
  filter: Pick<Filter<Value>, 'title' | 'all' | 'choices'>,
): Filter<Value> {
  const [query, changeQuery] = useQueryValues()
  return {
    ...filter,
    chosen: filter.choices.find(({ value }) => value === query.get(key)),
    choose: (value) => changeQuery({ [key]: value }),
  }
}
