/**
 * Rows by their moment, the latest first. The order in which they came is not enough: the stub's clock can be put back.
 *
 * @param momentOf an ISO moment in UTC
 */
export const latestFirst = <Row>(rows: readonly Row[], momentOf: (row: Row) => string): Row[] =>
  rows.toReversed().toSorted((one, other) => Date.parse(momentOf(other)) - Date.parse(momentOf(one)))
