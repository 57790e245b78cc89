import { paths } from './paths.ts'

/** Name of the query value that says which order a page shows; no other changes anything there (MONEY-32). */
export const ORDER_KEY = 'no'

/** The page of one order to pay in. */
export const depositOrderPath = (orderNo: string): string =>
  `${paths.depositOrder}?${ORDER_KEY}=${encodeURIComponent(orderNo)}`

/** The page of one order to pay out. */
export const withdrawOrderPath = (orderNo: string): string =>
  `${paths.withdrawOrder}?${ORDER_KEY}=${encodeURIComponent(orderNo)}`
