import { maxPlaces } from '@soundings/contract/places'
import type { Destination, DestinationsQuery } from '@soundings/contract/trip-advice'
import { type TripPreference, tripPreferences } from '@soundings/contract/trips-fields'
import type { TripPlace } from '@soundings/rules/trip-place'
import type { Places } from '#features/sites/index.ts'
import type { AdvicePlaces } from '../places/advice-places.service.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'
import { worldCandidates } from '../recommending/candidates.ts'
import type { Destinations } from './destinations.service.ts'

type Needs = {
  places: Pick<Places, 'find'>
  advice: AdvicePlaces
  destinations: Pick<Destinations, 'of' | 'find'>
}

const preferencesOf = (facts: TripPlace | undefined): Destination['preferences'] =>
  tripPreferences.map((preference) => ({ preference, sites: facts?.preferences[preference] ?? 0 }))

/** How many of the preferences a place meets at all, and at how many sites the rarest of them. */
const meets = ({ preferences }: Destination, asked: readonly TripPreference[]): [number, number] => {
  const counts = preferences.flatMap(({ preference, sites }) => (asked.includes(preference) ? sites : []))
  return [counts.filter((count) => count > 0).length, Math.min(...counts)]
}

/** Those that meet more preferences first, in their order otherwise. */
const bestFirst = (
  items: readonly Destination[],
  asked: readonly TripPreference[],
  isByCount: boolean,
): Destination[] =>
  asked.length === 0
    ? [...items]
    : items.toSorted((one, other) => {
        const [[met, rarest], [otherMet, otherRarest]] = [meets(one, asked), meets(other, asked)]
        return otherMet - met || (isByCount ? otherRarest - rarest : 0)
      })

const shownOf = ({ kind, name, region, country, bounds, ...facts }: TripPlace): Destination => ({
  kind,
  name,
  region,
  country,
  bounds,
  count: facts.sites,
  preferences: preferencesOf({ kind, name, region, country, bounds, ...facts }),
})

/** Searches for places to travel to by their names; without a name, the ones with most to dive. */
export const destinationSearch = ({ places, advice, destinations }: Needs) => {
  const largest = (snapshot: AdviceSnapshot, asked: readonly TripPreference[]): Destination[] => {
    const all = worldCandidates(snapshot)
      .map(({ facts }) => facts)
      .sort((one, other) => other.sites - one.sites || one.id.localeCompare(other.id))
      .map(shownOf)
    return bestFirst(all, asked, true).slice(0, maxPlaces)
  }

  return {
    search: async ({
      query,
      preferences = [],
    }: DestinationsQuery): Promise<{ items: Destination[]; misspelt: boolean }> => {
      const snapshot = await advice.current()
      if (query === '') return { items: largest(snapshot, preferences), misspelt: false }
      const found = await places.find(query)
      const items = await Promise.all(
        found.items.map(async (place): Promise<Destination> => {
          const known = await destinations.of(snapshot, place)
          return { ...place, preferences: preferencesOf(known?.place.facts) }
        }),
      )
      if (items.length > 0) return { items: bestFirst(items, preferences, false), misspelt: found.misspelt }
      const meant = await destinations.find(snapshot, query)
      if (!meant) return { items: [], misspelt: false }
      const { coordinates: _, ...shown } = meant.shown
      return {
        items: [{ ...shown, preferences: preferencesOf(meant.place.facts) }],
        misspelt: meant.misspelt,
      }
    },
  }
}
