import { lazyComponent } from '#shared/ui/lazy-component.tsx'

export { eventsFeature } from './events.feature.ts'
export { eventNotificationIcons } from './notification-icons.ts'

const parts = () => import('./components.ts')

/** Leads to where an event is made. Render inside Suspense. */
export const CreateEvent = lazyComponent(async () => (await (await parts()).loadCreateEvent()).CreateEvent)

/** The next events around the reader. Render inside Suspense. */
export const NearbyEvents = lazyComponent(async () => (await (await parts()).loadNearbyEvents()).NearbyEvents)

/** The next events at a site, or around it. Render inside Suspense. */
export const SiteEvents = lazyComponent(async () => (await (await parts()).loadSiteEvents()).SiteEvents)

/** The events of a group. Render inside Suspense. */
export const GroupEvents = lazyComponent(async () => (await (await parts()).loadGroupEvents()).GroupEvents)

/** The kinds of what moderators decide about events. */
export const loadEventReviewKinds = async () => (await parts()).loadReviewKinds()
