/** The code of the region panel, which is not needed until somebody opens it. */
export const loadRegionPanel = () => import('./RegionPanel.tsx').then((module) => module.RegionPanel)
