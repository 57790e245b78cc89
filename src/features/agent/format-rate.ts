import type { IntlShape } from 'react-intl'

/** A share of a hundred, which the contract sends as decimal text, with its sign. */
export function formatRate(intl: IntlShape, rate: string): string {
  return intl.formatNumber(Number(rate) / 100, { style: 'percent', maximumFractionDigits: 4 })
}
