/** The events: their tab of the community hub, a page for each, and where one is made. */
export const eventsPages = {
  events: '/community/events',
  newEvent: '/community/events/new',
  event: '/community/events/:eventId',
  eventWithName: '/community/events/:eventId/:slug',
} as const

export const eventsPath = eventsPages.events
/** `slug` is made of the title and may be anything. */
export const eventPath = ({ id, slug }: { id: string; slug?: string }): string =>
  `${eventsPath}/${id}${slug ? `/${slug}` : ''}`

/** Calendars, as other programs read them: of one event, of a list (`?group`, `?country`), and one’s own by its secret. */
export const calendarFeeds = {
  event: '/api/community/events/:eventId.ics',
  list: '/api/community/events.ics',
  personal: '/api/calendar/:secret.ics',
} as const
export const eventCalendarPath = (id: string): string => `/api/community/events/${id}.ics`
export const eventsCalendarPath = ({ group, country }: { group?: string; country?: string } = {}): string => {
  const query = [
    ...(group ? [`group=${encodeURIComponent(group)}`] : []),
    ...(country ? [`country=${encodeURIComponent(country)}`] : []),
  ]
  return query.length === 0 ? calendarFeeds.list : `${calendarFeeds.list}?${query.join('&')}`
}
export const personalCalendarPath = (secret: string): string => `/api/calendar/${secret}.ics`
