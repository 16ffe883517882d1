import type { SiteFacets, SiteFilter, SiteSort } from '@soundings/contract/site-filter'
import { type Editions, keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import { type Bitset, emptyBits, hasBit, setBit } from './bitset.ts'
import { buildColumns, type Columns } from './columns.ts'
import { search } from './search.ts'
import { select } from './select.ts'
import { readCatalogue, readCatalogueState } from './sites-catalogue.repo.ts'
import type { Wanted } from './wanted.ts'
import { noWords, renewWords, type Words } from './words.ts'

type Edition = Columns & { state: string; words: Words }

/** What is asked of the catalogue: the sites that fit a filter, and only those that a search finds. */
export type Asked = { filter: SiteFilter; wanted?: Wanted | undefined }

/** Where a page ended: the last id, and how far down the order it stood, for when that site is gone. */
export type CataloguePlace = { id: string; at: number }

/** A set of sites column by column, coordinates in hundred-thousandths of a degree. */
export type Points = {
  mapId: number[]
  lng: number[]
  lat: number[]
  depth: (number | null)[]
  name?: string[]
}

export type Catalogue = {
  /** A page of ids in order, where the next one begins, and how many fit in all. */
  page: (
    asked: Asked & { sort: SiteSort; after: CataloguePlace | undefined; limit: number },
  ) => Promise<{ ids: string[]; next: CataloguePlace | null; total: number }>
  facets: (asked: Asked) => Promise<{ total: number; facets: SiteFacets }>
  points: (asked: Asked) => Promise<Points>
  close: () => Promise<void>
}

/** Sets up to this size carry names, which the map shows from close by. */
const mostNamed = 2_000

const bitsOf = (size: number, positions: Uint32Array): Bitset => {
  const bits = emptyBits(size)
  for (const at of positions) setBit(bits, at)
  return bits
}

/** Positions in the order of a sort; undefined stands for the order of positions itself, which is that of names. */
const orderOf = (
  columns: Columns,
  sort: SiteSort,
  found: Uint32Array | undefined,
): Uint32Array | undefined => {
  if (sort === 'best') return found
  return sort === 'name' ? undefined : columns.orders[sort]
}

const startAfter = (columns: Columns, order: Uint32Array | undefined, after: CataloguePlace | undefined) => {
  if (!after) return 0
  const position = columns.positionOf.get(after.id)
  if (position === undefined) return after.at
  return order ? order.indexOf(position) + 1 : position + 1
}

const pageOf = (
  columns: Columns,
  fits: Bitset,
  order: Uint32Array | undefined,
  start: number,
  limit: number,
): { ids: string[]; next: CataloguePlace | null } => {
  const ids: string[] = []
  const end = order?.length ?? columns.size
  let last: CataloguePlace | null = null
  for (let at = start; at < end; at++) {
    const position = order?.[at] ?? at
    if (!hasBit(fits, position)) continue
    if (ids.length === limit) return { ids, next: last }
    const id = columns.ids[position] ?? ''
    ids.push(id)
    last = { id, at: at + 1 }
  }
  return { ids, next: null }
}

const pointsOf = (columns: Columns, fits: Bitset, total: number): Points => {
  const points: Points & { name: string[] } = { mapId: [], lng: [], lat: [], depth: [], name: [] }
  const whole = (degrees: number | undefined) => Math.round((degrees ?? 0) * 1e5)
  for (let at = 0; at < columns.size; at++) {
    if (!hasBit(fits, at)) continue
    const depth = columns.maxDepth[at] ?? Number.NaN
    points.mapId.push(columns.mapId[at] ?? 0)
    points.lng.push(whole(columns.lng[at]))
    points.lat.push(whole(columns.lat[at]))
    points.depth.push(Number.isNaN(depth) ? null : depth)
    if (total <= mostNamed) points.name.push(columns.siteName[at] ?? '')
  }
  const { name, ...unnamed } = points
  return total <= mostNamed ? points : unnamed
}

/** Reads the catalogue anew; the words of sites that are as they were are taken over from the last edition. */
const makeEdition = async (db: World['db'], last: Edition | undefined): Promise<Edition> => {
  const positionOf = (id: string, revision: number) => {
    const at = last?.positionOf.get(id)
    return at !== undefined && last?.revision[at] === revision ? at : undefined
  }
  const { state, rows, wordsOf } = await readCatalogue(
    db,
    (id, revision) => positionOf(id, revision) !== undefined,
  )
  const movedTo = new Int32Array(last?.size ?? 0).fill(-1)
  rows.forEach(({ id, revision }, to) => {
    const from = positionOf(id, revision)
    if (from !== undefined) movedTo[from] = to
  })
  const words = await renewWords(last?.words ?? noWords, movedTo, wordsOf)
  return { ...buildColumns(rows), words, state }
}

/**
 * All approved sites by what they can be chosen by and found by, in memory: facets are counted and words looked up
 * in a millisecond or two at any size.
 */
export const openCatalogue = (
  { db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>,
  /** Called when answers given so far are out of date. */
  onRenewed: () => void = () => undefined,
): Catalogue => {
  let last: Edition | undefined
  const editions: Editions<Edition> = keepEditions<Edition>(
    { changes, log },
    {
      name: 'The catalogue of sites',
      topic: 'sites',
      make: async () => {
        last = await makeEdition(db, last)
        return last
      },
      onReplaced: onRenewed,
      isCurrent: async ({ state }) => state === (await readCatalogueState(db)),
    },
  )

  const choose = async ({ filter, wanted }: Asked) => {
    const columns = await editions.current()
    const found = wanted && search(columns, wanted)
    return { columns, found, ...select(columns, filter, found && bitsOf(columns.size, found)) }
  }

  return {
    page: async ({ sort, after, limit, ...asked }) => {
      const { columns, found, fits, total } = await choose(asked)
      const order = orderOf(columns, sort, found)
      return { ...pageOf(columns, fits, order, startAfter(columns, order, after), limit), total }
    },
    facets: async (asked) => {
      const { facets, total } = await choose(asked)
      return { facets: facets(), total }
    },
    points: async (asked) => {
      const { columns, fits, total } = await choose(asked)
      return pointsOf(columns, fits, total)
    },
    close: editions.close,
  }
}
