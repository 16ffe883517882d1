import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { reportMonths } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import type { CatalogueRow } from './columns.ts'
import type { TraitRow } from './traits.ts'
import type { SiteWords } from './words.ts'

const approved = eq(sites.approvalStatus, 'approved')
const batchSize = 2_000

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
  description: sites.description,
  historicalSignificance: sites.historicalSignificance,
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
  waterBodyType: sites.waterBodyType,
  diveSiteCategory: sites.diveSiteCategory,
  diveType: sites.diveType,
  hazards: sites.hazards,
  maxDepth: sites.maxDepth,
  averageRating: sites.averageRating,
  hasPhotos: sql<boolean>`${sites.imageUrl} is not null`,
  siteName: sites.siteName,
}

/** All that the catalogue knows of a site. */
type Told = { row: CatalogueRow; words: SiteWords; traits: TraitRow }

/** So many sites are read in one go; between them, requests are answered. */
const toldAtOnce = 500

const readTold = async (db: Pick<Db, 'select'>, ids: string[]): Promise<Told[]> => {
  // One parameter: hundreds of them take longer to be written than to be looked up.
  const wanted = sql`${sql.param(ids)}::uuid[]`
  const [rows, counted] = await Promise.all([
    db
      .select({ row: rowColumns, words: wordColumns, traits: traitColumns })
      .from(sites)
      .where(sql`${sites.id} = any(${wanted})`),
    db.select().from(reportMonths).where(sql`${reportMonths.siteId} = any(${wanted})`),
  ])
  const counts = Map.groupBy(counted, ({ siteId }) => siteId)
  return rows.map(({ row, words, traits }) => ({
    row,
    words,
    traits: { ...traits, counts: counts.get(row.id) ?? [] },
  }))
}

type CatalogueRows = {
  state: string
  /** In order of name. */
  rows: CatalogueRow[]
}

/**
 * Every approved site by what it can be chosen by, as one snapshot. Only those that `known` has no row of are read; what
 * else is told of them is given to `take`, with their places in `rows`.
 */
export const readCatalogue = (
  db: Db,
  known: (id: string, revision: number) => CatalogueRow | undefined,
  take: (at: number, told: Omit<Told, 'row'>) => void,
): Promise<CatalogueRows> =>
  db.transaction(
    async (tx) => {
      const state = await readCatalogueState(tx)
      const rows: CatalogueRow[] = []
      const { id, revision, sortName } = sites
      let after: { sortName: string; id: string } | undefined
      for (;;) {
        const batch = await tx
          .select({ id, revision, sortName })
          .from(sites)
          .where(and(approved, after && sql`(${sortName}, ${id}) > (${after.sortName}, ${after.id}::uuid)`))
          .orderBy(asc(sortName), asc(id))
          .limit(batchSize)
        const unknown = batch.filter(({ id, revision }) => !known(id, revision)).map(({ id }) => id)
        const told = new Map<string, Told>()
        for (let from = 0; from < unknown.length; from += toldAtOnce)
          for (const one of await readTold(tx, unknown.slice(from, from + toldAtOnce)))
            told.set(one.row.id, one)
        for (const { id, revision } of batch) {
          const one = told.get(id)
          const row = one?.row ?? known(id, revision)
          if (!row) continue
          if (one) take(rows.length, one)
          rows.push(row)
        }
        after = batch.at(-1)
        if (batch.length < batchSize) return { state, rows }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
