/** The trip planner: one’s trips, the page of each, and what a link shows to anybody. */
export const tripsPages = {
  trips: '/trips',
  trip: '/trips/:tripId',
  shared: '/shared/trips/:token',
} as const

export const tripPath = (id: string): string => `${tripsPages.trips}/${id}`
export const sharedTripPath = (token: string): string => `/shared/trips/${token}`
