// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadTripsPage = () => import('./list/TripsPage.tsx')
export const loadTripPlanner = () => import('./list/TripPlanner.tsx')
export const loadTripPage = () => import('./page/TripPage.tsx')
export const loadSharedTripPage = () => import('./shared-trip/SharedTripPage.tsx')
export const loadTripActions = () => import('./trip-actions.ts')
export const loadTripKind = () => import('./outbox/trip-kind.ts')
export const loadTickKind = () => import('./outbox/tick-kind.ts')
export const loadTripOffer = () => import('./beside/TripOffer.tsx')
export const loadAddToTrip = () => import('./beside/AddToTripWindow.tsx')
export const loadSiteTrip = () => import('./beside/SiteTrip.tsx')
