import { page } from './route.ts'

/** Screens that come later; each entry goes when its screen does. */
export const comingSoon = page(() =>
  import('#src/features/coming-soon/ComingSoonPage.tsx').then((m) => m.ComingSoonPage),
)
