/** Six digits that confirm what moves money out (SECURITY-01); the contract knows no other length. */
const PAYMENT_PASSWORD = /^\d{6}$/

/** Whether this can be a payment password, in Latin digits. */
export const isPaymentPassword = (text: string): boolean => PAYMENT_PASSWORD.test(text)
