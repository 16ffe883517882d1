import { placeKinds } from '@soundings/contract/places'
import { boundsOfReach, joinReach, reachOf } from '@soundings/rules/bounds'
import { fold } from '@soundings/rules/text'
import type { KnownPlace } from './known.ts'

const isSame = (one: KnownPlace, other: KnownPlace) =>
  one.kind === other.kind && one.country === other.country && fold(one.name) === fold(other.name)

const cornersOf = ({ bounds: [west, south, east, north] }: KnownPlace) =>
  joinReach(reachOf([west, south]), reachOf([east, north]))

/** A town whose sites lie in several regions, as one: its box holds them all, its middle is that of most. */
const joined = (places: readonly [KnownPlace, ...KnownPlace[]]): KnownPlace => {
  const [largest, ...others] = places
  const reach = others.map(cornersOf).reduce(joinReach, cornersOf(largest))
  const count = places.reduce((sum, place) => sum + place.count, 0)
  return { ...largest, bounds: boundsOfReach(reach), count }
}

/** Of places with one name the larger, then the one with more sites; one that lies in a country named beside it wins. */
export const bestPlace = (
  found: readonly KnownPlace[],
  beside: string | undefined,
): KnownPlace | undefined => {
  const isBeside = ({ country }: KnownPlace) => Number(beside !== undefined && country === beside)
  const [best] = [...found].sort(
    (one, other) =>
      isBeside(other) - isBeside(one) ||
      placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind) ||
      other.count - one.count,
  )
  return best && joined([best, ...found.filter((place) => place !== best && isSame(place, best))])
}
