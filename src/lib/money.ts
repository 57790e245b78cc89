/** What stands for an amount that is hidden or being refreshed (WALLET-05, WALLET-06). */
export const HIDDEN_AMOUNT = '******'

/**
 * Formats a decimal string as `#,##0.00`: Latin digits, two decimals, truncated toward zero, minus before the number
 * (WALLET-02, I18N-10, GAP-23). Works on the text, so no amount is too large and nothing is rounded up.
 *
 * @throws RangeError when the text is not a decimal number
 */
export function formatAmount(amount: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount)
  if (!parts) throw new RangeError(`not a decimal amount: ${amount}`)
  const [, minus = '', whole = '0', fraction = ''] = parts
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const units = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const isZero = /^0$/.test(units) && cents === '00'
  return `${isZero ? '' : minus}${units}.${cents}`
}
