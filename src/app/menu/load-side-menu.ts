/** The code of the side menu, which is not needed until somebody opens it. */
export const loadSideMenu = () => import('./SideMenu.tsx').then((module) => module.SideMenu)
