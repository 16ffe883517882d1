import type { Coordinates } from '@soundings/contract/common'
import type { EventChange, EventFacts } from '@soundings/contract/events-forms'
import type { Event } from '@soundings/contract/events-shapes'
import type { ChosenSite } from '#features/sites/index.ts'

/** An event as it stands in its form: what is not said is an empty text or null. The order is that of the screen. */
export type EventValues = {
  title: string
  date: string
  time: string
  endDate: string
  endTime: string
  site: ChosenSite | null
  location: string
  position: Coordinates | null
  country: string
  /** Empty where it is that of the place. */
  zone: string
  every: string
  ends: string
  until: string
  count: number | null
  description: string
  imageId: string | null
  maxAttendees: number | null
  guests: string
  waitlist: string
  price: number | null
  currency: string
  level: string
  minCertification: string
  visibility: string
  group: string
  help: string
  oxygen: string
  radio: string
  lead: string
  meetingPoint: string
  notes: string
  isClosed: boolean
  scope: string
}

/** A form nobody has touched. */
export const emptyEvent = (known: Partial<EventValues> = {}): EventValues => ({
  title: '',
  date: '',
  time: '',
  endDate: '',
  endTime: '',
  site: null,
  location: '',
  position: null,
  country: '',
  zone: '',
  every: '',
  ends: 'count',
  until: '',
  count: 10,
  description: '',
  imageId: null,
  maxAttendees: null,
  guests: '0',
  waitlist: 'auto',
  price: null,
  currency: 'USD',
  level: '',
  minCertification: '',
  visibility: 'public',
  group: '',
  help: '',
  oxygen: '',
  radio: '',
  lead: '',
  meetingPoint: '',
  notes: '',
  isClosed: false,
  scope: 'one',
  ...known,
})

/** What stands in the form of an event that is changed. */
export const valuesOf = (event: Event): EventValues => ({
  ...emptyEvent(),
  title: event.title,
  date: event.date,
  time: event.time ?? '',
  endDate: event.endDate ?? '',
  endTime: event.endTime ?? '',
  site: event.site && {
    id: event.site.id,
    siteName: event.site.siteName,
    region: null,
    country: event.country,
  },
  location: event.location,
  position: event.coordinates,
  country: event.country ?? '',
  zone: event.zone,
  description: event.description,
  imageId: event.imageId,
  maxAttendees: event.maxAttendees,
  guests: String(event.guests),
  waitlist: event.waitlist,
  price: event.price === 0 ? null : event.price,
  currency: event.currency,
  level: event.level ?? '',
  minCertification: event.minCertification ?? '',
  visibility: event.visibility,
  group: event.group?.id ?? '',
  ...event.plan,
  isClosed: event.state === 'closed',
})

/** The same again on another day: everything but the days. */
export const copyOf = (event: Event): EventValues => ({
  ...valuesOf(event),
  date: '',
  endDate: '',
  isClosed: false,
})

/** All that an organiser says of an event, as it is. */
export const factsOf = (event: Event): Omit<EventFacts, 'zone'> & Pick<EventChange, 'zone'> => ({
  title: event.title,
  description: event.description,
  date: event.date,
  time: event.time,
  endDate: event.endDate,
  endTime: event.endTime,
  zone: event.zone,
  location: event.location,
  siteId: event.site?.id ?? null,
  coordinates: event.coordinates,
  country: event.country,
  groupId: event.group?.id ?? null,
  visibility: event.visibility,
  maxAttendees: event.maxAttendees,
  guests: event.guests,
  waitlist: event.waitlist,
  price: event.price,
  currency: event.currency,
  level: event.level,
  minCertification: event.minCertification,
  imageId: event.imageId,
  plan: event.plan,
})
