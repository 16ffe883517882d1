import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import { placeName } from '../form/place.view.ts'
import type { TripStart } from '../form/trip-start.ts'

/** What a trip to a recommended place begins with. */
export const startOf = (place: Recommendation): TripStart => ({
  name: place.name,
  destination: placeName(place),
  country: place.kind === 'country' ? place.name : place.country,
  position: [...place.coordinates],
})
