import { getSession } from '#src/core/session/session.ts'

/**
 * The table of all pages but home, with their guards and titles. Home does without it: the names of their files alone
 * would take a kilobyte of the first screen.
 */
export const loadOtherPages = () => import('./OtherPages.tsx').then((m) => m.OtherPages)

/**
 * Asks for the table after the first screen, before the first change of pages; for a visitor also for the two pages
 * that they most likely want next. A failure is told by the page that needs it.
 */
export function prepareOtherPages(): void {
  void import('./OtherPages.tsx')
    .then(({ prepareDoors }) => (getSession() ? undefined : prepareDoors()))
    .catch(() => undefined)
}
