export { SiteTrip, TripOffer, TripPlanner } from './lazy-parts.ts'
export { tripNotificationIcons } from './notification-icons.ts'
export { tripsFeature } from './trips.feature.ts'
