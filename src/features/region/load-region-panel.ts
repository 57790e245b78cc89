/** The code of the region panel, which is not needed until somebody opens it. */
export const loadRegionPanel = async () => (await import('./RegionPanel.tsx')).RegionPanel
