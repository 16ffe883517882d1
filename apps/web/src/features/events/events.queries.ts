import {
  type AttendeeChange,
  type CancelForm,
  type Event,
  type EventLine,
  events,
  type JoinForm,
} from '@soundings/contract/events'
import { eventLimits } from '@soundings/contract/events-fields'
import { groups } from '@soundings/contract/groups'
import type { CallInput } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'
import { newKeyOf } from './once-key.ts'

const all = area('/api/community/events')
/** Places go fast: what is shown is asked for anew when it is looked at after so long, in milliseconds. */
const soon = { staleTime: 20_000 }

export type ListInput = NonNullable<CallInput<typeof events.list>['query']>

/** Events that are asked for, page by page. */
export const eventsQuery = (query: ListInput) => ({
  ...all.readPages(events.list, { query: { limit: eventLimits.page, ...query } }),
  ...soon,
})

/** The first of them alone. */
export const fewEventsQuery = (query: ListInput) => ({ ...all.read(events.list, { query }), ...soon })

export const eventQuery = (eventId: string) => ({
  ...all.read(events.get, { params: { eventId } }),
  ...soon,
})

export const conditionsQuery = (eventId: string) => all.read(events.conditions, { params: { eventId } })

/** The groups that somebody is in. */
export const ownGroupsQuery = () => ({
  ...read(groups.list, { query: { filter: 'mine', limit: 100 } }),
  staleTime: 60_000,
})

/** Who is in, or (for organisers) who waits. */
export const attendeesQuery = (eventId: string, state: 'going' | 'waiting' = 'going') => ({
  ...all.readPages(events.attendees, { params: { eventId }, query: { state, limit: 50 } }),
  ...soon,
})

/** What a dive of one’s log begins with. */
export const readDive = (eventId: string) => call(events.dive, { params: { eventId } })

/** The zone of a site, or of a position, to propose it. */
export const zoneQuery = (at: { site?: string; near?: string }) => ({
  ...read(events.zone, { query: at }),
  staleTime: Number.POSITIVE_INFINITY,
})

type Lists = InfiniteData<{ items: EventLine[] }> | { items: EventLine[] } | undefined

/** Shows an event as it is now wherever it is shown; its distance is that of the list. */
export const takeEvent = (queries: QueryClient, event: Event): Event => {
  queries.setQueryData(eventQuery(event.id).queryKey, event)
  const changed = (line: EventLine): EventLine =>
    line.id === event.id ? { ...line, ...event, distance: line.distance } : line
  queries.setQueriesData<Lists>({ queryKey: [events.list.path] }, (lists) => {
    if (!lists) return lists
    if ('pages' in lists)
      return { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
    return { ...lists, items: lists.items.map(changed) }
  })
  return event
}

/** Asks how an event is now. */
export const askForEvent = async (queries: QueryClient, eventId: string): Promise<Event> =>
  takeEvent(queries, await queries.fetchQuery({ ...eventQuery(eventId), staleTime: 0 }))

/** Something of an event is another than it was: asks for it, and for who is in it. */
export const followEvent = (queries: QueryClient, eventId: string): void => {
  void askForEvent(queries, eventId).catch(() => undefined)
  for (const route of [events.attendees, events.photos, events.reports])
    void queries.invalidateQueries({ queryKey: [route.path] })
}

/** After a write: the event as it is now, and everything else when it is next looked at. */
const done = async (queries: QueryClient, eventId: string): Promise<void> => {
  void all.refresh(queries)
  await askForEvent(queries, eventId).catch(() => undefined)
}

/** Asks for what the page of an event shows, so that this device has it when there is no signal. */
const keepAtHand = (queries: QueryClient, eventId: string): void => {
  void queries.prefetchQuery(conditionsQuery(eventId))
  void queries.prefetchInfiniteQuery(attendeesQuery(eventId))
}

export const joinEvent = async (queries: QueryClient, eventId: string, body: JoinForm) => {
  const seats = await call(events.join, { params: { eventId }, body })
  await done(queries, eventId)
  keepAtHand(queries, eventId)
  return seats
}

export const leaveEvent = async (queries: QueryClient, eventId: string) => {
  const seats = await call(events.leave, { params: { eventId } })
  await done(queries, eventId)
  return seats
}

export const joinWaitlist = async (queries: QueryClient, eventId: string, body: JoinForm) => {
  const { position } = await call(events.wait, { params: { eventId }, body })
  await done(queries, eventId)
  return position
}

export const leaveWaitlist = async (queries: QueryClient, eventId: string): Promise<void> => {
  await call(events.stopWaiting, { params: { eventId } })
  await done(queries, eventId)
}

/** Those joined next are kept for when there is no signal, also those that this device has not opened. */
export const keepJoined = (queries: QueryClient, lines: readonly EventLine[]): void => {
  for (const { id } of lines.filter(({ isJoined, state }) => isJoined && state !== 'cancelled').slice(0, 6)) {
    void queries.prefetchQuery(eventQuery(id))
    keepAtHand(queries, id)
  }
}

export const createEvent = async (queries: QueryClient, body: CallInput<typeof events.create>['body']) => {
  const event = await call(events.create, { body })
  void all.refresh(queries)
  return takeEvent(queries, event)
}

export const changeEvent = async (
  queries: QueryClient,
  eventId: string,
  body: CallInput<typeof events.change>['body'],
) => {
  const event = await call(events.change, { params: { eventId }, body })
  void all.refresh(queries)
  return takeEvent(queries, event)
}

export const cancelEvent = async (queries: QueryClient, eventId: string, body: CancelForm) => {
  const event = await call(events.cancel, { params: { eventId }, body })
  void all.refresh(queries)
  return takeEvent(queries, event)
}

export const removeEvent = async (queries: QueryClient, eventId: string): Promise<void> => {
  await call(events.remove, { params: { eventId } })
  queries.removeQueries({ queryKey: eventQuery(eventId).queryKey })
  void all.refresh(queries)
}

export const changeAttendee = async (
  queries: QueryClient,
  { eventId, userId }: { eventId: string; userId: string },
  body: AttendeeChange,
) => {
  const attendee = await call(events.changeAttendee, { params: { eventId, userId }, body })
  await queries.invalidateQueries({ queryKey: [events.attendees.path] })
  if (body.isGoing || body.isCoOrganiser !== undefined) await done(queries, eventId)
  return attendee
}

export const removeAttendee = async (
  queries: QueryClient,
  params: { eventId: string; userId: string },
): Promise<void> => {
  await call(events.removeAttendee, { params })
  await done(queries, params.eventId)
}

/** Asks somebody to come along. */
export const inviteToEvent = (eventId: string, handle: string) =>
  call(events.invite, { params: { eventId }, body: { handle } })

/** Writes to everybody who is in; the same words sent again are one message. */
export const writeToAll = (eventId: string, message: string) =>
  call(events.message, {
    params: { eventId },
    body: { message, clientKey: newKeyOf(`${eventId} ${message}`) },
  })
