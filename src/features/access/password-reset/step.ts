/** The steps of a password reset, in this order (NAMED-20). */
export const STEPS = ['account', 'code', 'password'] as const
export type Step = (typeof STEPS)[number]

/** The step that an entry of the history stands for; the first one where it says nothing. */
export function readStep(state: unknown): Step {
  const named: unknown = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return STEPS.find((step) => step === named) ?? 'account'
}
