import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import { groupKinds } from './groups-fields.ts'
import { number, wholeNumber } from './numbers.ts'

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

/** The first and the last day of a trip on a card, by the calendar of its destination. */
export const TripOnCard = z.object({ startDate: z.iso.date(), endDate: z.iso.date() })
export type TripOnCard = z.output<typeof TripOnCard>

/** Something of ours as it stands beside words. */
export const Card = z.object({
  title: z.string(),
  about: z.string().nullable(),
  /** Where it is read. */
  path: z.string(),
  /** The path of a small picture. */
  picture: z.string().nullable(),
  /** Of a site: its depth in metres. */
  depth: number().nullable(),
  event: EventOnCard.optional(),
  group: GroupOnCard.optional(),
  trip: TripOnCard.optional(),
})
export type Card = z.output<typeof Card>

/** Something of ours that words link to or show, as its reader may see it; without a card where they may not. */
export const LinkCard = z.object({
  kind: z.enum(['site', 'report', 'photo', 'thread', 'event', 'group', 'trip']),
  id: Uuid,
  card: Card.nullable(),
})
export type LinkCard = z.output<typeof LinkCard>
