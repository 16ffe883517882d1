import type { SearchQuery } from '@soundings/contract/search'
import { monthNames } from '@soundings/rules/months'
import { depthRangeText, depthText, temperatureRangeText } from '@soundings/rules/units'
import { membersOf } from '../understanding/animal-groups.ts'
import { speciesText } from '../understanding/chips.ts'
import type { PlaceFact } from '../understanding/place-facts.ts'
import { within } from '../understanding/within.ts'
import { reportedIn, season, temperature, visibility, whenText } from './by-month.ts'
import { type Sentence, say } from './pieces.ts'
import { bestMonthsOf, type Reader, type Source, type TopicAnswer } from './sources.ts'

// What is asked of a place, by what is known of the sites found there.

type Asked = Pick<SearchQuery, 'species' | 'months'>

const ofSite: Record<PlaceFact, TopicAnswer> = { season, temperature, visibility }

const all = monthNames.map((_, at) => at + 1)

/** The months in which at least half of the sites whose season is known are at their best. */
const commonMonths = (sources: readonly Source[]): number[] => {
  const known = sources.map(bestMonthsOf).filter(({ length }) => length > 0)
  return known.length === 0
    ? []
    : all.filter((month) => known.filter((best) => best.includes(month)).length * 2 >= known.length)
}

/** When divers saw an animal that was asked for; empty where none told of it. */
const whenSeen = (sources: readonly Source[], { species }: Asked): Sentence => {
  const [wanted] = species
  if (wanted === undefined) return []
  const ids = new Set(membersOf(wanted))
  const months = sources
    .flatMap(({ digest }) => digest?.seen ?? [])
    .filter((seen) => ids.has(seen.species))
    .flatMap((seen) => seen.months)
  const seen = all.filter((month) => months.includes(month))
  return seen.length === 0 ? [] : say`Divers reported ${within(speciesText(wanted))} there ${whenText(seen)}.`
}

const seasonThere = (sources: readonly Source[], asked: Asked): Sentence => {
  const seen = whenSeen(sources, asked)
  if (seen.length > 0) return seen
  const common = commonMonths(sources)
  if (common.length === 0) return say`No best months are listed for these sites yet.`
  return common.length === all.length
    ? say`You can dive most of these sites all year round.`
    : say`Most of these sites are at their best ${whenText(common)}.`
}

const temperatureThere = (sources: readonly Source[], { months }: Asked, reader: Reader): Sentence => {
  const spreads = sources.flatMap((source) =>
    months.length > 0
      ? reportedIn(source, months).flatMap(({ waterTemp }) => waterTemp ?? [])
      : (source.digest?.waterTemp ?? []),
  )
  if (spreads.length === 0)
    return months.length > 0
      ? say`There aren’t enough dive reports yet to tell how warm the water is there ${whenText(months)}.`
      : say`There aren’t enough dive reports yet to tell how warm the water is there.`
  const [min, max] = [
    Math.min(...spreads.map(({ low }) => low)),
    Math.max(...spreads.map(({ high }) => high)),
  ]
  const range = temperatureRangeText({ min, max }, reader.temperature)
  return months.length > 0
    ? say`Divers mostly measured ${range} at these sites ${whenText(months)}.`
    : say`Divers mostly measured ${range} at these sites over the year.`
}

const visibilityThere = (sources: readonly Source[], { months }: Asked, { depth }: Reader): Sentence => {
  const medians = sources.flatMap((source) =>
    months.length > 0
      ? reportedIn(source, months).flatMap(({ visibility: told }) => told?.median ?? [])
      : (source.digest?.visibility?.median ?? []),
  )
  if (medians.length === 0)
    return months.length > 0
      ? say`There aren’t enough dive reports yet to tell the visibility there ${whenText(months)}.`
      : say`There aren’t enough dive reports yet to tell the visibility there.`
  const [min, max] = [Math.min(...medians), Math.max(...medians)]
  const range = min === max ? depthText(max, depth) : depthRangeText({ min, max }, depth)
  return months.length > 0
    ? say`Divers reported a median visibility of ${range} at these sites ${whenText(months)}.`
    : say`Divers reported a median visibility of ${range} at these sites.`
}

const tellThere: Record<PlaceFact, (sources: readonly Source[], asked: Asked, reader: Reader) => Sentence> = {
  season: seasonThere,
  temperature: temperatureThere,
  visibility: visibilityThere,
}

/** What was asked of a place, told by the sites found there. */
export const factThere = (
  fact: PlaceFact,
  sources: readonly Source[],
  asked: Asked,
  reader: Reader,
): Sentence => {
  const [first, second] = sources
  if (!first) return []
  if (!second) return ofSite[fact](first, reader, asked.months)[0] ?? []
  return tellThere[fact](sources, asked, reader)
}
