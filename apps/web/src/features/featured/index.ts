import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'

/** Sites worth a look this month. Render inside Suspense. */
export const FeaturedSites = lazy(() =>
  import('./FeaturedSites.tsx').then((module) => ({ default: module.FeaturedSites })),
)

/** Has the featured sites ranked anew, for admins; the code of it comes when it is first wanted. */
export const refreshFeatured = async (queries: QueryClient): Promise<void> => {
  try {
    const { rankAnew } = await import('./refresh-featured.ts')
    await rankAnew(queries)
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to refresh featured sites.')
  }
}
