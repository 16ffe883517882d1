import type { EventDive } from '@soundings/contract/events-shapes'

/** What the form of a dive begins with for somebody who was at an event. */
export const diveOf = ({ siteId, siteName, location, country, date, time, buddies }: EventDive) => ({
  siteName,
  location: location || country || '',
  diveSiteId: siteId,
  date,
  time,
  buddies: buddies.map(({ name, handle }) => name ?? `@${handle}`),
})
