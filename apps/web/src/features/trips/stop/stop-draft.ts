import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import { emptyStop, type StopValues } from './stop-values.ts'

const words = z.string().catch('')
const quantity = z.number().nullable().catch(null)

/** What this device keeps of it. Another version of the app may have kept it: what fits is taken. */
const Values = z
  .object({
    ...Object.fromEntries(
      Object.entries(emptyStop()).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, words]] : [],
      ),
    ),
    site: z
      .object({
        id: z.string(),
        siteName: z.string(),
        region: z.string().nullable(),
        country: z.string().nullable(),
      })
      .nullable()
      .catch(null),
    nights: quantity,
    dives: quantity,
    position: z.tuple([z.number(), z.number()]).nullable().catch(null),
  })
  .transform((kept): StopValues => ({ ...emptyStop(), ...kept }))

const stopDraftKind = entryDraftKind<StopValues>('trip-stop', 1, Values)

const isSame = (one: StopValues, other: StopValues) => JSON.stringify(one) === JSON.stringify(other)

type Owner = {
  personId: string
  tripId: string
  base: StopValues
  /** What is changed; left out for a new one, of which each trip has one. */
  known?: { id: string; version: number } | undefined
}

/** A stop that a person is about to add, or changes. */
export const openStopDraft = ({ personId, tripId, base, known }: Owner) =>
  openEntryDraft(stopDraftKind, { personId, base, isSame, known, about: tripId, namesFiles: true })

export type StopDraft = ReturnType<typeof openStopDraft>
