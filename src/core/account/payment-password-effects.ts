interface PaymentPasswordEffects {
  /** Empties the field: whoever was wrong types it anew (MONEY-43). */
  clear: () => void
  /** For a form that asked for none: another page has set one meanwhile, so that it has to be asked for. */
  onFoundOne?: (() => void) | undefined
}

/** What a form with a field for the present payment password changes when the gateway does not take it. */
export const paymentPasswordEffects = ({ clear, onFoundOne }: PaymentPasswordEffects) => ({
  PAYMENT_PASSWORD_INCORRECT: () => {
    clear()
    onFoundOne?.()
  },
  PAYMENT_PASSWORD_LOCKED: clear,
})
