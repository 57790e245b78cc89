import type { Shown } from '../journey.ts'

/** The list or page says that it could not be loaded, and offers to ask again. */
export const failedLoading = { at: 'place', words: 'Loading failed' } as const satisfies Shown

/** A convenience, or part of a page that says something else: nothing shows. */
export const nowhere = { at: 'silent' } as const satisfies Shown

/** The input that a code is about. */
export const under = (input: string, words?: string): Extract<Shown, { at: 'field' }> => ({
  at: 'field',
  input,
  ...(words === undefined ? {} : { words }),
})
