import type { Coordinates } from '@soundings/contract/common'
import type { WreckLook } from '@soundings/contract/sites'
import { seasonOf } from '@soundings/rules/featured'
import { distanceKm } from '@soundings/rules/geo'
import type { SiteSet } from './answers.ts'
import { type Held, holdingMost, rankByAnyWord } from './any-words.ts'
import { inOrderOf } from './best-of.ts'
import {
  type Bitset,
  bitsOf,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  intersection,
  positionsIn,
  setBit,
  takeOut,
} from './bitset.ts'
import { boardOf, rankBy } from './board.ts'
import type { Facet } from './columns.ts'
import type { Criteria } from './criteria.ts'
import { fitting } from './fitting.ts'
import { keepSets } from './kept-sets.ts'
import { latitudeBands } from './latitude-bands.ts'
import { likenessTo } from './likeness.ts'
import { misspeltNames, namedExactly } from './named.ts'
import { bitsOfTags, rankByTags, tag } from './tags.ts'
import type { Term } from './wanted.ts'
import type { Words } from './words.ts'

/** What the sites are besides their columns; see `Traits`. `months` has a bit for each of the best ones. */
export type Further = {
  tags: Words
  worth: Float32Array
  months: Uint16Array
  warmth: ReadonlyMap<number, Float32Array>
}

/** How much the season counts beside what there is to see, which is 1 at most. */
const seasons = { best: 0.2, fair: 0.1, off: 0 }

/** What a site keeps of its appeal where not everybody may dive. */
const restrictedAppeal = 0.5

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A smaller share of all sites is put in order; of a larger one the first are soon met on the way down the order of all. */
const shareToRank = 1 / 100

export type ValueOrder = 'deepest' | 'shallowest' | 'rating'

/**
 * All public sites at one moment, for questions that need several looks at them. A position is a site's place in this
 * view alone, and nothing in it waits for anything.
 */
