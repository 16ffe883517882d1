export { eventsFeature } from './events.feature.ts'
export { CreateEvent, NearbyEvents, SiteEvents, GroupEvents, loadEventReviewKinds } from './lazy-parts.ts'
export { eventNotificationIcons } from './notification-icons.ts'
