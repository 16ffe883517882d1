import { type Site, SiteFacts } from '@soundings/contract/sites'
import { z } from 'zod'
import { type DraftKind, openDraft } from '#shared/drafts/draft.ts'
import { factsOf, type SiteValues, valuesOf } from '../site-values.ts'
import { fittingValues, isSameTyped } from './kept-values.ts'

const Kept = z
  .object({
    values: z.record(z.string(), z.unknown()),
    note: z.string(),
    /** The site over which it was typed: what changed since can only be told beside it. */
    version: z.number(),
    facts: SiteFacts,
  })
  .transform((kept) => ({ ...kept, values: fittingValues(kept.values, valuesOf(kept.facts)) }))

/** What somebody typed over a known site and did not save yet; one for each site. */
const editDraft: DraftKind<z.output<typeof Kept>> = {
  name: 'site-edit',
  version: 1,
  read: (kept) => Kept.parse(kept),
}

/**
 * What a person changes of a site, kept in this browser while they type; one for each site. `suggested` is what the note
 * begins with.
 */
export const openEditDraft = (personId: string, site: Site, suggested = '') => {
  const draft = openDraft(editDraft, { personId, about: site.id })
  const found = draft.read()
  let base: Site = found ? { ...site, ...found.facts, version: found.version } : site
  let typed = found?.values
  let note = found?.note || suggested

  const isNoted = () => note.trim() !== '' && note !== suggested
  const isTouched = () => isNoted() || (typed !== undefined && !isSameTyped(typed, valuesOf(base)))

  const save = () => {
    const [{ version }, facts] = [base, factsOf(base)]
    draft.keep(isTouched() ? { values: typed ?? valuesOf(base), note, version, facts } : null)
  }

  return {
    /** Whether something was typed here before. */
    isRestored: found !== null,
    /** Whether somebody changed the site since then. */
    isOlder: base.version !== site.version,
    /** Whether something is typed that is not saved. */
    isTouched,
    /** Whether what is typed outlives this page. */
    isKept: draft.isKept,
    /** The site as it was when this person began to type. */
    get base() {
      return base
    },
    get typed() {
      return typed
    },
    set typed(values: SiteValues | undefined) {
      typed = values
      save()
    },
    get note() {
      return note
    },
    set note(text: string) {
      note = text
      save()
    },
    /** What is typed from here on is typed over this site. */
    goOnFrom: (newer: Site) => {
      base = newer
    },
    /** It was saved, or nobody wants it any more. */
    forget: () => {
      typed = undefined
      note = ''
      save()
    },
    /** Takes back that it was forgotten. */
    restore: (before: { base: Site; typed: SiteValues | undefined; note: string }) => {
      base = before.base
      typed = before.typed
      note = before.note
      save()
    },
  }
}

export type EditDraft = ReturnType<typeof openEditDraft>
