export { eventsFeature } from './events.feature.ts'
export { CreateEvent, GroupEvents, loadEventReviewKinds, NearbyEvents, SiteEvents } from './lazy-parts.ts'
export { eventNotificationIcons } from './notification-icons.ts'
