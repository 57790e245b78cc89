/** The code of home, for the start too, which asks for it ahead of the first drawing. */
export const loadHome = () => import('#src/features/lobby/HomePage.tsx').then((m) => m.HomePage)
