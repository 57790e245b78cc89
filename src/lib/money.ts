/** The placeholder of an amount that is hidden or being refreshed (WALLET-05, WALLET-06). */
export const HIDDEN_AMOUNT = '******'

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$/

/**
 * Formats a decimal string as `#,##0.00`: Latin digits, two decimals, truncated toward zero, minus before the number
 * (WALLET-02, I18N-10, GAP-23). Works on the text, so no amount is too large and nothing is rounded up.
 *
 * @throws RangeError when the text is not a decimal number
 */
export function formatAmount(amount: string): string {
  const { minus, whole, fraction } = partsOf(amount)
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const units = grouped(whole)
  const isZero = units === '0' && cents === '00'
  return `${isZero ? '' : minus}${units}.${cents}`
}

/**
 * A decimal string with two decimals as the contract takes a payment, truncated toward zero like what is shown
 * (GAP-23).
 *
 * @throws RangeError when the text is not a decimal number
 */
export const cutToCents = (amount: string): string => formatAmount(amount).replaceAll(',', '')

/**
 * An amount with its currency symbol, the minus before both: `-৳ 166.34`. Every amount on a screen is written by it,
 * the digits as `formatAmount` has them.
 *
 * @throws RangeError when the text is not a decimal number
 */
export function formatMoney(symbol: string, amount: string): string {
  const digits = formatAmount(amount)
  return digits.startsWith('-') ? `-${symbol} ${digits.slice(1)}` : `${symbol} ${digits}`
}

/**
 * A share of a hundred, which the contract sends as a decimal string, alike in every language: `100%`, `0.5%`. Zeros
 * that say nothing are left out, no digit is lost.
 *
 * @throws RangeError when the text is not a decimal number
 */
export function formatPercent(rate: string): string {
  const { minus, whole, fraction } = partsOf(rate)
  const decimals = fraction.replace(/0+$/, '')
  return `${minus}${grouped(whole)}${decimals && `.${decimals}`}%`
}

function partsOf(text: string): { minus: string; whole: string; fraction: string } {
  const parts = DECIMAL.exec(text)
  if (!parts) throw new RangeError(`not a decimal amount: ${text}`)
  const [, minus = '', whole = '0', fraction = ''] = parts
  return { minus, whole, fraction }
}

const grouped = (whole: string): string => whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
