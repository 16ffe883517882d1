import QuickLRU from 'quick-lru'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import type { SitesView } from '../catalogue/view.ts'
import type { Places } from '../places/places.service.ts'
import type { Understand } from '../questions.service.ts'
import { knownOf } from './known-of.ts'
import { type Meant, meantBy } from './meant-by.ts'

/** List, counts and points of one search are asked for one after the other. */
const maxKept = 200

/** Reads what is typed into a search box by the rules that the assistant reads questions by. */
export const understandingOf = (
  catalogue: Pick<Catalogue, 'viewNow'>,
  places: Pick<Places, 'view'>,
): Understand => {
  const kept = new WeakMap<SitesView, QuickLRU<string, Meant | null>>()
  return async (words, month) => {
    const view = catalogue.viewNow()
    if (!view) return null
    const known = kept.get(view) ?? new QuickLRU({ maxSize: maxKept })
    kept.set(view, known)
    const before = known.get(words)
    if (before !== undefined) return before
    const meant = meantBy(words, knownOf(view, await places.view()), month)
    known.set(words, meant)
    return meant
  }
}
