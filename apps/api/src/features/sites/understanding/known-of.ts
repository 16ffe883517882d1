import type { Known } from '@soundings/language/understanding/known'
import { withTowns } from '@soundings/language/understanding/town-places'
import type { SitesView } from '../catalogue/view.ts'
import type { PlacesView } from '../places/places-named.ts'

/** What there is to find, as the rules look it up. */
export const knownOf = (view: SitesView, places: PlacesView): Known => ({
  places: (phrase, spelling) =>
    withTowns(spelling === 'exact' ? places.named(phrase) : places.namedAlike(phrase), phrase, spelling),
  sites: (phrase, spelling) =>
    (spelling === 'exact' ? view.named(phrase) : view.namedAlike(phrase)).map(
      ({ at, isExact, closeness }) => {
        const { id, siteName, coordinates } = view.site(at)
        return { id, siteName, coordinates, isExact, closeness }
      },
    ),
})
