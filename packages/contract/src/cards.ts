import { z } from 'zod'
import { Instant } from './common.ts'
import { groupKinds } from './groups-fields.ts'
import { wholeNumber } from './numbers.ts'

/** When an event on a card is, and whether there is room. Wall times are those of its place. */
export const EventOnCard = z.object({
  time: z.string().nullable(),
  endDate: z.iso.date().nullable(),
  endTime: z.string().nullable(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  isCancelled: z.boolean(),
  /** Null where there is no limit, or nobody else can join. */
  placesLeft: wholeNumber().nullable(),
})
export type EventOnCard = z.output<typeof EventOnCard>

/** Who gets into a group on a card, and how many are in. */
export const GroupOnCard = z.object({ kind: z.enum(groupKinds), members: wholeNumber() })
export type GroupOnCard = z.output<typeof GroupOnCard>

/** What cards of events and of groups say besides what all do. */
export const moreOnCard = { event: EventOnCard.optional(), group: GroupOnCard.optional() }
