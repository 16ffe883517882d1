import { events } from '@soundings/contract/events'
import { reports } from '@soundings/contract/reports'
import { trips } from '@soundings/contract/trips'
import { readPages } from '#shared/api/query.ts'

/** One’s own dive reports, the newest dive first. */
export const ownReportsQuery = () => readPages(reports.mine, { query: {} })

/** The events to come that one is in or waits for, the next one first. */
export const ownEventsQuery = () => readPages(events.list, { query: { when: 'mine' } })

/** The trips that one is on, the latest start first. */
export const ownTripsQuery = () => readPages(trips.list, { query: {} })
