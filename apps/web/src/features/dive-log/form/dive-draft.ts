import type { Dive } from '@soundings/contract/dive-log'
import { z } from 'zod'
import { type DraftKind, openDraft } from '#shared/drafts/draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
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

/** What this browser keeps while somebody types. Another version of the app may have kept it: what fits is taken. */
const Kept = z.object({
  /** Goes along with every try to send it, so that it becomes one dive however often it is sent. */
  key: z.string(),
  tried: z.string().nullable().catch(null),
  /** The version of the known dive over which it was typed. */
  version: z.number().nullable().catch(null),
  values: z.object({
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
    diveSiteId: z.string().nullable().catch(null),
  }) satisfies z.ZodType<DiveValues>,
})
type Kept = z.output<typeof Kept>

const diveDraft: DraftKind<Kept> = { name: 'dive', version: 1, read: (kept) => Kept.parse(kept) }

/**
 * What a person is about to write of a dive, kept in this browser while they type; `base` is a form nobody has touched.
 * Each `known` dive, one that is in the log, has a draft of its own, which stands in its form again. What was begun of a
 * new dive is only `offered`, and comes back unless somebody takes it up or discards it.
 */
export const openDiveDraft = (personId: string, base: DiveValues, known?: Pick<Dive, 'id' | 'version'>) => {
  const draft = openDraft(diveDraft, { personId, about: known?.id })
  const found = draft.read()
  let offered = known ? null : found
  const own = known ? found : null
  let key = known?.id ?? newKey()
  let tried = own?.tried ?? null
  const version = own?.version ?? known?.version ?? null
  let typed: DiveValues | undefined = own?.values

  const save = () => {
    const isEmpty = tried === null && (typed === undefined || isSameDive(typed, base))
    draft.keep(isEmpty ? offered : { key, tried, version, values: typed ?? base })
  }

  return {
    get key() {
      return key
    },
    get tried() {
      return tried
    },
    set tried(text: string | null) {
      tried = text
      save()
    },
    get typed() {
      return typed
    },
    set typed(values: DiveValues | undefined) {
      typed = values
      save()
    },
    /** The version of the known dive over which this was typed, which another device may have changed since. */
    version,
    /** Whether what was typed before stands in the form. */
    isRestored: own !== null,
    /** Whether what was begun before can be taken up. */
    hasOffer: offered !== null,
    /** Takes up what was begun before; null where there is nothing any more. */
    takeOffer: (): DiveValues | null => {
      if (offered === null) return null
      const { values, ...begun } = offered
      offered = null
      ;({ key, tried } = begun)
      typed = values
      save()
      return values
    },
    dropOffer: (): void => {
      offered = null
      save()
    },
    /** Whether all that stands in the form outlives this page. */
    isKept: draft.isKept,
    /**
     * Notices when another tab keeps something else in this place, or nothing any more: from then on this is a dive of
     * its own, and what is offered is what that tab left. Returns how to stop watching.
     */
    watch: () =>
      draft.watch((isGone) => {
        if (offered) offered = isGone ? null : draft.read()
        // What was tried under a key may have arrived: saved again under it, it becomes no second dive.
        if (known || (!isGone && tried !== null)) return
        key = newKey()
        tried = null
      }),
    /** It is in the log, or nobody wants it any more: the next one starts from nothing. */
    forget: (): void => {
      if (!known) key = newKey()
      tried = null
      typed = undefined
      save()
    },
  }
}

export type DiveDraft = ReturnType<typeof openDiveDraft>
