/** The code of the side menu, which is not needed until somebody opens it. */
export const loadSideMenu = async () => (await import('./SideMenu.tsx')).SideMenu
