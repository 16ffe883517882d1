import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import type { FoundDestination } from '../destinations/destinations.service.ts'
import type { AdvicePlace } from '../places/advice-place.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'

const isEnough = ({ facts }: AdvicePlace): boolean => facts.sites >= tripAdviceLimits.fewestSites

const childrenOf = ({ places }: AdviceSnapshot, { children }: AdvicePlace): AdvicePlace[] =>
  children.flatMap((path) => places.get(path) ?? [])

/** The parts of a place that are large enough, and the place as a whole where these hold less than half of its sites. */
const partsOf = (snapshot: AdviceSnapshot, place: AdvicePlace): AdvicePlace[] => {
  const parts = childrenOf(snapshot, place).filter(isEnough)
  const held = parts.reduce((sum, { facts }) => sum + facts.sites, 0)
  return held * 2 < place.facts.sites ? [...parts, place] : parts
}

/** The regions of every country, and countries as a whole where their regions are too small. */
export const worldCandidates = (snapshot: AdviceSnapshot): AdvicePlace[] =>
  [...snapshot.places.values()]
    .filter(({ parent }) => parent === null)
    .flatMap((place) => partsOf(snapshot, place))

/** Places of which more than half of the sites are among some; of others, such parts. */
const mostlyWithin = (snapshot: AdviceSnapshot, { sites }: AdvicePlace): AdvicePlace[] => {
  const counts = new Map<string, number>()
  for (const { path } of sites)
    for (const step of path) counts.set(step.path, (counts.get(step.path) ?? 0) + 1)
  const isMostly = ({ facts, sites }: AdvicePlace) => (counts.get(facts.id) ?? 0) * 2 > sites.length
  const within = (place: AdvicePlace): AdvicePlace[] => {
    if (!counts.has(place.facts.id)) return []
    if (isMostly(place)) {
      const parts = partsOf(snapshot, place).filter(isMostly)
      return place.facts.kind === 'country' && parts.length > 0 ? parts : [place]
    }
    return childrenOf(snapshot, place).flatMap(within)
  }
  const roots = [...snapshot.places.values()].filter(({ parent }) => parent === null)
  return roots.flatMap(within)
}

/** What may be recommended of a destination: of a country its regions, of a region or town itself and its parts. */
export const candidatesIn = (
  snapshot: AdviceSnapshot,
  { place, isWhole }: FoundDestination,
): AdvicePlace[] => {
  if (!isWhole) {
    const parts = mostlyWithin(snapshot, place).filter(isEnough)
    return parts.length > 0 ? parts : [place]
  }
  if (place.facts.kind === 'country') return partsOf(snapshot, place)
  return [place, ...childrenOf(snapshot, place).filter(isEnough)]
}

/** What may be recommended of the country around a place that is too small itself. */
export const candidatesAround = (snapshot: AdviceSnapshot, { place }: FoundDestination): AdvicePlace[] => {
  let whole: AdvicePlace = place
  while (whole.parent !== null) {
    const above = snapshot.places.get(whole.parent)
    if (!above) break
    whole = above
  }
  return whole === place ? [] : partsOf(snapshot, whole)
}
