import { lazyComponent } from '#shared/ui/lazy-component.tsx'

// What other features show of events. It is a file of its own, so that it is no part of the first scripts.

const parts = () => import('./components.ts')

/** Leads to where an event is made. Render inside Suspense. */
export const CreateEvent = /* @__PURE__ */ lazyComponent(
  async () => (await (await parts()).loadCreateEvent()).CreateEvent,
)

/** The next events around the reader. Render inside Suspense. */
export const NearbyEvents = /* @__PURE__ */ lazyComponent(
  async () => (await (await parts()).loadNearbyEvents()).NearbyEvents,
)

/** The next events at a site, or around it. Render inside Suspense. */
export const SiteEvents = /* @__PURE__ */ lazyComponent(
  async () => (await (await parts()).loadSiteEvents()).SiteEvents,
)

/** The events of a group. Render inside Suspense. */
export const GroupEvents = /* @__PURE__ */ lazyComponent(
  async () => (await (await parts()).loadGroupEvents()).GroupEvents,
)

/** The kinds of what moderators decide about events. */
export const loadEventReviewKinds = async () => (await parts()).loadReviewKinds()
