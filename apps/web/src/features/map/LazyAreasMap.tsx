import { lazy } from 'react'

/** Areas on the map, whose code comes when it is first shown. Render inside Suspense. */
export const LazyAreasMap = lazy(() =>
  import('./AreasMap.tsx').then((module) => ({ default: module.AreasMap })),
)
