import { type Site, SiteFacts } from '@soundings/contract/sites'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import { factsOf, type SiteValues, valuesOf } from '../site-values.ts'
import { fittingValues, isSameTyped } from './kept-values.ts'

/** What somebody typed over a known site and did not save yet, as this browser keeps it. */
type Kept = {
  values: SiteValues
  note: string
  /** The site over which it was typed: what changed since can only be told beside it. */
  version: number
  facts: SiteFacts
}

const readKept = (name: string): Kept | null => {
  try {
    const { values, note, version, facts: read } = JSON.parse(readStored(name) ?? 'null')
    const facts = SiteFacts.parse(read)
    return {
      values: fittingValues(values, valuesOf(facts)),
      note: String(note),
      version: Number(version),
      facts,
    }
  } catch {
    return null
  }
}

/** What a person changes of a site, kept in this browser while they type; one for each site. */
export const openEditDraft = (personId: string, site: Site) => {
  const name = `soundings.edit-draft.${personId}.${site.id}`
  const found = readKept(name)
  let base: Site = found ? { ...site, ...found.facts, version: found.version } : site
  let typed = found?.values
  let note = found?.note ?? ''
  let isKept = true

  const isTouched = () => note.trim() !== '' || (typed !== undefined && !isSameTyped(typed, valuesOf(base)))

  const save = () => {
    if (!isTouched()) {
      isKept = true
      return dropStored(name)
    }
    const kept: Kept = {
      values: typed ?? valuesOf(base),
      note,
      version: base.version,
      facts: factsOf(base),
    }
    const text = JSON.stringify(kept)
    writeStored(name, text)
    // A browser that refuses storage does so silently.
    isKept = readStored(name) === text
  }

  return {
    /** Whether something was typed here before. */
    isRestored: found !== null,
    /** Whether somebody changed the site since then. */
    isOlder: base.version !== site.version,
    /** Whether something is typed that is not saved. */
    isTouched,
    /** Whether what is typed outlives this page. */
    isKept: () => isKept,
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
