import { lazy } from 'react'

/** Numbered places and ways between them, whose code comes when it is first shown. Render inside Suspense. */
export const LazyMarksMap = lazy(() =>
  import('./MarksMap.tsx').then((module) => ({ default: module.MarksMap })),
)
