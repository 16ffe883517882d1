import { z } from 'zod'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import { type DraftKind, openDraft } from './draft.ts'

/** What this device keeps of something that is on its way to become an entry of the outbox. */
export type EntryContent<Values> = {
  /** Goes along with every try to send it, so that it becomes one thing however often it is sent. */
  key: string
  tried: string | null
  /** The version of the known thing over which it was typed. */
  version: number | null
  hasFiles: boolean
  values: Values
}

/** A kind of draft by what stands in its form. Another version of the app may have kept it: what fits is taken. */
export const entryDraftKind = <Values>(
  name: string,
  version: number,
  values: z.ZodType<Values>,
): DraftKind<EntryContent<Values>> => {
  const Kept = z.object({
    key: z.string(),
    tried: z.string().nullable().catch(null),
    version: z.number().nullable().catch(null),
    hasFiles: z.boolean().optional().catch(false),
    /** What `hasFiles` was called when only reports had any. */
    hasPhotos: z.boolean().optional().catch(false),
    values,
  })
  const read = (kept: unknown) => {
    const { hasFiles, hasPhotos = false, ...rest } = Kept.parse(kept)
    return { ...rest, hasFiles: hasFiles ?? hasPhotos }
  }
  return { name, version, read }
}

type Owner<Values> = {
  personId: string
  /** A form nobody has touched. */
  base: Values
  isSame: (one: Values, other: Values) => boolean
  /** What it changes, which is on the server; it has a draft of its own, which stands in its form again. */
  known?: { id: string; version: number } | undefined
  /** The id of what something new is about, where a person may be writing about several. */
  about?: string | undefined
  /** What was begun of something new is only offered, and comes back unless somebody takes it up or discards it. */
  isOffered?: boolean
  /** What is typed names its files: that there are none needs no note of its own. */
  namesFiles?: boolean
}

/** What a person is writing, kept in this browser while they type: the words at once, files as soon as there is room. */
export const openEntryDraft = <Values>(
  kind: DraftKind<EntryContent<Values>>,
  { personId, base, isSame, known, about, isOffered = false, namesFiles = false }: Owner<Values>,
) => {
  const draft = openDraft(kind, { personId, about: known?.id ?? about })
  const found = draft.read()
  let offered = isOffered && !known ? found : null
  const own = offered ? null : found
  let key = known?.id ?? own?.key ?? newKey()
  let tried = own?.tried ?? null
  let hasFiles = own?.hasFiles ?? false
  const version = own?.version ?? known?.version ?? null
  let typed: Values | undefined = own?.values

  const save = () => {
    const isEmpty = tried === null && !hasFiles && (typed === undefined || isSame(typed, base))
    draft.keep(isEmpty ? offered : { key, tried, version, hasFiles, values: typed ?? base })
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
    set typed(values: Values | undefined) {
      typed = values
      save()
    },
    /** The version of the known thing over which this was typed, which others may have changed since. */
    version,
    /** Whether what was typed before stands in the form. */
    isRestored: own !== null,
    /** Whether what was begun before can be taken up. */
    hasOffer: offered !== null,
    /** Takes up what was begun before; null where there is nothing any more. */
    takeOffer: (): Values | null => {
      if (offered === null) return null
      const { values, ...begun } = offered
      offered = null
      ;({ key, tried, hasFiles } = begun)
      typed = values
      save()
      return values
    },
    dropOffer: (): void => {
      if (offered?.hasFiles && !hasFiles) draft.dropFiles()
      offered = null
      save()
    },
    /** When it was last typed into, in milliseconds since 1970; null where nothing is kept. */
    savedAt: draft.savedAt,
    /** Whether all that stands in the form outlives this page. */
    isKept: draft.isKept,
    /** The files that were chosen before; null when those of the known thing are untouched. */
    files: async (): Promise<readonly Attachment[] | null> => (hasFiles ? draft.files(key) : null),
    /** Keeps the files, one state after the other. */
    keepFiles: (files: readonly Attachment[]): void => {
      // That all files of a known thing were taken out is worth keeping, too.
      hasFiles = files.length > 0 || (known !== undefined && !namesFiles)
      save()
      if (hasFiles) draft.keepFiles(key, files)
      else draft.dropFiles()
    },
    /**
     * Notices when another tab keeps something else in this place, or nothing any more: from then on this is something
     * of its own, and what is offered is what that tab left; `onOther` hears of it. Returns how to stop watching.
     */
    watch: (onOther: (isGone: boolean) => void = () => undefined) =>
      draft.watch((isGone) => {
        onOther(isGone)
        if (offered) offered = isGone ? null : draft.read()
        // What was tried under a key may have arrived: saved again under it, it becomes no second one.
        if (known || (!isGone && tried !== null)) return
        key = newKey()
        tried = null
      }),
    /** Takes what was kept of it on another device in the place of what is typed. */
    adopt: (other: Pick<EntryContent<Values>, 'key' | 'values'>): void => {
      if (!known) key = other.key
      tried = null
      typed = other.values
      save()
    },
    /** It was sent, or nobody wants it any more: the next one starts from nothing. */
    forget: (): void => {
      if (!known) key = newKey()
      tried = null
      typed = undefined
      if (hasFiles) draft.dropFiles()
      hasFiles = false
      save()
    },
  }
}

export type EntryDraft<Values> = ReturnType<typeof openEntryDraft<Values>>

/** As a draft, but for this page alone: what stands elsewhere takes no draft’s place. */
export const unkeptDraft = <Values>(key: string, tried: string | null): EntryDraft<Values> => ({
  key,
  tried,
  typed: undefined,
  version: null,
  isRestored: false,
  hasOffer: false,
  takeOffer: () => null,
  dropOffer: () => {},
  savedAt: () => null,
  isKept: () => false,
  files: async () => null,
  keepFiles: () => {},
  watch: () => () => {},
  adopt: () => {},
  forget: () => {},
})
