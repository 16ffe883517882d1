import { lazy } from 'react'

/** New places beside the sites that are there, whose code comes when it is first shown. Render inside Suspense. */
export const LazyBesideMap = lazy(() =>
  import('./BesideMap.tsx').then((module) => ({ default: module.BesideMap })),
)
