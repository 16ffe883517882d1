import { z } from 'zod'
import { Uuid } from './common.ts'
import { FoundPlaces } from './places.ts'
import { feature, route } from './route.ts'
import { DestinationsQuery, InsightsForm, TripWishes, WarningsQuery } from './trip-advice-asking.ts'
import { tripAdviceLimits as limits } from './trip-advice-fields.ts'
import { Destination, Recommendations, TripInsights, TripWarnings } from './trip-advice-shapes.ts'

export * from './trip-advice-asking.ts'
export * from './trip-advice-fields.ts'
export * from './trip-advice-shapes.ts'

const ofTrip = z.object({ tripId: Uuid })
const ofWarning = ofTrip.extend({ key: z.string().min(1).max(limits.warningKey) })
const base = '/api/trip-planner'
const warnings = `${base}/trips/:tripId/warnings` as const

export const tripAdvice = feature('Where and when to travel for diving, and what to mind on a trip.', {
  recommendations: route(`${base}/recommendations`, {
    method: 'POST',
    access: 'public',
    summary:
      'Recommend places to dive for what somebody wants, with reasons and their figures, from site entries and dive reports alone',
    body: TripWishes,
    reply: Recommendations,
    errors: [429, 503],
  }),
  insights: route(`${base}/insights`, {
    method: 'POST',
    access: 'public',
    summary: 'Get months, animals, hazards, depths, suit and sun of a destination, or of a trip you’re on',
    body: InsightsForm,
    reply: TripInsights,
    errors: [404, 429, 503],
  }),
  destinations: route(`${base}/destinations/search`, {
    method: 'GET',
    access: 'public',
    summary:
      'Search countries, regions, towns and seas with dive sites by name; misspelt names find similar ones',
    query: DestinationsQuery,
    reply: FoundPlaces.extend({ items: z.array(Destination) }),
    errors: [503],
  }),
  warnings: route(warnings, {
    method: 'GET',
    access: 'member',
    summary: 'List what to mind on a trip you’re on, worked out anew each time',
    params: ofTrip,
    query: WarningsQuery,
    reply: TripWarnings,
    errors: [404],
  }),
  know: route(`${warnings}/:key`, {
    method: 'PUT',
    access: 'member',
    summary: 'Say that you know of a warning; kept for you alone, and safe to repeat',
    params: ofWarning,
    query: WarningsQuery,
    reply: TripWarnings,
    errors: [404],
  }),
  forget: route(`${warnings}/:key`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take back that you know of a warning; safe to repeat',
    params: ofWarning,
    query: WarningsQuery,
    reply: TripWarnings,
    errors: [404],
  }),
})
