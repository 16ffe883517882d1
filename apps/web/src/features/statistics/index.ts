import { lazy } from 'react'

export { statisticsFeature } from './statistics.feature.ts'
export { useCountedView } from './use-counted-view.ts'

/** What became public last. Render inside Suspense. */
export const LatestActivity = lazy(async () => {
  const { LatestActivity } = await (await import('./components.ts')).loadLatestActivity()
  return { default: LatestActivity }
})
