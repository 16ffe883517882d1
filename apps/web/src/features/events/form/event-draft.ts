import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import { type EventValues, emptyEvent } from './event-values.ts'

const words = z.string().catch('')
const quantity = z.number().nullable().catch(null)

/** What this device keeps of it. Another version of the app may have kept it: what fits is taken. */
const Values = z
  .object({
    ...Object.fromEntries(
      Object.entries(emptyEvent()).flatMap(([name, value]) =>
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
    position: z.tuple([z.number(), z.number()]).nullable().catch(null),
    count: quantity,
    maxAttendees: quantity,
    price: quantity,
    imageId: z.string().nullable().catch(null),
    isClosed: z.boolean().catch(false),
  })
  .transform((kept): EventValues => ({ ...emptyEvent(), ...kept }))

const eventDraftKind = entryDraftKind<EventValues>('event', 1, Values)

const isSame = (one: EventValues, other: EventValues) => JSON.stringify(one) === JSON.stringify(other)

type Owner = {
  personId: string
  base: EventValues
  /** What is changed; left out for a new one. */
  known?: { id: string; version: number } | undefined
  /** What it was begun from, where that has a draft of its own. */
  about?: string | undefined
}

/** An event that a person is about to make, or changes. */
export const openEventDraft = ({ personId, base, known, about }: Owner) =>
  openEntryDraft(eventDraftKind, { personId, base, isSame, known, about, namesFiles: true })

export type EventDraft = ReturnType<typeof openEventDraft>
