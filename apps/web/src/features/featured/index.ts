import { lazy } from 'react'

export { featuredFeature } from './featured.feature.ts'

const parts = () => import('./components.ts')

/** Sites worth a look this month. Render inside Suspense. */
export const FeaturedSites = lazy(async () => {
  const { FeaturedSites } = await (await parts()).loadFeaturedSites()
  return { default: FeaturedSites }
})

/** The same on their pictures. Render inside Suspense. */
export const FeaturedCards = lazy(async () => {
  const { FeaturedCards } = await (await parts()).loadFeaturedCards()
  return { default: FeaturedCards }
})

/** Where to dive this month. Render inside Suspense. */
export const RegionList = lazy(async () => {
  const { RegionList } = await (await parts()).loadRegionList()
  return { default: RegionList }
})
