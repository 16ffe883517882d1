import { z } from 'zod'
import { type DraftKind, openDraft } from '#shared/drafts/draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { emptyValues, type SiteValues } from '../site-values.ts'
import { fittingValues, isSameTyped } from './kept-values.ts'

const Kept = z.object({
  values: z.record(z.string(), z.unknown()).transform((kept) => fittingValues(kept, emptyValues())),
  /** Goes along with every try to send it, so that it becomes one site however often it is sent. */
  key: z.string(),
  /** What was last tried to be sent, if anything; it may have arrived. */
  tried: z.string().nullable().catch(null),
})

/** What somebody typed into Add Site and did not send yet. */
const siteDraft: DraftKind<z.output<typeof Kept>> = {
  name: 'site',
  version: 1,
  read: (kept) => Kept.parse(kept),
}

/** What a person is about to add, kept in this browser while they type. */
export const openSiteDraft = (personId: string) => {
  const draft = openDraft(siteDraft, { personId })
  const found = draft.read()
  let { key, tried } = found ?? { key: newKey(), tried: null }
  let typed = found?.values

  const save = () => {
    const isEmpty = !typed || (isSameTyped(typed, emptyValues()) && tried === null)
    draft.keep(typed && !isEmpty ? { values: typed, key, tried } : null)
  }

  return {
    /** Whether something was typed here before. */
    isRestored: found !== null,
    /** Whether what is typed outlives this page. */
    isKept: draft.isKept,
    get typed() {
      return typed
    },
    set typed(values: SiteValues | undefined) {
      typed = values
      save()
    },
    /** The key to send these facts with, and whether an earlier try with it said something else. */
    trying: (facts: object): { key: string; isChanged: boolean } => {
      const text = JSON.stringify(facts)
      const isChanged = tried !== null && tried !== text
      tried ??= text
      save()
      return { key, isChanged }
    },
    /** It became a site, or nobody wants it any more: the next one starts from nothing. */
    forget: () => {
      typed = undefined
      tried = null
      key = newKey()
      save()
    },
    /** Takes a new key when another tab has sent this draft. Returns how to stop watching. */
    watch: () =>
      draft.watch((isGone) => {
        if (!isGone) return
        key = newKey()
        tried = null
      }),
  }
}

export type SiteDraft = ReturnType<typeof openSiteDraft>
