import { z } from 'zod'
import type { ChosenSite } from '#features/sites/index.ts'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'

const Site = z.object({
  id: z.string(),
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
}) satisfies z.ZodType<ChosenSite>

/** The group whose talk a thread is part of. */
const Group = z.object({ id: z.string(), slug: z.string(), name: z.string() })
/** The event, likewise. */
const Event = z.object({ id: z.string(), slug: z.string(), title: z.string() })

/** A new thread as it stands in its form: what is not said is an empty text, an empty list or null. Depth in metres. */
export type ThreadValues = {
  category: string
  title: string
  happened: string
  depth: number | null
  gas: string
  conditions: string
  learnt: string
  content: string
  tags: string[]
  site: ChosenSite | null
  isAnonymous: boolean
  /** Threads of groups and events have no category. */
  group: z.output<typeof Group> | null
  event: z.output<typeof Event> | null
}

const words = z.string().catch('')

/** What this device keeps of it. Another version of the app may have kept it: what fits is taken. */
const Values = z.object({
  category: words,
  title: words,
  happened: words,
  depth: z.number().nullable().catch(null),
  gas: words,
  conditions: words,
  learnt: words,
  content: words,
  tags: z.array(z.string()).catch([]),
  site: Site.nullable().catch(null),
  isAnonymous: z.boolean().catch(false),
  group: Group.nullable().catch(null),
  event: Event.nullable().catch(null),
}) satisfies z.ZodType<ThreadValues>

export const threadDraftKind = entryDraftKind<ThreadValues>('thread', 1, Values)

/** A form nobody has touched. Its fields stand in the order of the screen: the first wrong one takes focus. */
export const emptyThread = (known: Partial<ThreadValues>): ThreadValues => ({
  category: '',
  title: '',
  happened: '',
  depth: null,
  gas: '',
  conditions: '',
  learnt: '',
  content: '',
  tags: [],
  site: null,
  isAnonymous: false,
  group: null,
  event: null,
  ...known,
})

/** What somebody wrote, without where it goes, which is chosen again in a moment. */
export const writtenOf = (values: ThreadValues): string =>
  JSON.stringify({ ...values, category: '', group: null, event: null })

const isSame = (one: ThreadValues, other: ThreadValues) => writtenOf(one) === writtenOf(other)

/** A thread that a person is about to start: each has a draft of its own, by the key in its address. */
export const openThreadDraft = (personId: string, key: string, base: ThreadValues) =>
  openEntryDraft(threadDraftKind, { personId, base, isSame, about: key })

export type ThreadDraft = ReturnType<typeof openThreadDraft>
