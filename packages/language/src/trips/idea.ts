import type { SearchQuery, Where } from '@soundings/contract/search'
import type { TripIdea } from '@soundings/contract/trip-advice'
import type { TripPreference } from '@soundings/contract/trips-fields'
import { deepFrom } from '@soundings/rules/trip-site'
import type { Understood } from '../understanding/context.ts'
import { isAsked } from '../understanding/query.ts'
import type { TripRead } from '../understanding/trip.ts'
import { waterByKey } from '../understanding/waters.ts'

const placeName = (where: Where): string | null => {
  if (where.kind === 'me') return null
  return where.kind === 'water' ? (waterByKey(where.key)?.label ?? null) : where.name
}

const isReef = /-reef$/

const preferencesIn = (
  { diveTypes, categories, minDepth, order }: SearchQuery,
  { isForNight, isForPhotos }: TripRead,
): TripPreference[] => {
  const wanted: Record<TripPreference, boolean> = {
    reef: diveTypes.includes('reef') || categories.some((each) => isReef.test(each)),
    wreck: diveTypes.includes('wreck') || categories.includes('wreck'),
    deep: order === 'deepest' || (minDepth ?? 0) >= deepFrom,
    night: isForNight,
    cave: diveTypes.includes('cave') || categories.includes('cave') || categories.includes('cenote'),
    photography: isForPhotos || categories.includes('muck'),
  }
  return (Object.keys(wanted) as TripPreference[]).filter((each) => wanted[each])
}

/** What a plan for a trip can begin with that a question is about; null where it is about none, or says nothing of it. */
export const tripIdeaOf = ({
  query,
  guidance,
  trip = null,
}: Pick<Understood, 'guidance' | 'trip'> & { query: SearchQuery }): TripIdea | null => {
  // "No dive for three weeks" tells how long ago something was.
  if (trip === null || (guidance !== null && !trip.isNamed)) return null
  const idea = {
    preferences: preferencesIn(query, trip),
    budget: trip.budget,
    destination: query.where.flatMap((where) => placeName(where) ?? [])[0] ?? null,
    months: [...query.months],
    level: query.levels[0] ?? null,
    maxDepth: query.maxDepth,
    minTemp: query.minTemp,
    species: [...query.species],
    days: trip.days,
  }
  return isAsked(query) || trip.days !== null || trip.budget !== null ? idea : null
}
