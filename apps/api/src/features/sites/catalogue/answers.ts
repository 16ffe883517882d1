import type { SiteFacets, SiteFilter, SiteSort } from '@soundings/contract/site-filter'
import type { ApprovalStatus } from '@soundings/contract/sites'
import { type Bitset, hasBit } from './bitset.ts'
import { type Columns, closedLast } from './columns.ts'
import { type Appealing, type Found, type Question, searchMeant, sortOf } from './search-meant.ts'
import { select } from './select.ts'
import type { Wanted } from './wanted.ts'
import type { Words } from './words.ts'

/** A set of sites that can be asked; `status` by position where not all of them are approved, `view` once questions can be put to it. */
export type SiteSet = Columns & { words: Words; status?: ApprovalStatus[]; view?: Appealing }

/** What is asked of a set: the sites that fit a filter, and only those that a search finds. Month 1 to 12. */
export type Asked = {
  filter: SiteFilter
  wanted?: Wanted | undefined
  /** What the words mean, where they ask for something. */
  question?: Question | undefined
  month: number
}

/** Where a page ended: the last id, and how far down the order it stood, for when that site is gone. */
export type CataloguePlace = { id: string; at: number }

export type AskedPage = Asked & { sort: SiteSort; after: CataloguePlace | undefined; limit: number }

/** A page of ids in order, where the next one begins, and how many fit in all. */
export type FoundPage = { ids: string[]; next: CataloguePlace | null; total: number }

/** Sites column by column, coordinates in hundred-thousandths of a degree. */
export type Points = {
  mapId: number[]
  lng: number[]
  lat: number[]
  depth: (number | null)[]
  name?: string[]
  status?: ApprovalStatus[]
}

/** Sets up to this size carry names, which the map shows from close by. */
const maxNamed = 2_000

const choose = (set: SiteSet, { filter, wanted, question }: Asked) => {
  const found = wanted && searchMeant(set, set.view, wanted, question)
  return { found, ...select(set, filter, found?.bits) }
}

/** What is found, best first. Nobody is sent to a closed site: it comes last, unless just its name was typed. */
const bestFirst = (set: SiteSet, found: Uint32Array, phrase: string | undefined): Uint32Array =>
  closedLast(
    found,
    set,
    (at) => set.nameLength[at] === phrase?.length && set.names[at]?.startsWith(phrase ?? '') === true,
  )

/**
 * Positions in the order of a sort; undefined stands for the order of positions itself, which is that of names. The best
 * are those that match the words best, and without words those that are most worth a dive this month.
 */
const orderOf = (
  set: SiteSet,
  sort: SiteSort,
  found: Found | undefined,
  { wanted, month }: Pick<Asked, 'wanted' | 'month'>,
): Uint32Array | undefined => {
  if (sort === 'best')
    return found ? bestFirst(set, found.inOrder(), wanted?.phrase) : set.view?.inOrderOfAppeal(month)
  return sort === 'name' ? undefined : set.orders[sort]
}

const startAfter = (columns: Columns, order: Uint32Array | undefined, after: CataloguePlace | undefined) => {
  if (!after) return 0
  const position = columns.positionOf.get(after.id)
  if (position === undefined) return after.at
  return order ? order.indexOf(position) + 1 : position + 1
}

const listFrom = (
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

/** The sites of a set that fit, page by page. */
export const pageOf = (set: SiteSet, { sort, after, limit, ...asked }: AskedPage): FoundPage => {
  const { found, fits, total } = choose(set, asked)
  const order = orderOf(set, sortOf(sort, asked.question), found, asked)
  return { ...listFrom(set, fits, order, startAfter(set, order, after), limit), total }
}

/** How many sites of a set fit, and how many each value of each facet would leave. */
export const facetsOf = (set: SiteSet, asked: Asked): { total: number; facets: SiteFacets } => {
  const { facets, total } = choose(set, asked)
  return { facets: facets(), total }
}

/** The sites of a set that fit, as points for the map, but for those with the integers in `hidden`. */
export const pointsOf = (set: SiteSet, asked: Asked, hidden: ReadonlySet<number> = new Set()): Points => {
  const { fits, total } = choose(set, asked)
  const points = { mapId: [], lng: [], lat: [], depth: [] } as Points
  const name: string[] = []
  const status: ApprovalStatus[] = []
  const whole = (degrees: number | undefined) => Math.round((degrees ?? 0) * 1e5)
  for (let at = 0; at < set.size; at++) {
    const mapId = set.mapId[at] ?? 0
    if (!hasBit(fits, at) || hidden.has(mapId)) continue
    const depth = set.maxDepth[at] ?? Number.NaN
    points.mapId.push(mapId)
    points.lng.push(whole(set.lng[at]))
    points.lat.push(whole(set.lat[at]))
    points.depth.push(Number.isNaN(depth) ? null : depth)
    if (total <= maxNamed) name.push(set.siteName[at] ?? '')
    if (set.status) status.push(set.status[at] ?? 'approved')
  }
  return { ...points, ...(total <= maxNamed && { name }), ...(set.status && { status }) }
}
