import type { Site } from '@soundings/contract/sites'
import type { TripIdea } from '@soundings/contract/trip-advice-asking'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'

// What other features show of trips. It is a file of its own, so that it is no part of the first scripts.

const parts = () => import('./components.ts')

/** The trip planner in a panel. Render inside Suspense. */
export const TripPlanner = /* @__PURE__ */ lazyComponent<{ isInPanel?: boolean }>(
  async () => (await (await parts()).loadTripPlanner()).TripPlanner,
)
/** The way from a site to a trip there. Render inside Suspense. */
export const SiteTrip = /* @__PURE__ */ lazyComponent<{ site: Site }>(
  async () => (await (await parts()).loadSiteTrip()).SiteTrip,
)
/** Begins a trip with what a question says of it. Render inside Suspense. */
export const TripOffer = /* @__PURE__ */ lazyComponent<{ idea: TripIdea }>(
  async () => (await (await parts()).loadTripOffer()).TripOffer,
)
