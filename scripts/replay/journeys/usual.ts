import type { Shown } from '../journey.ts'

/** The list or page says that it could not be loaded, or that the network is gone, and offers to ask again (ERR-46). */
export const failedLoading = {
  at: 'place',
  words: 'Loading failed',
  offline: 'No connection',
} as const satisfies Shown

/** A convenience, or part of a page that says something else: nothing shows. */
export const nowhere = { at: 'silent' } as const satisfies Shown

/** The input that a code is about. */
export const under = (input: string, words?: string): Extract<Shown, { at: 'field' }> => ({
  at: 'field',
  input,
  ...(words === undefined ? {} : { words }),
})

/** What a form says of its present payment password, under that input. */
export const paymentPasswordFaults = (input: string) => ({
  PAYMENT_PASSWORD_INCORRECT: under(
    input,
    'The payment password is wrong. {count, plural, one {# attempt} other {# attempts}} left.',
  ),
  PAYMENT_PASSWORD_LOCKED: under(
    input,
    'Too many wrong attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or reset the payment password.',
  ),
})

/** Nobody can say whether the money has moved: the gate of the form says so and asks (MONEY-05). */
export const unknownOutcome = {
  at: 'place',
  words: 'We do not know yet whether your order was placed',
} as const satisfies Shown

/** Who is on a break is told when it ends, by whatever starts a deposit or a game. */
export const onBreak = {
  COOLING_OFF: { at: 'alert', words: 'Your break ends {time}. Until then, deposits and games are paused.' },
} as const satisfies Record<string, Shown>

/**
 * What became of a call without an answer stays open, or its form would be back at once; each answer needs a new one.
 */
export const leftUnknown = { also: 'settleMoneyCall:=running', afresh: true } as const

/** What a form shows where its call, which cannot be made twice, has no certain outcome. */
export const unansweredAt = <Place extends Shown>(place: Place) => ({
  UNKNOWN_ERROR: place,
  NETWORK_UNREACHABLE: place,
  REQUEST_TIMEOUT: place,
  CONTRACT_VIOLATION: place,
})

/** What a form that moves money shows where its call has no certain outcome (MONEY-04). */
export const outcomesAt = <Place extends Shown>(place: Place) => ({
  ...unansweredAt(place),
  IDEMPOTENCY_CONFLICT: place,
})

/** The same, of an order. */
export const moneyOutcomes = outcomesAt(unknownOutcome)
