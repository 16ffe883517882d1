import type { Dive } from '@soundings/contract/dive-log'
import { z } from 'zod'
import { type EntryDraft, entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import { formGases } from './cylinder-values.ts'
import { type DiveValues, isSameDive } from './dive-values.ts'

const words = z.string().catch('')
const figure = z.number().nullable().catch(null)
const list = z.array(z.string()).catch([])

const Cylinder = z.object({
  at: z.number(),
  description: words,
  size: figure,
  gas: z.enum(formGases).catch('air'),
  o2: figure,
  he: figure,
  startPressure: figure,
  endPressure: figure,
  workingPressure: figure,
  use: z.string().nullable().catch(null),
})
const Weight = z.object({ at: z.number(), kg: figure, kind: z.string().nullable().catch(null) })

/** What stands in the form. Another version of the app may have kept it: what fits is taken. */
const Values = z.object({
  siteName: words,
  location: words,
  date: words,
  time: words,
  maxDepth: figure,
  duration: figure,
  visibility: figure,
  waterTemp: figure,
  conditions: list,
  notes: words,
  exitTime: words,
  number: figure,
  rating: figure,
  meanDepth: figure,
  airTemp: figure,
  suit: words,
  weights: z.array(Weight).catch([]),
  cylinders: z.array(Cylinder).catch([]),
  buddies: list,
  divemasters: list,
  trip: words,
  tags: list,
  animalsSeen: list,
  equipment: list,
  photos: list,
  captions: z.record(z.string(), z.string()).catch({}),
  diveSiteId: z.string().nullable().catch(null),
}) satisfies z.ZodType<DiveValues>

const diveDraft = entryDraftKind<DiveValues>('dive', 1, Values)

export type DiveDraft = EntryDraft<DiveValues>

/** What a person is about to write of a dive; what was begun of a new one is only offered. */
export const openDiveDraft = (
  personId: string,
  base: DiveValues,
  known?: Pick<Dive, 'id' | 'version'>,
): DiveDraft =>
  openEntryDraft(diveDraft, {
    personId,
    base,
    known,
    isSame: isSameDive,
    isOffered: true,
    namesFiles: true,
  })
