import { usePrefetchQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy } from 'react'
import { baseMapsQuery, mapVersionQuery } from './map.queries.ts'
import type { SiteMap } from './SiteMap.tsx'

const Lazy = lazy(() => import('./SiteMap.tsx').then((module) => ({ default: module.SiteMap })))

/** The map, whose code is by far the largest of the app and comes late: what it asks for first is asked for meanwhile. */
export const LazySiteMap = (props: ComponentProps<typeof SiteMap>) => {
  usePrefetchQuery(mapVersionQuery())
  usePrefetchQuery(baseMapsQuery())
  return <Lazy {...props} />
}
