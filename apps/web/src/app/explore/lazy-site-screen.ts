import { lazyRouteComponent } from '@tanstack/react-router'

/** A file of its own, as the details are: the list stands before they arrive. Render inside Suspense. */
export const SiteScreen = lazyRouteComponent(() => import('./SiteScreen.tsx'), 'SiteScreen')
