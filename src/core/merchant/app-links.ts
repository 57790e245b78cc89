interface PaymentAction {
  /** The one action that pays an order: others set up payments that recur, or open pages inside the app. */
  path: string
  /** What the app pays in. */
  currency: string
  /** The parameter that states the amount. */
  amount: string
  /** What the path leaves open, each with the one value that pays an order; all have to be there. */
  fixed?: readonly (readonly [string, string])[]
  /** What else may stand in the link; none of it is an address or an amount. */
  others: readonly string[]
}

/** The schemes that may be opened (MONEY-34). */
const ACTIONS: ReadonlyMap<string, PaymentAction> = new Map([
  [
    'upi',
    {
      path: 'pay',
      currency: 'INR',
      amount: 'am',
      others: ['pa', 'pn', 'mc', 'tid', 'tr', 'tn', 'cu', 'mode', 'purpose', 'orgid', 'sign'],
    },
  ],
  ['weixin', { path: 'wxpay/bizpayurl', currency: 'CNY', amount: 'amount', others: ['pr'] }],
  [
    'alipays',
    {
      path: 'platformapi/startapp',
      currency: 'CNY',
      amount: 'amount',
      // The path opens any mini-program: this one transfers.
      fixed: [
        ['appId', '09999988'],
        ['actionType', 'toAccount'],
      ],
      others: ['userId', 'memo'],
    },
  ],
  ['mqqapi', { path: 'wallet/pay', currency: 'CNY', amount: 'amount', others: ['token'] }],
])
/**
 * Read by hand and in one spelling only: browsers and apps read addresses of schemes that they do not know differently.
 */
const LINK = /^([a-z]+):\/\/([a-z/]+)\?((?:[\w.~@+=&-]|%[\dA-F]{2})+)$/
const AMOUNT = /^(0|[1-9]\d{0,14})(?:\.(\d{1,2}))?$/

/**
 * The link that opens a payment app, or undefined where the site must not open it: its scheme and action have to be
 * listed, it may carry nothing unknown, and it has to state exactly the order's amount, in the currency of the order. A
 * link that states no amount is opened by nobody (MONEY-34). Comes late, with the page of an order.
 *
 * @param amount of the order, with two decimals
 */
export function paymentApp(link: string, amount: string, currency: string): string | undefined {
  const [, scheme = '', path, query = ''] = LINK.exec(link) ?? []
  const action = ACTIONS.get(scheme)
  const pairs = query.split('&').map((pair) => pair.split('='))
  const values = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  const isPlain =
    values.size === pairs.length && pairs.every(({ length, 0: name = '' }) => length === 2 && isKnown(name, action))
  if (!action || path !== action.path || !isPlain) return undefined
  if (action.fixed?.some(([name, value]) => values.get(name) !== value)) return undefined
  const isOfOrder = action.currency === currency && (values.get('cu') ?? currency) === currency
  return isOfOrder && centsText(values.get(action.amount)) === amount ? link : undefined
}

const isKnown = (name: string, action: PaymentAction | undefined): boolean =>
  name === action?.amount ||
  action?.others.includes(name) === true ||
  action?.fixed?.some(([known]) => known === name) === true

/** With two decimals; undefined for what is no amount. */
function centsText(amount = ''): string | undefined {
  const [text, whole, fraction = ''] = AMOUNT.exec(amount) ?? []
  return text === undefined ? undefined : `${whole}.${fraction.padEnd(2, '0')}`
}
