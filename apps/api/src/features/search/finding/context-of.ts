import type { SearchBody } from '@soundings/contract/search'
import type { Context } from '@soundings/language/understanding'
import type { SitesView } from '#features/sites/index.ts'

/** What a conversation is about, as the rules read it; sites that are not public are no part of it. */
export const contextOf = (view: SitesView, { context, units }: SearchBody, month: number): Context => {
  const named = (id: string) => {
    const at = view.positionOf(id)
    return at === undefined ? [] : [{ id, siteName: view.site(at).siteName }]
  }
  return {
    query: context.query,
    shown: context.shown.flatMap(named),
    open: context.siteId === null ? null : (named(context.siteId)[0] ?? null),
    coordinates: context.coordinates,
    month,
    units,
  }
}
