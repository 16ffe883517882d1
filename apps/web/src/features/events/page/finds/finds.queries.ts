import { events } from '@soundings/contract/events'
import { reports } from '@soundings/contract/reports'
import type { QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { readPages } from '#shared/api/query.ts'

const all = area('/api/community/events')
const soon = { staleTime: 20_000 }

/** The photos of people who were at an event, the latest first. */
export const findPhotosQuery = (eventId: string) => ({
  ...all.readPages(events.photos, { params: { eventId }, query: { limit: 24 } }),
  ...soon,
})

/** Their dive reports, likewise. */
export const findReportsQuery = (eventId: string) => ({
  ...all.readPages(events.reports, { params: { eventId }, query: { limit: 10 } }),
  ...soon,
})

/** One’s own dive reports, the newest dive first. */
export const ownReportsQuery = () => readPages(reports.mine, { query: {} })

const refresh = (queries: QueryClient) =>
  Promise.all(
    [events.photos.path, events.reports.path].map((path) => queries.invalidateQueries({ queryKey: [path] })),
  )

/** Adds one of one’s own photos or reports to an event. */
export const addFind = async (queries: QueryClient, eventId: string, itemId: string): Promise<void> => {
  await call(events.addFind, { params: { eventId, itemId } })
  await refresh(queries)
}

/** Takes a photo or a report off an event; it stays where else it is. */
export const removeFind = async (queries: QueryClient, eventId: string, itemId: string): Promise<void> => {
  await call(events.removeFind, { params: { eventId, itemId } })
  await refresh(queries)
}
