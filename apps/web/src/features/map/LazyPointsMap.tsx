import { lazy } from 'react'

/** Places of one's own on the map, whose code comes when it is first shown. Render inside Suspense. */
export const LazyPointsMap = lazy(() =>
  import('./PointsMap.tsx').then((module) => ({ default: module.PointsMap })),
)
