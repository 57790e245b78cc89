/**
 * The table of all pages but home, with their guards and titles. Home does without it: the names of their files alone
 * would take a kilobyte of the first screen.
 */
export const loadOtherPages = () => import('./OtherPages.tsx').then((m) => m.OtherPages)

/** Asks for the table after the first screen, before the first change of pages. */
export function prepareOtherPages(): void {
  void loadOtherPages().catch(() => undefined)
}
