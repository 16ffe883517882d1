import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import { wholeNumber } from './numbers.ts'
import { itemKinds, tripLimits, tripTraits } from './trips-fields.ts'
import { TripDay, visible } from './trips-forms.ts'
import { tripTexts } from './trips-words.ts'

export const ItemKind = z.enum(itemKinds)
export const TripTrait = z.enum(tripTraits)

const title = visible(tripLimits.itemTitle, tripTexts.noTitle)

export const ItemForm = z.object({
  title,
  kind: ItemKind.default('other'),
  /** On the list of everybody; else on one’s own, which nobody else sees. */
  isShared: z.boolean().default(false),
  /** The day by which it should be done, of the destination. */
  due: TripDay.nullable().default(null),
  /** Made by the device; the same key is one item however often it comes. */
  clientKey: Uuid.optional(),
})
export type ItemForm = z.output<typeof ItemForm>

/** What changes of one item; the rest stays, so that two who tick and rename do not undo each other. */
export const ItemChange = z.object({
  title: title.optional(),
  kind: ItemKind.optional(),
  due: TripDay.nullable().optional(),
  isDone: z.boolean().optional(),
})
export type ItemChange = z.output<typeof ItemChange>

export const TripItem = z.object({
  id: Uuid,
  title: z.string(),
  kind: ItemKind,
  isShared: z.boolean(),
  due: z.iso.date().nullable(),
  isDone: z.boolean(),
  doneAt: Instant.nullable(),
  /** Who ticked it; null where it is open, and for one who left Soundings. */
  doneBy: Uuid.nullable(),
  by: Uuid.nullable(),
  createdAt: Instant,
})
export type TripItem = z.output<typeof TripItem>

/** What may be worth thinking of, from what the trip is. Nothing is added before somebody takes it. */
export const ProposedItem = z.object({
  title: z.string(),
  kind: ItemKind,
  isShared: z.boolean(),
  due: z.iso.date().nullable(),
  /** Why: null for what every trip needs. */
  trait: TripTrait.nullable(),
})
export type ProposedItem = z.output<typeof ProposedItem>

export const Proposals = z.object({
  /** What the trip is, as far as its plan says. */
  traits: z.array(TripTrait),
  items: z.array(ProposedItem),
  /** How many others are on the list already. */
  known: wholeNumber(),
})
export type Proposals = z.output<typeof Proposals>
