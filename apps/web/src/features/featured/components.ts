// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadFeaturedSites = () => import('./FeaturedSites.tsx')
export const loadFeaturedCards = () => import('./FeaturedCards.tsx')
export const loadRegionList = () => import('./RegionList.tsx')
export const loadRefresh = () => import('./refresh-featured.ts')
