// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadEventsTab = () => import('./list/EventsTab.tsx')
export const loadEventPage = () => import('./page/EventPage.tsx')
export const loadEventFormPage = () => import('./form/EventFormPage.tsx')
export const loadEventActions = () => import('./event-actions.ts')
export const loadCreateEvent = () => import('./list/CreateEvent.tsx')
export const loadNearbyEvents = () => import('./beside/NearbyEvents.tsx')
export const loadSiteEvents = () => import('./beside/SiteEvents.tsx')
export const loadGroupEvents = () => import('./beside/GroupEvents.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
