import { usePrefetchQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy } from 'react'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { baseMapsQuery, mapVersionQuery } from './map.queries.ts'
import type { SiteMap } from './SiteMap.tsx'

const Lazy = lazy(() => import('./SiteMap.tsx').then((module) => ({ default: module.SiteMap })))

type Props = ComponentProps<typeof SiteMap>

/** The map, whose code is by far the largest of the app and comes late: what it asks for first is asked for meanwhile. */
const MapOnItsWay = (props: Props) => {
  usePrefetchQuery(mapVersionQuery())
  usePrefetchQuery(baseMapsQuery())
  return <Lazy {...props} />
}

/** A phone draws everything else first: with the map on its hands it answers nobody for a while. */
export const LazySiteMap = (props: Props) => {
  const isPhone = useIsMobile()
  const isFirstScreenThere = useFirstScreen()
  return (!isPhone || isFirstScreenThere) && <MapOnItsWay {...props} />
}
