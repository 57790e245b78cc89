import { paths } from './paths.ts'

/** Name of the query value that says which order a page shows; no other changes anything there (MONEY-32). */
const ORDER_KEY = 'no'
/** What the contract takes for a number of an order. */
const ORDER_NO = /^[A-Z0-9-]{4,32}$/

/** The number of the order that an address names; undefined where it names none. */
export function orderNoIn(query: URLSearchParams): string | undefined {
  const orderNo = query.get(ORDER_KEY)
  return orderNo !== null && ORDER_NO.test(orderNo) ? orderNo : undefined
}

/** The page of one order to pay in. */
export const depositOrderPath = (orderNo: string): string =>
  `${paths.depositOrder}?${ORDER_KEY}=${encodeURIComponent(orderNo)}`

/** The page of one order to pay out. */
export const withdrawOrderPath = (orderNo: string): string =>
  `${paths.withdrawOrder}?${ORDER_KEY}=${encodeURIComponent(orderNo)}`
