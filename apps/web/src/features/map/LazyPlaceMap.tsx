import { type ComponentProps, lazy } from 'react'
import type { PlaceMap } from './PlaceMap.tsx'

const Lazy = lazy(() => import('./PlaceMap.tsx').then((module) => ({ default: module.PlaceMap })))

/** The map for choosing a place; its code comes when it is first shown. Render inside Suspense. */
export const LazyPlaceMap = (props: ComponentProps<typeof PlaceMap>) => <Lazy {...props} />
