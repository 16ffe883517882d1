import { type AnyColumn, and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { reportMonths } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import type { CatalogueRow } from './columns.ts'
import type { TraitRow } from './traits.ts'
import type { SiteWords } from './words.ts'

const approved = eq(sites.approvalStatus, 'approved')
/** So many sites are read in one go; between them, requests are answered. */
const batchSize = 1_000

/** What tells two states of the approved sites apart; see the map's repo for why it is the sum. */
export const readCatalogueState = async (db: Db): Promise<string> => {
  const [row] = await db
    .select({ state: sql<string>`concat(coalesce(sum(${sites.revision}), 0), '-', count(*))` })
    .from(sites)
    .where(approved)
  return row?.state ?? ''
}

/** Writes that overlap may commit in another order than that of their revisions; so far back they are looked for. */
const overlap = 1_000

const hiddenAfter = prepared((db) =>
  db
    .select({ mapId: sites.mapId })
    .from(sites)
    .where(and(ne(sites.approvalStatus, 'approved'), gt(sites.revision, sql.placeholder('revision'))))
    .prepare('sites_hidden_after'),
)

/** The integers of the sites that were hidden since a revision, and of some that were hidden a little before. */
export const readHiddenSince = async (db: Db, revision: number): Promise<Set<number>> => {
  const rows = await hiddenAfter(db).execute({ revision: revision - overlap })
  return new Set(rows.map(({ mapId }) => mapId))
}

/** The words of a site's texts; PostgreSQL has brought those of facts to their stems. */
export const wordColumns = {
  names: sites.searchNames,
  places: sites.searchPlaces,
  facts: sql<string>`array_to_string(tsvector_to_array(${sites.search}), ' ')`,
}

const traitColumns = {
  siteName: sites.siteName,
  aliases: sites.aliases,
  region: sites.region,
  city: sites.city,
  access: sites.access,
  facilities: sites.facilities,
  bestMonths: sites.bestMonths,
  marineLife: sites.marineLife,
  diveSiteCategory: sites.diveSiteCategory,
  topographicalFeatures: sites.topographicalFeatures,
  description: sites.description,
  hasPhotos: sql<boolean>`${sites.imageUrl} is not null`,
  averageRating: sites.averageRating,
  known: sql<number>`num_nonnulls(${sites.maxDepth}, ${sites.averageDepth}, ${sites.difficulty}, ${sites.access},
    ${sites.waterBodyType}, ${sites.diveSiteCategory}, ${sites.entryMethod}, ${sites.bottomComposition},
    ${sites.historicalSignificance}) + (cardinality(${sites.diveType}) > 0)::int
    + (cardinality(${sites.marineLife}) > 0)::int + (cardinality(${sites.bestMonths}) > 0)::int`,
}

/** What a site can be chosen by. */
export const rowColumns = {
  id: sites.id,
  mapId: sites.mapId,
  revision: sites.revision,
  sortName: sites.sortName,
  searchNames: sites.searchNames,
  lng: sites.lng,
  lat: sites.lat,
  country: sites.country,
  countryKey: sites.countryKey,
  difficulty: sites.difficulty,
  requiredDiverLevel: sites.requiredDiverLevel,
  waterBodyType: sites.waterBodyType,
  diveSiteCategory: sites.diveSiteCategory,
  diveType: sites.diveType,
  hazards: sites.hazards,
  maxDepth: sites.maxDepth,
  averageRating: sites.averageRating,
  hasPhotos: sql<boolean>`${sites.imageUrl} is not null`,
  accessStatus: sites.accessStatus,
  siteName: sites.siteName,
}

/**
 * Columns as one JSON object: of tens of thousands of sites with dozens of columns, that is read in a third of the time,
 * and gives the same values.
 */
const asObject = <Row>(columns: Record<keyof Row & string, AnyColumn | SQL>) => {
  const pairs = Object.entries<AnyColumn | SQL>(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  )
  return sql<Row>`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** One parameter: hundreds of them take longer to be written than to be looked up. */
const among = (ids: readonly string[]) => sql`${sites.id} = any(${sql.param(ids)}::uuid[])`

/** What a site can be chosen by, and the words of its texts. */
export type ReadSite = { row: CatalogueRow; words: SiteWords }

const read = asObject<ReadSite>({
  row: asObject<CatalogueRow>(rowColumns),
  words: asObject<SiteWords>(wordColumns),
})

const readSites = async (db: Pick<Db, 'select'>, ids: string[]): Promise<Map<string, ReadSite>> => {
  if (ids.length === 0) return new Map()
  const found = await db.select({ read }).from(sites).where(among(ids))
  return new Map(found.map(({ read }) => [read.row.id, read]))
}

export type Key = { id: string; revision: number }

/** Some sites in order of name; `read` knows those of them that were read. */
type Batch = { keys: Key[]; read: Map<string, ReadSite> }

/** Every approved site in order of name; those that are not known are read. */
export async function* readBatches(
  db: Pick<Db, 'select'>,
  isKnown: (key: Key) => boolean,
): AsyncGenerator<Batch, undefined> {
  const { id, revision, sortName } = sites
  let after: { sortName: string; id: string } | undefined
  for (;;) {
    const keys = await db
      .select({ id, revision, sortName })
      .from(sites)
      .where(and(approved, after && sql`(${sortName}, ${id}) > (${after.sortName}, ${after.id}::uuid)`))
      .orderBy(asc(sortName), asc(id))
      .limit(batchSize)
    const unknown = keys.filter((key) => !isKnown(key)).map(({ id }) => id)
    yield { keys, read: await readSites(db, unknown) }
    if (keys.length < batchSize) return
    after = keys.at(-1)
  }
}

const traits = asObject<Omit<TraitRow, 'counts'>>(traitColumns)

/** A site that is read, by its place in the order of names. */
export type Place = { at: number; id: string }

/** What these sites are found by besides their words, in their order, some of them at a time. */
export async function* readTraits(
  db: Pick<Db, 'select'>,
  places: readonly Place[],
): AsyncGenerator<{ at: number; row: TraitRow }[], undefined> {
  for (let from = 0; from < places.length; from += batchSize) {
    const some = places.slice(from, from + batchSize)
    const ids = some.map(({ id }) => id)
    const [found, counted] = await Promise.all([
      db.select({ id: sites.id, traits }).from(sites).where(among(ids)),
      db
        .select()
        .from(reportMonths)
        .where(sql`${reportMonths.siteId} = any(${sql.param(ids)}::uuid[])`),
    ])
    const known = new Map(found.map(({ id, traits }) => [id, traits]))
    const counts = Map.groupBy(counted, ({ siteId }) => siteId)
    yield some.flatMap(({ at, id }) => {
      const row = known.get(id)
      return row ? [{ at, row: { ...row, counts: counts.get(id) ?? [] } }] : []
    })
  }
}

/** Lets the next piece be read while somebody works on the last one. */
export async function* oneAhead<Piece>(
  pieces: AsyncGenerator<Piece, undefined>,
): AsyncGenerator<Piece, undefined> {
  for (let next = pieces.next(); ; ) {
    const { value, done } = await next
    if (done) return
    next = pieces.next()
    // Its failure is heard of where it is waited for.
    next.catch(() => undefined)
    yield value
  }
}
