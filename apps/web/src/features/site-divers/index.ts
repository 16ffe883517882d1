import { lazy } from 'react'

/** Who dives at a site. Render inside Suspense. */
export const DiversHere = lazy(async () => {
  const { loadDiversHere } = await import('./components.ts')
  return { default: (await loadDiversHere()).DiversHere }
})
