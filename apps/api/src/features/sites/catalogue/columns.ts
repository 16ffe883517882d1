import type { SiteSort } from '@soundings/contract/site-filter'
import {
  type Difficulty,
  type DiveType,
  difficulties,
  diveTypes,
  type Hazard,
  hazards,
  type SiteCategory,
  siteCategories,
  type WaterBodyType,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { depthBands } from '@soundings/rules/depth'
import { type Bitset, bitsWhere, emptyBits, setBit } from './bitset.ts'

/** What a site can be chosen by. Rows arrive in order of name. */
export type CatalogueRow = {
  id: string
  mapId: number
  revision: number
  siteName: string
  /** Folded: the name alone, and the name with all aliases. */
  sortName: string
  searchNames: string
  lng: number
  lat: number
  country: string | null
  countryKey: string | null
  difficulty: Difficulty | null
  waterBodyType: WaterBodyType | null
  diveSiteCategory: SiteCategory | null
  diveType: DiveType[]
  hazards: Hazard[]
  maxDepth: number | null
  averageRating: number | null
  hasPhotos: boolean
}

/** For each value of a facet, the positions of the sites that have it. */
export type Facet<Value> = Map<Value, Bitset>

/** The approved sites column by column. A position is a site's place in the order of name. */
export type Columns = {
  size: number
  ids: string[]
  positionOf: Map<string, number>
  mapId: Int32Array
  revision: Float64Array
  siteName: string[]
  /** Folded names and aliases, and how many letters of them are the name itself. */
  names: string[]
  nameLength: Uint16Array
  lng: Float64Array
  lat: Float64Array
  /** Metres; NaN when unknown. */
  maxDepth: Float64Array
  /** By folded name; `countryNames` says how each is written. */
  country: Facet<string>
  countryNames: Map<string, string>
  /** By position, the place of its country among the keys of `country`; -1 for none. There are too many to count one by one. */
  countryNumber: Int16Array
  difficulty: Facet<Difficulty>
  waterBodyType: Facet<WaterBodyType>
  diveSiteCategory: Facet<SiteCategory>
  diveType: Facet<DiveType>
  hazards: Facet<Hazard>
  /** Sites at most this deep, for each limit of the depth bands. */
  depthSteps: Facet<number>
  withPhotos: Bitset
  /** Positions in the order of each sort but name, which is the order of positions itself. */
  orders: Record<Exclude<SiteSort, 'name' | 'best'>, Uint32Array>
}

/**
 * Positions by a value, smallest or largest first, unknown ones last; equal values stay in order of name. Many sites
 * share few values, so only those are sorted.
 */
const orderBy = (values: Float64Array, direction: 1 | -1): Uint32Array => {
  const byValue = Map.groupBy(values.keys(), (at) => values[at] ?? Number.NaN)
  const unknown = byValue.get(Number.NaN) ?? []
  byValue.delete(Number.NaN)
  const known = [...byValue].sort(([one], [other]) => (one - other) * direction)
  return Uint32Array.from([...known.flatMap(([, positions]) => positions), ...unknown])
}

const facetOf = <Value>(
  rows: CatalogueRow[],
  values: readonly Value[],
  valuesOf: (row: CatalogueRow) => readonly (Value | null)[],
): Facet<Value> => {
  const facet: Facet<Value> = new Map(values.map((value) => [value, emptyBits(rows.length)]))
  rows.forEach((row, at) => {
    for (const value of valuesOf(row)) {
      if (value === null) continue
      const bits = facet.get(value) ?? emptyBits(rows.length)
      facet.set(value, bits)
      setBit(bits, at)
    }
  })
  return facet
}

const numbersOf = (rows: CatalogueRow[], country: Facet<string>): Int16Array => {
  const numbers = new Map([...country.keys()].map((key, number) => [key, number]))
  return Int16Array.from(rows, ({ countryKey }) => numbers.get(countryKey ?? '') ?? -1)
}

export const buildColumns = (rows: CatalogueRow[]): Columns => {
  const country = facetOf<string>(rows, [], ({ countryKey }) => [countryKey])
  const size = rows.length
  const maxDepth = Float64Array.from(rows, (row) => row.maxDepth ?? Number.NaN)
  const rating = Float64Array.from(rows, (row) => row.averageRating ?? Number.NaN)
  const steps = depthBands.map(({ upTo }) => upTo).filter(Number.isFinite)
  return {
    size,
    ids: rows.map(({ id }) => id),
    positionOf: new Map(rows.map(({ id }, at) => [id, at])),
    mapId: Int32Array.from(rows, (row) => row.mapId),
    revision: Float64Array.from(rows, (row) => row.revision),
    siteName: rows.map(({ siteName }) => siteName),
    names: rows.map(({ searchNames }) => searchNames),
    nameLength: Uint16Array.from(rows, ({ sortName }) => sortName.length),
    lng: Float64Array.from(rows, (row) => row.lng),
    lat: Float64Array.from(rows, (row) => row.lat),
    maxDepth,
    country,
    countryNumber: numbersOf(rows, country),
    countryNames: new Map(rows.map(({ countryKey, country }) => [countryKey ?? '', country ?? ''])),
    difficulty: facetOf(rows, difficulties, ({ difficulty }) => [difficulty]),
    waterBodyType: facetOf(rows, waterBodyTypes, ({ waterBodyType }) => [waterBodyType]),
    diveSiteCategory: facetOf(rows, siteCategories, ({ diveSiteCategory }) => [diveSiteCategory]),
    diveType: facetOf(rows, diveTypes, ({ diveType }) => diveType),
    hazards: facetOf(rows, hazards, (row) => row.hazards),
    depthSteps: facetOf(rows, steps, (row) => {
      const depth = row.maxDepth
      return depth === null ? [] : steps.filter((step) => depth <= step)
    }),
    withPhotos: bitsWhere(size, (at) => rows[at]?.hasPhotos === true),
    orders: { deepest: orderBy(maxDepth, -1), shallowest: orderBy(maxDepth, 1), rating: orderBy(rating, -1) },
  }
}
