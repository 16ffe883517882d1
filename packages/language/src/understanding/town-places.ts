import { type Town, townIn, townsAlike, townsCalled } from '../towns.ts'
import type { KnownPlace, Spelling } from './known.ts'

/** A town that no site names as its own. */
const placeOf = ({ name, country, coordinates }: Town, closeness: number): KnownPlace => {
  const [lng, lat] = coordinates
  return {
    kind: 'city',
    name,
    country,
    coordinates,
    isLocated: true,
    bounds: [lng, lat, lng, lat],
    count: 0,
    closeness,
  }
}

const located = (place: Omit<KnownPlace, 'isLocated'>): KnownPlace => {
  const town = place.kind === 'country' ? undefined : townIn(place.country, place.name)
  return { ...place, coordinates: town?.coordinates ?? place.coordinates, isLocated: town !== undefined }
}

/**
 * The places with sites that a folded phrase names, put where they really lie, and the towns of that name in countries
 * where there are none; misspelt ones only where nothing else is spelt so. `found` says where the middle of their sites is.
 */
export const withTowns = (
  found: readonly Omit<KnownPlace, 'isLocated'>[],
  phrase: string,
  spelling: Spelling,
): KnownPlace[] => {
  const places = found.map(located)
  if (spelling === 'alike' && places.length > 0) return places
  if (spelling === 'alike') return townsAlike(phrase).map(({ town, closeness }) => placeOf(town, closeness))
  const isElsewhere = (town: Town) => !found.some(({ country }) => country === town.country)
  return [
    ...places,
    ...townsCalled(phrase)
      .filter(isElsewhere)
      .map((town) => placeOf(town, 1)),
  ]
}
