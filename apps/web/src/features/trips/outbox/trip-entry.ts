import type { TripForm } from '@soundings/contract/trips-forms'
import type { z } from 'zod'
import { type Entry, newEntry } from '#shared/outbox/entry.ts'

type Body = {
  words: Omit<z.input<typeof TripForm>, 'clientKey'>
  /** A dive site that becomes its first idea. */
  siteId: string | null
}

/** A new trip on its way to the planner. */
export type TripEntry = Entry<Body>

/** The name of the kind under which trips wait. */
export const tripKindName = 'trip'

type Written = Body & Pick<TripEntry, 'personId' | 'key' | 'tried'>

/** A trip that was just written. */
export const newTrip = ({ words, siteId, ...entry }: Written): TripEntry =>
  newEntry({ kind: tripKindName, subject: 'trips', body: { words, siteId }, ...entry })
