import { newKey } from '#shared/lib/new-key.ts'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { emptyValues, type SiteValues } from '../site-values.ts'
import { fittingValues, isSameTyped } from './kept-values.ts'

/** What somebody typed into Add Site and did not send yet, as this browser keeps it. */
type Kept = {
  values: SiteValues
  /** Goes along with every try to send it, so that it becomes one site however often it is sent. */
  key: string
  /** What was last tried to be sent, if anything; it may have arrived. */
  tried: string | null
}

const nameOf = (personId: string) => `soundings.site-draft.${personId}`

const readKept = (personId: string): Kept | null => {
  try {
    const { values, key, tried } = JSON.parse(readStored(nameOf(personId)) ?? 'null')
    return {
      values: fittingValues(values, emptyValues()),
      key: String(key),
      tried: typeof tried === 'string' ? tried : null,
    }
  } catch {
    return null
  }
}

/** What a person is about to add, kept in this browser while they type. */
export const openDraft = (personId: string) => {
  const found = readKept(personId)
  let { key, tried } = found ?? { key: newKey(), tried: null }
  let typed = found?.values
  let isKept = true

  const save = () => {
    const name = nameOf(personId)
    const text =
      typed && !(isSameTyped(typed, emptyValues()) && tried === null)
        ? JSON.stringify({ values: typed, key, tried })
        : ''
    writeStored(name, text)
    // A browser that refuses storage does so silently.
    isKept = (readStored(name) ?? '') === text
  }

  return {
    /** Whether something was typed here before. */
    isRestored: found !== null,
    /** Whether what is typed outlives this page. */
    isKept: () => isKept,
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
    watch: (): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== nameOf(personId) || event.newValue) return
        key = newKey()
        tried = null
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

export type SiteDraft = ReturnType<typeof openDraft>
