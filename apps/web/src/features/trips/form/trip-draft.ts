import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import { emptyTrip, type TripValues } from './trip-values.ts'

const words = z.string().catch('')

/** What this device keeps of it. Another version of the app may have kept it: what fits is taken. */
const Values = z
  .object({
    name: words,
    startDate: words,
    endDate: words,
    destination: words,
    country: z.string().nullable().catch(null),
    position: z.tuple([z.number(), z.number()]).nullable().catch(null),
    budget: z.number().nullable().catch(null),
    currency: z.string().catch('USD'),
    countsBudget: z.boolean().catch(false),
    description: words,
    preferences: z.array(z.string()).catch([]),
    stops: z.string().catch('follow'),
    dueDays: z.string().catch('follow'),
  })
  .transform((kept): TripValues => ({ ...emptyTrip(), ...kept }))

const tripDraftKind = entryDraftKind<TripValues>('trip', 1, Values)

export const isSameTrip = (one: TripValues, other: TripValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Owner = {
  personId: string
  base: TripValues
  /** What is changed; left out for a new one. */
  known?: { id: string; version: number } | undefined
}

/** A trip that a person is about to plan, or changes. */
export const openTripDraft = ({ personId, base, known }: Owner) =>
  openEntryDraft(tripDraftKind, { personId, base, isSame: isSameTrip, known, namesFiles: true })

export type TripDraft = ReturnType<typeof openTripDraft>
