import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import type { TripWishes } from '@soundings/contract/trip-advice'
import { type TripInsights, tripAdviceLimits } from '@soundings/contract/trip-advice'
import { depthsText } from '@soundings/language/trips/insights'
import { digestLimits } from '@soundings/rules/digest'
import { trainingLimits } from '@soundings/rules/levels'
import { speciesById } from '@soundings/rules/species'
import { fitsOf } from '@soundings/rules/trip-fits'
import type { TripPlace } from '@soundings/rules/trip-place'

type Reader = TripWishes['units']

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const monthsIn = ({ months, likely }: TripPlace): TripInsights['months'] =>
  months.map(({ reports, visibility, waterTemp }, at) => ({
    month: at + 1,
    reports,
    visibility,
    waterTemp,
    likelyTemp: Math.round(likely[at] ?? 0),
  }))

/** What is seen in some months, of the year where there are none, by the same measure as in the digest of a site. */
export const animalsIn = ({ animals }: TripPlace, months: readonly number[]): TripInsights['animals'] => {
  const { reports: fewest, max } = digestLimits.species
  return [...animals]
    .flatMap(([id, told]) => {
      const seen = everyMonth.filter(
        (month) => (told.reports[month - 1] ?? 0) > 0 && (months.length === 0 || months.includes(month)),
      )
      const reports = seen.reduce((sum, month) => sum + (told.reports[month - 1] ?? 0), 0)
      const known = reports < fewest ? undefined : speciesById(id)
      return known
        ? [{ species: id, name: known.name, scientific: known.scientific, reports, months: seen }]
        : []
    })
    .sort((one, other) => other.reports - one.reports || (one.name < other.name ? -1 : 1))
    .slice(0, max)
}

export const listedIn = ({ animals }: TripPlace): TripInsights['listed'] =>
  [...animals]
    .flatMap(([species, { sites }]) => {
      const name = speciesById(species)?.name
      return sites > 0 && name ? [{ species, name, sites }] : []
    })
    .sort((one, other) => other.sites - one.sites || one.name.localeCompare(other.name))
    .slice(0, tripAdviceLimits.animals)

const bandsOf = (place: TripPlace): TripInsights['depths']['bands'] => {
  let [from, passed] = [0, 0]
  return difficulties.map((level) => {
    const to = trainingLimits.find((limit) => limit.level === level)?.m ?? null
    const within = to === null ? place.depths.any.length : withinDepth(place, to)
    const band = { level, from, to, sites: within - passed }
    from = to ?? from
    passed = within
    return band
  })
}

const withinDepth = (place: TripPlace, maxDepth: number): number =>
  fitsOf(place, { level: null, maxDepth }).depth ?? 0

/** What the reader is trained for, by their cards or by the level that they chose. */
export type OwnDepth = { depth: number; from: 'certification' | 'level' } | null

export const trainedBy = (level: Difficulty | null): OwnDepth => {
  const limit = trainingLimits.find((each) => each.level === level)
  return limit ? { depth: limit.m, from: 'level' } : null
}

export const depthsIn = (place: TripPlace, mine: OwnDepth, reader: Reader): TripInsights['depths'] => {
  const own = mine && { ...mine, within: withinDepth(place, mine.depth) }
  const unknown = place.sites - place.depths.any.length
  return { bands: bandsOf(place), unknown, own, text: depthsText(place.sites, { own, unknown }, reader) }
}
