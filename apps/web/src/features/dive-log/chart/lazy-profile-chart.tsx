import { lazy } from 'react'

/** The profile of a dive; its code loads when one is first shown. Render inside Suspense. */
export const LazyProfileChart = lazy(async () => {
  const { ProfileChart } = await import('./ProfileChart.tsx')
  return { default: ProfileChart }
})
