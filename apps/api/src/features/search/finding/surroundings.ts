import type { Surroundings } from '@soundings/language/understanding/relaxations'
import { fold } from '@soundings/rules/text'
import type { PlacesView } from '#features/sites/index.ts'

/** As far as the sites of a town lie that are not called by its name, in kilometres. */
const radius = 50

/** A town with what lies around the middle of its sites: wrecks off Coron belong to Busuanga as well. */
export const surroundingsIn =
  (places: PlacesView): Surroundings =>
  (where) => {
    if (where.kind !== 'city') return null
    const place = places
      .named(fold(where.name))
      .find(({ kind, name, country }) => kind === 'city' && name === where.name && country === where.country)
    return place ? { kind: 'around', name: place.name, coordinates: place.coordinates, radius } : null
  }
