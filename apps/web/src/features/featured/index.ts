import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'

const parts = () => import('./parts.ts')

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

/** Has the featured sites ranked anew, for admins; the code of it comes when it is first wanted. */
export const refreshFeatured = async (queries: QueryClient): Promise<void> => {
  try {
    const { rankAnew } = await (await parts()).loadRefresh()
    await rankAnew(queries)
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to refresh featured sites.')
  }
}
