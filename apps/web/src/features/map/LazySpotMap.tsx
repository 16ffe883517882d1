import { type ComponentProps, lazy } from 'react'
import type { SpotMap } from './SpotMap.tsx'

const Lazy = lazy(() => import('./SpotMap.tsx').then((module) => ({ default: module.SpotMap })))

/** One place on the map; its code comes when it is first shown. Render inside Suspense. */
export const LazySpotMap = (props: ComponentProps<typeof SpotMap>) => <Lazy {...props} />
