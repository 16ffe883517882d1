import type { SiteSort } from '@soundings/contract/site-filter'
import {
  type AccessStatus,
  accessStatuses,
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
import type { Pause } from '#shared/pauses.ts'
import { type Bitset, bitsWhere, emptyBits, hasBit, setBit } from './bitset.ts'

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
  requiredDiverLevel: Difficulty | null
  waterBodyType: WaterBodyType | null
  diveSiteCategory: SiteCategory | null
  diveType: DiveType[]
  hazards: Hazard[]
  maxDepth: number | null
  averageRating: number | null
  hasPhotos: boolean
  accessStatus: AccessStatus | null
}

/** For each value of a facet, the positions of the sites that have it. */
export type Facet<Value> = Map<Value, Bitset>

/** The approved sites column by column. A position is a site's place in the order of name. */
export type Columns = {
  size: number
  ids: string[]
  positionOf: Map<string, number>
  mapId: Int32Array
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
  requiredDiverLevel: Facet<Difficulty>
  waterBodyType: Facet<WaterBodyType>
  diveSiteCategory: Facet<SiteCategory>
  diveType: Facet<DiveType>
  hazards: Facet<Hazard>
  /** Sites at most this deep, for each limit of the depth bands. */
  depthSteps: Facet<number>
  withPhotos: Bitset
  accessStatus: Facet<AccessStatus>
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

/** The same positions in the same order, but closed sites after all others, except for those that `stays` names. */
export const closedLast = (
  order: Uint32Array,
  { accessStatus }: Pick<Columns, 'accessStatus'>,
  stays: (at: number) => boolean = () => false,
): Uint32Array => {
  const closed = accessStatus.get('closed')
  const isLast = (at: number) => closed !== undefined && hasBit(closed, at) && !stays(at)
  if (!order.some(isLast)) return order
  return Uint32Array.from([...order.filter((at) => !isLast(at)), ...order.filter(isLast)])
}

const numbersOf = (rows: CatalogueRow[], country: Facet<string>): Int16Array => {
  const numbers = new Map([...country.keys()].map((key, number) => [key, number]))
  return Int16Array.from(rows, ({ countryKey }) => numbers.get(countryKey ?? '') ?? -1)
}

const countryNamesOf = (rows: CatalogueRow[]): Map<string, string> => {
  const names = new Map<string, string>()
  for (const { countryKey, country } of rows) names.set(countryKey ?? '', country ?? '')
  return names
}

/** `pause` is awaited between one column and the next, as each takes some milliseconds. */
export const buildColumns = async (rows: CatalogueRow[], pause: Pause): Promise<Columns> => {
  const column = async <Column>(make: () => Column): Promise<Column> => {
    await pause()
    return make()
  }
  const facet = <Value>(
    values: readonly Value[],
    valuesOf: (row: CatalogueRow) => readonly (Value | null)[],
  ): Promise<Facet<Value>> => column(() => facetOf(rows, values, valuesOf))
  const numbers = (numberOf: (row: CatalogueRow) => number): Promise<Float64Array> =>
    column(() => Float64Array.from(rows, numberOf))

  const country = await facet<string>([], ({ countryKey }) => [countryKey])
  const maxDepth = await numbers((row) => row.maxDepth ?? Number.NaN)
  const rating = await numbers((row) => row.averageRating ?? Number.NaN)
  const accessStatus = await facet(accessStatuses, (row) => [row.accessStatus])
  const steps = depthBands.map(({ upTo }) => upTo).filter(Number.isFinite)
  return {
    size: rows.length,
    ids: await column(() => rows.map(({ id }) => id)),
    positionOf: await column(() => new Map(rows.map(({ id }, at) => [id, at]))),
    mapId: await column(() => Int32Array.from(rows, (row) => row.mapId)),
    siteName: await column(() => rows.map(({ siteName }) => siteName)),
    names: await column(() => rows.map(({ searchNames }) => searchNames)),
    nameLength: await column(() => Uint16Array.from(rows, ({ sortName }) => sortName.length)),
    lng: await numbers((row) => row.lng),
    lat: await numbers((row) => row.lat),
    maxDepth,
    country,
    countryNumber: await column(() => numbersOf(rows, country)),
    countryNames: await column(() => countryNamesOf(rows)),
    difficulty: await facet(difficulties, ({ difficulty }) => [difficulty]),
    requiredDiverLevel: await facet(difficulties, ({ requiredDiverLevel }) => [requiredDiverLevel]),
    waterBodyType: await facet(waterBodyTypes, ({ waterBodyType }) => [waterBodyType]),
    diveSiteCategory: await facet(siteCategories, ({ diveSiteCategory }) => [diveSiteCategory]),
    diveType: await facet(diveTypes, ({ diveType }) => diveType),
    hazards: await facet(hazards, (row) => row.hazards),
    depthSteps: await facet(steps, (row) => {
      const depth = row.maxDepth
      return depth === null ? [] : steps.filter((step) => depth <= step)
    }),
    withPhotos: await column(() => bitsWhere(rows.length, (at) => rows[at]?.hasPhotos === true)),
    accessStatus,
    orders: {
      deepest: await column(() => orderBy(maxDepth, -1)),
      shallowest: await column(() => orderBy(maxDepth, 1)),
      rating: await column(() => closedLast(orderBy(rating, -1), { accessStatus })),
    },
  }
}
