import type { Coordinates } from '@soundings/contract/common'
import { joinReach, type Reach } from '@soundings/rules/bounds'
import type { Seasons } from '@soundings/rules/featured-regions'
import { fold } from '@soundings/rules/text'
import { middleOf, type Spot } from '../places/middle.ts'
import type { SeasonRow } from './regions.repo.ts'

/** A country, or a region in it, with all that its sites say together. */
export type Region = Seasons & {
  name: string
  /** How the country of a region is written; null for the country itself. */
  countryName: string | null
  reach: Reach
  middle: Coordinates
  cold: number
  inland: number
  warmth: SeasonRow['warmth']
}

type Draft = { rows: SeasonRow[]; isRegion: boolean }

const sum = (rows: readonly SeasonRow[], of: (row: SeasonRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** The spelling that most sites use. */
const spelling = (rows: readonly SeasonRow[], of: (row: SeasonRow) => string): string => {
  const [most] = rows.toSorted((one, other) => other.count - one.count || of(one).localeCompare(of(other)))
  return most ? of(most) : ''
}

const joined = ({ rows, isRegion }: Draft): Region => {
  const country = spelling(rows, (row) => row.country)
  const region = isRegion ? spelling(rows, (row) => row.region ?? '') : null
  const [first, ...others] = rows.map(({ lat, west, east }): Reach => ({ lat, west, east }))
  return {
    name: region ?? country,
    countryName: isRegion ? country : null,
    country: fold(country),
    region: region === null ? null : fold(region),
    count: sum(rows, ({ count }) => count),
    told: sum(rows, ({ told }) => told),
    months: Array.from({ length: 12 }, (_, at) => sum(rows, ({ months }) => months[at] ?? 0)),
    reach: others.reduce(joinReach, first ?? { lat: [0, 0], west: null, east: null }),
    middle: middleOf(rows.map(({ middle, count }): Spot => ({ coordinates: middle, count }))),
    cold: sum(rows, ({ cold }) => cold),
    inland: sum(rows, ({ inland }) => inland),
    warmth: {
      sum: sum(rows, ({ warmth }) => warmth.sum),
      dives: sum(rows, ({ warmth }) => warmth.dives),
    },
  }
}

/** Every country and every region in one; spellings that differ in case or accents are one place. */
export const regionsOf = (rows: readonly SeasonRow[]): Region[] => {
  const drafts = new Map<string, Draft>()
  const add = (key: string, row: SeasonRow, isRegion: boolean) => {
    const draft = drafts.get(key) ?? { rows: [], isRegion }
    draft.rows.push(row)
    drafts.set(key, draft)
  }
  for (const row of rows) {
    const country = fold(row.country)
    const region = fold(row.region ?? '')
    add(country, row, false)
    // A region named like its country is that country.
    if (region !== '' && region !== country) add(`${country}/${region}`, row, true)
  }
  return [...drafts.values()].map(joined)
}
