import { z } from 'zod'
import { Uuid } from './common.ts'
import { ItemForm } from './trips-checklist.ts'
import { tripLimits } from './trips-fields.ts'
import { TripForm } from './trips-forms.ts'
import { StopForm } from './trips-stops.ts'
import { tripTexts } from './trips-words.ts'

/**
 * A trip as a file holds it: the plan and what to think of. Who travels, votes and what was paid stay where they are, as they
 * belong to others, too.
 */
export const TripFile = z.object({
  format: z.literal('soundings-trip', tripTexts.unreadable),
  version: z.literal(1, tripTexts.unreadable),
  trip: TripForm,
  /** In their order. */
  destinations: z.array(StopForm).max(tripLimits.stops, tripTexts.tooManyStops).default([]),
  checklist: z
    .array(ItemForm.extend({ isDone: z.boolean().default(false) }))
    .max(tripLimits.items, tripTexts.tooManyItems)
    .default([]),
})
export type TripFile = z.output<typeof TripFile>

/** A file, read again: each time a new trip, but for the same key. */
export const TripImport = TripFile.extend({ clientKey: Uuid.optional() })
export type TripImport = z.output<typeof TripImport>