export const viewOf = (sites: SiteSet & Further, newest: number) => {
  const { size } = sites
  const coordinatesOf = (at: number): Coordinates => [sites.lng[at] ?? 0, sites.lat[at] ?? 0]
  let byMapId: Int32Array | undefined

  /** The place in this view of each of the integers that sites go by; -1 for none. */
  const positionsByMapId = () => {
    if (byMapId) return byMapId
    const highest = sites.mapId.reduce((max, each) => Math.max(max, each), 0)
    byMapId = new Int32Array(highest + 1).fill(-1)
    for (const [at, mapId] of sites.mapId.entries()) byMapId[mapId] = at
    return byMapId
  }

  const appeals = new Map<number, Float32Array>()
  const closed = sites.accessStatus.get('closed') ?? emptyBits(size)
  const restricted = sites.accessStatus.get('restricted') ?? emptyBits(size)

  /**
   * Of each site, from 0 to 1.2: what there is to see and read of it, and whether it is the time for it. A restricted one
   * has half as much, and a closed one none.
   */
  const appealIn = (month: number): Float32Array => {
    const known = appeals.get(month)
    if (known) return known
    const appeal = Float32Array.from({ length: size }, (_, at) => {
      if (hasBit(closed, at)) return 0
      const months = sites.months[at] ?? 0
      const bestMonths = months === 0 ? [] : everyMonth.filter((each) => months & (1 << each))
      const season = seasons[seasonOf({ bestMonths, lat: sites.lat[at] ?? 0 }, month)]
      return ((sites.worth[at] ?? 0) + season) * (hasBit(restricted, at) ? restrictedAppeal : 1)
    })
    appeals.set(month, appeal)
    return appeal
  }

  const appealing = new Map<number, Uint32Array>()

  /** All positions in the order of appeal: where much fits, the first that do are found sooner than the best of all. */
  const orderIn = (month: number): Uint32Array => {
    const known = appealing.get(month)
    if (known) return known
    const appeal = appealIn(month)
    const order = inOrderOf(appeal)
    appealing.set(month, order)
    return order
  }

  const firstIn = (order: Uint32Array, fits: Bitset, max: number): number[] => {
    const found: number[] = []
    for (let each = 0; each < order.length && found.length < max; each++) {
      const at = order[each] as number
      if (hasBit(fits, at)) found.push(at)
    }
    return found
  }

  const byMonth: Facet<number> = new Map([0, ...everyMonth].map((month) => [month, emptyBits(size)]))
  for (let at = 0; at < size; at++) {
    const months = sites.months[at] ?? 0
    for (const month of everyMonth) if (months & (1 << month)) setBit(byMonth.get(month) ?? emptyBits(0), at)
    if (months === 0) setBit(byMonth.get(0) ?? emptyBits(0), at)
  }
  const fittable = { ...sites, byMonth, bands: latitudeBands(sites.lat), kept: keepSets() }
  const board = boardOf(size)

  return {
    size,
    /** The highest revision in it. */
    newest,
    positionOf: (id: string): number | undefined => sites.positionOf.get(id),
    positionOfMapId: (mapId: number): number | undefined => {
      const at = positionsByMapId()[mapId] ?? -1
      return at < 0 ? undefined : at
    },
    site: (at: number) => {
      const depth = sites.maxDepth[at] ?? Number.NaN
      return {
        id: sites.ids[at] ?? '',
        mapId: sites.mapId[at] ?? 0,
        siteName: sites.siteName[at] ?? '',
        coordinates: coordinatesOf(at),
        maxDepth: Number.isNaN(depth) ? null : depth,
      }
    },
    hasPhotos: (at: number): boolean => hasBit(sites.withPhotos, at),
    appeal: (at: number, month: number): number => appealIn(month)[at] ?? 0,

    fitting: (criteria: Criteria): Bitset => fitting(fittable, criteria),
    only: (positions: Iterable<number>): Bitset => bitsOf(size, positions),
    count: countBits,
    has: hasBit,
    without: (set: Bitset, positions: Iterable<number>): Bitset => {
      const rest = set.slice()
      for (const at of positions) clearBit(rest, at)
      return rest
    },
    positions: positionsIn,
    isRestricted: (at: number): boolean => hasBit(restricted, at),
    /** Those of a set that may be recommended: all but the closed ones, of which those in `named` stay. */
    recommendable: (set: Bitset, named: readonly number[]): Bitset => {
      const rest = set.slice()
      takeOut(rest, closed)
      for (const at of named) if (hasBit(set, at)) setBit(rest, at)
      return rest
    },

    /** Those of a set whose wreck looks like one of these. */
    ofLooks: (set: Bitset, looks: readonly WreckLook[]): Bitset =>
      intersection(size, [
        set,
        bitsOfTags(
          size,
          sites.tags,
          looks.map((look) => tag('look', look)),
        ),
      ]),

    named: (phrase: string) => namedExactly(sites, phrase),
    namedAlike: misspeltNames(sites),
    byAnyWord: (terms: readonly Term[], fits: Bitset, max: number): Held[] =>
      rankByAnyWord(sites, terms, fits, max, board),

    holdingMost: (terms: readonly Term[], fits: Bitset, others: readonly number[]): Bitset =>
      holdingMost(sites, terms, fits, others, board),

    /** Those that list one of these animals and tell of it first, then those that do either. */
    byAnimals: (animals: readonly string[], fits: Bitset, max: number): number[] =>
      rankByTags(
        sites.tags,
        animals.map((id) => tag('species', id)),
        fits,
        max,
        board,
      ),

    byLikeness: (at: number, fits: Bitset, max: number): number[] => {
      const likeness = likenessTo(sites, at)
      return rankBy(board, fits, (other) => likeness[other] ?? 0, max)
    },

    byAppeal: (month: number, fits: Bitset, max: number): number[] => {
      if (countBits(fits) > size * shareToRank) return firstIn(orderIn(month), fits, max)
      const appeal = appealIn(month)
      // Nobody is without any appeal, however little there is to see.
      return rankBy(board, fits, (at) => 0.01 + (appeal[at] ?? 0), max)
    },

    /** All positions, the most appealing first. */
    inOrderOfAppeal: orderIn,

    byDistance: (from: Coordinates, fits: Bitset, max: number): number[] =>
      rankBy(board, fits, (at) => 1 / (1 + distanceKm(from, coordinatesOf(at))), max),

    /** By depth or rating; sites of which it is not known come last. */
    byValue: (order: ValueOrder, fits: Bitset, max: number): number[] =>
      firstIn(sites.orders[order], fits, max),
  }
}

export type SitesView = ReturnType<typeof viewOf>
